// What a search tool may answer, read into pieces of text. Errors are told apart from finds before anything else looks.
import { parseJson, type Entity, type SourceKind } from '@assay/record';
import type { Origin } from '../passage.ts';

/** A stretch that a search found, with what the tool knows of it. `capture` names bytes that the fence can look into. */
export type Found = {
  readonly text: string;
  readonly file?: string | null;
  readonly entity?: Entity | null;
  readonly sourceKind?: SourceKind | null;
  readonly capture?: { readonly id: string; readonly start: number } | null;
  readonly madeBy?: Origin['madeBy'];
  /** What was put into that call: found again in its output, it is an echo. */
  readonly putIn?: readonly string[];
  /** Whose text it is, where it is no capture. */
  readonly origin?: Pick<Origin, 'kind' | 'by'>;
};

export type SearchAnswer = string | readonly (string | Found)[] | { readonly error: string } | null | undefined;
export type ReadAnswer = { readonly kind: 'found'; readonly found: readonly Found[] } | { readonly kind: 'empty' } | { readonly kind: 'error'; readonly message: string };

/** A text is cut at blank lines: each paragraph is a passage of its own. */
function paragraphs(text: string): Found[] {
  return text.replaceAll('\r\n', '\n').split('\n\n').filter((part) => part.trim() !== '').map((part) => ({ text: part }));
}

function isFoundList(answer: SearchAnswer): answer is readonly (string | Found)[] {
  return Array.isArray(answer);
}

/** `{"error": …}`, `{"status": "error"}`: an error in the form of a result. */
function errorIn(text: string): string | null {
  if (!text.trimStart().startsWith('{')) return null;
  let value: unknown;
  try { value = parseJson(text); } catch { return null; }
  if (typeof value !== 'object' || value === null) return null;
  const said = value as Readonly<Record<string, unknown>>;
  if ('error' in said && said['error'] !== null && said['error'] !== false) return text;
  return said['status'] === 'error' || said['ok'] === false || said['success'] === false ? text : null;
}

export function readAnswer(answer: SearchAnswer): ReadAnswer {
  if (answer === null || answer === undefined) return { kind: 'empty' };
  if (typeof answer !== 'string' && !isFoundList(answer)) return { kind: 'error', message: answer.error };
  const found = typeof answer === 'string' ? (errorIn(answer) === null ? paragraphs(answer) : [{ text: answer }]) : answer.map((item) => (typeof item === 'string' ? { text: item } : item));
  const failed = found.map((item) => errorIn(item.text)).find((message) => message !== null);
  if (failed !== undefined && found.length === 1) return { kind: 'error', message: failed };
  const kept = found.filter((item) => item.text.trim() !== '' && errorIn(item.text) === null);
  return kept.length === 0 ? { kind: 'empty' } : { kind: 'found', found: kept };
}
