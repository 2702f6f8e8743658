// An auditing agent on the AI SDK: the fence stands between its tools and the verdicts. The model is the SDK's own mock, so that this
// runs without a key; put `openai('…')` in its place. It submits one true claim and one that no source bears out.
import { createHash } from 'node:crypto';
import { auditReport, documentSource, type Entity } from '@assay/audit';
import { captureTexts, openFence, raiseVerdicts, searchTexts, usualLimits, type Tracked } from '@assay/audit/fence';
import { generateText, isStepCount, tool } from 'ai';
import { MockLanguageModelV4 } from 'ai/test';
import { z } from 'zod';

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const lodge: Entity = { id: null, ticker: null, name: 'Lodge Hotels' };
const report = 'Lodge Hotels had revenue of £212.4 million in fiscal 2025. It had net income of £31.0 million in fiscal 2025.';
const letter = documentSource(
  { name: 'letter.txt', bytes: new TextEncoder().encode('Dear shareholder,\n\nRevenue was £212.4 million in fiscal 2025.\n\nNet income was £26.3 million in fiscal 2025.\n') },
  { about: lodge, readAt: '2026-03-02T00:00:00Z', sha256 },
);

const fence = openFence({ document: report, subject: lodge, captureSource: (id) => (id === letter.capture.id ? letter : null), sha256 });
const search = fence.track(searchTexts(captureTexts([letter]), usualLimits), { tool: 'search' });
const tools = {
  search: tool({ description: 'Finds a line of the sources.', inputSchema: z.object({ pattern: z.string() }), execute: (query) => search(query) }),
  submit: tool({ description: 'Claims that passages bear out a sentence.', inputSchema: z.object({ claim: z.string(), handles: z.array(z.string()) }), execute: (sent) => fence.submit(sent).sentence }),
};

// What the mock says, step by step. It knows handles only from what it was shown, as any model does.
const shown: Tracked[] = [];
const call = (toolName: keyof typeof tools, input: unknown): { type: 'tool-call'; toolCallId: string; toolName: string; input: string } => ({ type: 'tool-call', toolCallId: `call-${String(model.doGenerateCalls.length)}`, toolName, input: JSON.stringify(input) });
const handles = (): string[] => shown.flatMap(({ passages }) => passages.map(({ handle }) => handle));
const steps = [
  () => call('search', { pattern: 'million' }),
  () => call('submit', { claim: 'Lodge Hotels had revenue of £212.4 million in fiscal 2025', handles: handles() }),
  () => call('submit', { claim: 'It had net income of £31.0 million in fiscal 2025', handles: handles() }),
];
const model: MockLanguageModelV4 = new MockLanguageModelV4({
  doGenerate: () => {
    const next = steps[model.doGenerateCalls.length - 1];
    return Promise.resolve({
      content: [next === undefined ? { type: 'text', text: 'Done.' } : next()], finishReason: { unified: next === undefined ? 'stop' : 'tool-calls', raw: undefined }, warnings: [],
      usage: { inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 }, outputTokens: { total: 1, text: 1, reasoning: 0 } },
    });
  },
});

await generateText({ model, tools, prompt: `Check each sentence against the sources:\n${report}`, stopWhen: isStepCount(8), onStepEnd: ({ toolResults }) => { for (const result of toolResults) if (!result.dynamic && result.toolName === 'search') shown.push(result.output); } });

const { verdicts } = auditReport(report, [], { subject: lodge, asOf: null, sha256 });
const raised = raiseVerdicts(verdicts, fence).map(({ verdict }) => verdict);
console.log(`verdicts: ${raised.join(', ')}`);
console.log(`accepted: ${String(fence.state.accepted.length)}, refused: ${fence.state.refused.map(({ outcome }) => outcome.code).join(', ')}`);
process.exitCode = raised.join() === 'verified,unverified' ? 0 : 1;
