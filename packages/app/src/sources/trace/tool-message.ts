// What a tool said and what it was asked, out of the forms in which traces keep them.
import { parseJson } from '@assay/record';
import { readPythonLiteral } from './python-literal.ts';

/** `content='…' name='…'`: a chat framework's message, written down as Python shows it. Anything else is the tool's own text. */
export function outputText(output: string): string {
  if (!output.startsWith('content=')) return output;
  const read = readPythonLiteral(output, 'content='.length);
  return read === null ? output : textOf(read.value) ?? output;
}

/** A text, or a list of texts and of `{'type': 'text', 'text': …}`. */
function textOf(value: unknown): string | null {
  if (typeof value === 'string') return value;
  if (!Array.isArray(value)) return null;
  const parts = value.map((part: unknown) => (typeof part === 'string' ? part : part instanceof Map ? part.get('text') as unknown : null));
  return parts.every((part) => typeof part === 'string') ? parts.join('\n') : null;
}

/** The named arguments of a call, kept as an object, as JSON or as Python shows a dictionary; none where nothing can be read. */
export function argumentsOf(input: unknown): ReadonlyMap<string, unknown> {
  if (typeof input === 'object' && input !== null && !Array.isArray(input)) return new Map(Object.entries(input));
  if (typeof input !== 'string') return new Map();
  try {
    const read: unknown = parseJson(input);
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? new Map(Object.entries(read)) : new Map();
  } catch {
    const value = readPythonLiteral(input)?.value;
    return value instanceof Map ? value as ReadonlyMap<string, unknown> : new Map();
  }
}

/** Failures come back as the text of a successful call. */
export function isErrorText(text: string): boolean {
  return /^\s{0,20}(?:error|exception|traceback)\b[^\n]{0,40}?:/i.test(text);
}
