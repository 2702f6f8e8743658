// Regular expressions of the questions' reader, exchanged in the packed program for ones that are made when a text first holds their words. A question
// is read by some four thousand and a hundred of them fit; V8 makes each ready at its first use, which took a fifth of a short answer. The sources keep
// plain regular expressions: this is of the packing, and the program does the same without it.
import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Plugin } from 'rolldown';
import { parseSync } from 'rolldown/utils';
import { edited, isNode, regexOf, type Edit, type Node } from './syntax.ts';

const reader = join(import.meta.dirname, '..', '..', '..', '..', 'agent', 'src', 'ask');
const patterns = join(reader, 'asked', 'patterns');

/** A shorter one is made ready in less time than what it needs is looked up. */
const shortest = 24;

const isFunction = ({ type }: Node): boolean => /Function|^PropertyDefinition$|^StaticBlock$/.test(type);

function editOf(node: Node, isInFunction: boolean): Edit | null {
  const regex = regexOf(node);
  if (regex !== null) {
    const isOfPlace = /[gy]/.test(regex.flags);
    // One that is global and written in a function is another each time.
    if (regex.pattern.length < shortest || (isOfPlace && isInFunction)) return null;
    return { start: node.start, end: node.end, by: `${isOfPlace ? 'lateGlobal' : 'lateLiteral'}(${JSON.stringify(regex.pattern)}, ${JSON.stringify(regex.flags)})` };
  }
  if (node.type !== 'NewExpression' || !('callee' in node) || !isNode(node.callee) || !('name' in node.callee) || node.callee.name !== 'RegExp') return null;
  return { start: node.start, end: node.callee.end, by: 'lateRegExp' };
}

function editsIn(value: unknown, isInFunction: boolean, edits: Edit[]): void {
  if (Array.isArray(value)) for (const item of value) editsIn(item, isInFunction, edits);
  if (!isNode(value)) return;
  const edit = editOf(value, isInFunction);
  if (edit !== null) edits.push(edit);
  const isInside = isInFunction || isFunction(value);
  for (const part of Object.values<unknown>({ ...value })) editsIn(part, isInside, edits);
}

/** The module with its longer regular expressions made late, by what `helper` (an address to import) gives; null where it has none. Throws where it cannot be read. */
export function withLatePatterns(code: string, id: string, helper: string): string | null {
  const { program, errors } = parseSync(id, code);
  if (errors.length > 0) throw new Error(`${id} cannot be read: ${errors.map(({ message }) => message).join('; ')}`);
  const edits: Edit[] = [];
  editsIn(program, false, edits);
  if (edits.length === 0) return null;
  return `import { lateGlobal, lateLiteral, lateRegExp } from ${JSON.stringify(helper)}; ${edited(code, edits)}`;
}

/** Of the questions' reader alone: its texts are short, and its patterns many. */
export const latePatterns: Plugin = {
  name: 'late-patterns',
  load: {
    filter: { id: /\.ts$/ },
    handler: (id) => {
      if (!id.startsWith(reader + sep) || id.startsWith(patterns + sep)) return null;
      const code = withLatePatterns(readFileSync(id, 'utf8'), id, join(patterns, 'late-regexp.ts'));
      return code === null ? null : { code, moduleType: 'ts' };
    },
  },
};
