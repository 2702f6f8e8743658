import type { RenderedPrompt } from '../prompts/rendered-prompt.ts';

/** Renders a prompt file by its id with its variables. Throws AssayError('internal') for a prompt or variable that does not exist. */
export type RenderPrompt = (id: string, variables: Readonly<Record<string, string>>) => RenderedPrompt;
