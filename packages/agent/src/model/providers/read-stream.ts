// A streamed answer, gathered into the same form as a whole one. Text is handed on as it comes.
import type { RawReply } from './from-sdk.ts';
import type { SdkContent, SdkPart } from './sdk.ts';

type Block = { readonly type: 'text' | 'reasoning'; text: string; providerMetadata?: Extract<SdkContent, { type: 'text' }>['providerMetadata'] };
type BlockPart = Extract<SdkPart, { type: 'text-start' | 'text-delta' | 'text-end' | 'reasoning-start' | 'reasoning-delta' | 'reasoning-end' }>;
type Gathered = { readonly content: (SdkContent | Block)[]; readonly open: Map<string, Block>; finish: Extract<SdkPart, { type: 'finish' }> | null };

/** What ended a stream early; `failureOf` reads it like any other error. */
export class StreamError extends Error {
  override readonly name = 'StreamError';
}

function begin(gathered: Gathered, key: string, type: Block['type']): Block {
  const block: Block = { type, text: '' };
  gathered.open.set(key, block);
  gathered.content.push(block);
  return block;
}

function keep(block: Block, metadata: Block['providerMetadata']): void {
  if (metadata !== undefined) block.providerMetadata = { ...block.providerMetadata, ...metadata };
}

function takeBlock(gathered: Gathered, part: BlockPart, onText: (delta: string) => void): void {
  const type = part.type.startsWith('text') ? 'text' : 'reasoning';
  const key = `${type} ${part.id}`;
  const block = part.type.endsWith('-start') ? begin(gathered, key, type) : gathered.open.get(key) ?? begin(gathered, key, type);
  if ('delta' in part) {
    block.text += part.delta;
    if (type === 'text' && part.delta !== '') onText(part.delta);
  }
  keep(block, part.providerMetadata);
}

const blockParts = new Set<SdkPart['type']>(['text-start', 'text-delta', 'text-end', 'reasoning-start', 'reasoning-delta', 'reasoning-end']);

function isBlockPart(part: SdkPart): part is BlockPart {
  return blockParts.has(part.type);
}

function take(gathered: Gathered, part: SdkPart, onText: (delta: string) => void): void {
  if (isBlockPart(part)) takeBlock(gathered, part, onText);
  else if (part.type === 'tool-call') gathered.content.push(part);
  else if (part.type === 'finish') Object.assign(gathered, { finish: part });
  else if (part.type === 'error') throw part.error instanceof Error ? part.error : new StreamError(textOf(part.error));
}

function textOf(error: unknown): string {
  return typeof error === 'string' ? error : JSON.stringify(error).slice(0, 500);
}

/** Throws what the stream reports, and StreamError where it ended before the answer did. */
export async function readStream(stream: ReadableStream<SdkPart>, onText: (delta: string) => void): Promise<RawReply> {
  const gathered: Gathered = { content: [], open: new Map(), finish: null };
  const reader = stream.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) take(gathered, next.value, onText);
  } finally {
    await reader.cancel().catch(() => undefined);
  }
  const { finish } = gathered;
  if (finish === null || (finish.finishReason.raw === undefined && finish.finishReason.unified !== 'stop' && finish.finishReason.unified !== 'tool-calls')) throw new StreamError('the connection ended before the answer did');
  return { content: gathered.content as SdkContent[], finishReason: finish.finishReason, usage: finish.usage };
}
