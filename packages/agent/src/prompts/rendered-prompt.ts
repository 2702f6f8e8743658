/** Which prompt file spoke: its id and version, and the SHA-256 of the file. */
export type PromptRef = { readonly id: string; readonly version: number; readonly sha256: string };

/** A prompt file with its variables filled in: what a model is told to be and to do. */
export type RenderedPrompt = { readonly ref: PromptRef; readonly text: string };
