// Prices as published by the providers, in US dollars for a million tokens, each with the day on which it was read. They hold
// for prompts of up to 200,000 tokens; where a provider asks more at busy hours or from fewer tokens on, the dearer price stands here.
// Prices change; a file of the user's own comes first (docs/models.md).
import type { Price } from './price.ts';

export const publishedPrices: Readonly<Record<string, Price>> = {
  'openai/gpt-6.1-sol': { input: '2', output: '10', cached: '0.10', seen: '2026-11-21' },
  'openai/gpt-6.1-terra': { input: '1', output: '5', cached: '0.05', seen: '2026-11-21' },
  'openai/gpt-5.6-terra': { input: '2', output: '12', cached: '0.20', seen: '2026-11-21' },
  'openai/gpt-5.4': { input: '2.5', output: '15', cached: '0.25', seen: '2026-04-30' },
  'openai/gpt-5.4-mini': { input: '0.75', output: '4.5', cached: '0.075', seen: '2026-04-30' },
  'openai/gpt-5-mini': { input: '0.25', output: '2', cached: '0.025', seen: '2026-06-15' },
  'anthropic/claude-fable-5-1': { input: '10', output: '50', cached: '0.25', seen: '2026-11-21' },
  'anthropic/claude-opus-5-5': { input: '4', output: '20', cached: '0.20', seen: '2026-11-21' },
  'anthropic/claude-opus-5': { input: '5', output: '25', cached: '0.50', seen: '2026-11-21' },
  'anthropic/claude-sonnet-5-5': { input: '2', output: '10', cached: '0.10', seen: '2026-11-21' },
  'anthropic/claude-sonnet-4-5': { input: '3', output: '15', cached: '0.30', seen: '2026-11-21' },
  'anthropic/claude-haiku-5-5': { input: '0.50', output: '2.5', cached: '0.05', seen: '2026-11-21' },
  'anthropic/claude-haiku-4-5': { input: '1', output: '5', cached: '0.10', seen: '2026-11-21' },
  'google/gemini-3.5-flash': { input: '1.5', output: '9', cached: null, seen: '2026-07-01' },
  'google/gemini-3.1-pro-preview': { input: '2', output: '12', cached: null, seen: '2026-07-01' },
  'google/gemini-2.5-pro': { input: '1.25', output: '10', cached: null, seen: '2026-07-01' },
  'google/gemini-2.5-flash': { input: '0.30', output: '2.5', cached: null, seen: '2026-07-01' },
  'deepseek/deepseek-flash': { input: '0.30', output: '1.20', cached: '0.006', seen: '2026-11-21' },
  'deepseek/deepseek-v4-pro': { input: '1.32', output: '3.96', cached: '0.044', seen: '2026-11-21' },
};
