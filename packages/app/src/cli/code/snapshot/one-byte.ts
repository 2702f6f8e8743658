// The bundled program written in letters of one byte each, its others as escapes. V8 keeps the text of a program for the functions that were not called
// yet, in two bytes a letter where any letter needs them, and a snapshot is read and laid out whole at every start from it.
import { parseSync } from 'rolldown/utils';
import { edited, isNode, regexOf, type Edit, type Node } from '../syntax.ts';

const wide = /[^\0-\xff]/;
const eachWide = /[^\0-\xff]/g;

const escaped = (text: string): string => text.replace(eachWide, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Of a template with a tag, the text itself is handed over: there a letter comes in from outside. */
const handedIn = (text: string): string => text.replace(/[^\0-\xff]+/g, (letters) => `\${"${escaped(letters)}"}`);

/** Whoever reads a regular expression's source finds the letters there. With a space, since a word may stand right before its slash. */
function asMade({ pattern, flags }: { readonly pattern: string; readonly flags: string }): string {
  return ` new RegExp(${escaped(JSON.stringify(pattern))},${JSON.stringify(flags)})`;
}

function editOf(node: Node, text: string, hasTag: boolean): Edit {
  const regex = regexOf(node);
  if (regex !== null) return { start: node.start, end: node.end, by: asMade(regex) };
  return { start: node.start, end: node.end, by: hasTag ? handedIn(text) : escaped(text) };
}

/** Throws where the program cannot be read. A letter that stands elsewhere than in a text or a pattern stays as it is. */
export function inOneByte(code: string): string {
  const { program, errors } = parseSync('program.cjs', code, { sourceType: 'script' });
  if (errors.length > 0) throw new Error(`The bundled program cannot be read: ${errors.map(({ message }) => message).join('; ')}`);
  const edits: Edit[] = [];
  const look = (value: unknown, hasTag: boolean): void => {
    if (Array.isArray(value)) for (const item of value) look(item, hasTag);
    if (!isNode(value)) return;
    if (value.type === 'Literal' || value.type === 'TemplateElement') {
      const text = code.slice(value.start, value.end);
      if (wide.test(text)) edits.push(editOf(value, text, hasTag));
      return;
    }
    if (value.type === 'TaggedTemplateExpression') {
      const { tag, quasi } = value as Node & { readonly tag: unknown; readonly quasi: Node & { readonly quasis: unknown; readonly expressions: unknown } };
      look(tag, false);
      look(quasi.quasis, true);
      look(quasi.expressions, false);
      return;
    }
    for (const part of Object.values<unknown>({ ...value })) look(part, false);
  };
  look(program, false);
  return edited(code, edits);
}
