// A small XML document as a tree whose texts know their place. Entities that a document declares itself are not expanded: they stay as they are written.
import { Parser } from 'htmlparser2';
import { AssayError, type Span } from '@assay/record';

export type XmlNode = { readonly name: string; readonly attributes: Readonly<Record<string, string>>; readonly children: readonly XmlNode[]; /** Its own text, trimmed, with its place; null where it has none. */ readonly text: { readonly value: string; readonly span: Span } | null };

type Open = { readonly name: string; readonly attributes: Readonly<Record<string, string>>; readonly children: XmlNode[]; text: string; start: number; end: number };

const DEEPEST = 60;
const MOST_NODES = 2_000_000;

/** The root element; names are without their namespace. Throws AssayError('malformed-source'). */
export function readXmlTree(text: string, sourceName: string): XmlNode {
  const stack: Open[] = [];
  const roots: XmlNode[] = [];
  let nodes = 0;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      nodes += 1;
      if (stack.length >= DEEPEST || nodes > MOST_NODES) throw malformed(sourceName, 'is nested too deep or too long');
      stack.push({ name: name.slice(name.indexOf(':') + 1), attributes, children: [], text: '', start: -1, end: -1 });
    },
    ontext: (piece) => {
      const open = stack.at(-1);
      if (open === undefined || (open.text === '' && piece.trim() === '')) return;
      if (open.start < 0) open.start = parser.startIndex;
      open.text += piece;
      open.end = parser.endIndex + 1;
    },
    onclosetag: () => {
      const open = stack.pop();
      if (open !== undefined) (stack.at(-1)?.children ?? roots).push(closed(open, text));
    },
  }, { xmlMode: true, decodeEntities: true });
  parser.end(text);
  const [root] = roots;
  if (root === undefined) throw malformed(sourceName, 'is no XML document');
  return root;
}

function malformed(sourceName: string, why: string): AssayError {
  return new AssayError('malformed-source', `${sourceName}: the document ${why}.`, { remedy: 'Fetch the document again.' });
}

/** The place is that of the text without the white space around it. */
function closed({ name, attributes, children, text, start, end }: Open, source: string): XmlNode {
  const value = text.trim();
  if (value === '' || start < 0) return { name, attributes, children, text: null };
  const raw = source.slice(start, end);
  const lead = raw.length - raw.trimStart().length;
  return { name, attributes, children, text: { value, span: { start: start + lead, end: start + raw.trimEnd().length } } };
}

/** The first descendant under a path of names. */
export function child(node: XmlNode | undefined, ...path: readonly string[]): XmlNode | undefined {
  return path.reduce<XmlNode | undefined>((at, name) => at?.children.find((candidate) => candidate.name === name), node);
}

export function childrenOf(node: XmlNode | undefined, name: string): readonly XmlNode[] {
  return node?.children.filter((candidate) => candidate.name === name) ?? [];
}

export function textOf(node: XmlNode | undefined, ...path: readonly string[]): string | null {
  return child(node, ...path)?.text?.value ?? null;
}
