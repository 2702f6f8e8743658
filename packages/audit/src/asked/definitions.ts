// What a question defines: "DPO is defined as: 365 * …", "Define net working capital as current assets less current liabilities".
import type { Quantity } from './quantity.ts';
import { readFormula } from './read-formula.ts';

export type Definition = { readonly name: string; readonly quantity: Quantity };
export type Defined = { readonly definitions: readonly Definition[]; /** The question without its definitions. */ readonly rest: string };

const forms: readonly RegExp[] = [
  /\b(?:define|defining|calculate|compute|measure) ([^.?:;()]{2,70}?(?: ?\([^()]{1,24}\))?) as:?\s+/gi,
  /(?:^|[.?;:,]\s+|\bwhere )([^.?:;,()]{2,70}?(?: ?\([^()]{1,24}\))?) (?:is|are|can be|should be) (?:defined|calculated|computed|measured|found)(?: \w+)? (?:as|by):?\s+/gi,
  /\(([^.?:;,()]{2,70}?) = /g,
];

export function readDefinitions(question: string): Defined {
  const found = forms.flatMap((form) => [...question.matchAll(form)].flatMap((match) => definitionAt(question, match)));
  let rest = question;
  for (const { start, end } of found.toSorted((left, right) => right.start - left.start)) rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
  return { definitions: found.map(({ name, quantity }) => ({ name, quantity })), rest };
}

function definitionAt(question: string, match: RegExpExecArray): (Definition & { readonly start: number; readonly end: number })[] {
  const start = match.index + match[0].length;
  const stop = /[.?;](?=\s|$)|\n/.exec(question.slice(start));
  const end = start + (stop?.index ?? question.length - start);
  const name = (match[1] ?? '').replace(/\([^()]*\)/, '').trim();
  const quantity = readFormula(withoutBracket(question.slice(start, end)));
  return quantity === null || name === '' ? [] : [{ name, quantity, start: match.index, end }];
}

/** "(cash from operations − capex)": brackets around the whole, or one that the sentence closes. */
function withoutBracket(text: string): string {
  const trimmed = text.trim().replace(/^"|"$/g, '');
  const opens = trimmed.split('(').length;
  return trimmed.split(')').length === opens + 1 && trimmed.endsWith(')') ? trimmed.slice(0, -1) : trimmed;
}

/** The quantity with the names that the question defines put in; a name in its own definition stays a name. */
export function withDefinitions(quantity: Quantity, definitions: readonly Definition[]): Quantity {
  const inside = (of: Quantity): Quantity => withDefinitions(of, definitions);
  switch (quantity.kind) {
    case 'number': return quantity;
    case 'measure': {
      const meant = definitions.find(({ name }) => isSameName(name, quantity.words));
      return meant === undefined ? quantity : withDefinitions(meant.quantity, definitions.filter((each) => each !== meant));
    }
    case 'operation': return { ...quantity, left: inside(quantity.left), right: inside(quantity.right) };
    case 'mean': return { ...quantity, of: quantity.of.map(inside) };
    case 'change': case 'growth': case 'compound': return { ...quantity, value: inside(quantity.value), base: inside(quantity.base) };
    case 'at': return { ...quantity, of: inside(quantity.of) };
  }
}

function isSameName(left: string, right: string): boolean {
  return plain(left) === plain(right);
}

function plain(name: string): string {
  return name.toLowerCase().replace(/^(?:the|an?) /, '').replace(/\bunadjusted\b/g, ' ').replace(/[^\p{L}\p{N}&]+/gu, ' ').trim();
}
