// Sources as they are parsed, and edits of them: for what is changed in a program while it is packed.

export type Edit = { readonly start: number; readonly end: number; readonly by: string };
export type Node = { readonly type: string; readonly start: number; readonly end: number };

export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Null for what is no regular expression that is written out. */
export function regexOf(node: Node): { readonly pattern: string; readonly flags: string } | null {
  const regex: unknown = node.type === 'Literal' && 'regex' in node ? node.regex : null;
  return typeof regex === 'object' && regex !== null && 'pattern' in regex && 'flags' in regex ? { pattern: String(regex.pattern), flags: String(regex.flags) } : null;
}

/** Of edits that lie apart, in any order. */
export function edited(code: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end, by } of edits.toSorted((left, right) => left.start - right.start)) {
    parts.push(code.slice(at, start), by);
    at = end;
  }
  return parts.join('') + code.slice(at);
}
