// Names of companies and markets in a sentence. A name that is not the subject's moves the claim to another entity.
import type { Entity, Span } from '@assay/record';

export type NamedEntity = { readonly entity: Entity; readonly names: readonly string[] };

const legalForms = /,? (?:inc|incorporated|corp|corporation|co|company|companies|plc|ltd|limited|llc|lp|sa|ag|nv|se|holdings?|group|the|class [abc]|\(?the\)?)\.?$/i;

/** The forms under which a company is written: its full name, the name without legal form, its ticker. */
export function namesOf(entity: Entity): string[] {
  const names = new Set<string>();
  if (entity.name !== null) {
    let name = entity.name.replace(/\s+/g, ' ').replace(/^the /i, '').trim();
    names.add(name);
    for (let round = 0; round < 4 && legalForms.test(name); round += 1) {
      name = name.replace(legalForms, '').replace(/[ ,&.]+$/, '').trim();
      names.add(name);
    }
    const short = name.replace(/\.com$/i, '');
    if (short.length >= 3) names.add(short);
  }
  if (entity.ticker !== null && entity.ticker.length >= 2) names.add(entity.ticker);
  return [...names].filter((name) => name.length >= 2);
}

export type NameIndex = { readonly byFirstWord: ReadonlyMap<string, readonly { readonly words: readonly string[]; readonly entity: Entity; readonly isTicker: boolean }[]> };

/** An index of names by their first word, so that a sentence is read once however many companies are known. */
export function indexNames(entities: readonly Entity[]): NameIndex {
  const byFirstWord = new Map<string, { words: string[]; entity: Entity; isTicker: boolean }[]>();
  for (const entity of entities) {
    for (const name of namesOf(entity)) {
      const words = wordsOf(name).map((word) => word.text.toLowerCase());
      const first = words[0];
      if (first === undefined) continue;
      const list = byFirstWord.get(first) ?? [];
      list.push({ words, entity, isTicker: name === entity.ticker });
      byFirstWord.set(first, list);
    }
  }
  return { byFirstWord };
}

type PlacedWord = { readonly text: string; readonly start: number; readonly end: number };

function wordsOf(text: string): PlacedWord[] {
  return [...text.matchAll(/[\p{L}\p{N}&]+/gu)].map((match) => ({ text: match[0], start: match.index, end: match.index + match[0].length }));
}

/** Names found in a text, longest first at each place; a ticker counts only in capitals, a name only with a capital initial. */
export function findNames(text: string, index: NameIndex): { readonly entity: Entity; readonly span: Span }[] {
  const words = wordsOf(text);
  const found: { entity: Entity; span: Span }[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const hit = longestAt(words, at, index);
    if (hit === null) continue;
    const last = words[at + hit.length - 1];
    const first = words[at];
    if (first === undefined || last === undefined) continue;
    found.push({ entity: hit.entity, span: { start: first.start, end: last.end } });
    at += hit.length - 1;
  }
  return found;
}

function longestAt(words: readonly PlacedWord[], at: number, index: NameIndex): { readonly entity: Entity; readonly length: number } | null {
  const first = words[at];
  if (first === undefined || !/^[\p{Lu}\d]/u.test(first.text)) return null;
  let best: { entity: Entity; length: number } | null = null;
  for (const candidate of index.byFirstWord.get(first.text.toLowerCase()) ?? []) {
    if (candidate.isTicker && first.text !== first.text.toUpperCase()) continue;
    if (best !== null && candidate.words.length <= best.length) continue;
    if (candidate.words.every((word, step) => words[at + step]?.text.toLowerCase() === word)) best = { entity: candidate.entity, length: candidate.words.length };
  }
  return best;
}

/** Capitalised names before a possessive or a verb of reporting that no known entity covers: "Fabrikam's revenue". */
export function unknownOwners(text: string, known: readonly Span[]): string[] {
  const owners: string[] = [];
  for (const match of text.matchAll(/\b(\p{Lu}[\p{L}&]{2,}(?: \p{Lu}[\p{L}&]+){0,3})(?:['’]s? |\s+(?:reported|posted|earned|generated|recorded)\b)|\b(?:for|at) (\p{Lu}[\p{L}&]{2,}(?: \p{Lu}[\p{L}&]+){0,3})/gu)) {
    const name = match[1] ?? match[2] ?? '';
    const start = text.indexOf(name, match.index);
    if (/^(?:The|This|That|It|Its|In|For|Our|Their|Management|Company|Year|Today|America|China|Europe|January|February|March|April|May|June|July|August|September|October|November|December|Q[1-4]|FY\d*|Fiscal|Treasury|Christmas)$/i.test(name.split(' ')[0] ?? '')) continue;
    if (!known.some((span) => start < span.end && start + name.length > span.start)) owners.push(name);
  }
  return owners;
}
