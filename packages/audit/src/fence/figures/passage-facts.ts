// The figures of a passage, by the audit's own readers. Dead stretches and locators are blanked before anybody reads.
import { AssayError, spanContains, spansOverlap, type NumeralRecord, type Sha256 } from '@assay/record';
import { clauseBounds } from '../../claims/clause.ts';
import { documentSource } from '../../document-source.ts';
import { readFacts, type ReadFact } from '../../facts/index.ts';
import { readTokens } from '../../numerals/index.ts';
import { readSentences } from '../../report/sentences.ts';
import { liveText, type Passage } from '../passage.ts';
import { withoutLocators } from '../quote/locator.ts';
import { asRunningWords } from '../words/camel.ts';
import { readPairs, wholeJson } from './pairs.ts';
import { withStatedScale } from './stated-scale.ts';

export type PassageFact = {
  readonly read: ReadFact;
  readonly passage: Passage;
  /** The words that say what the figure is: its sentence, or the label of its cell. */
  readonly words: string;
  /** Of a sentence only the part in which the figure stands. */
  readonly clause: string;
  /** The figure as it is written in running text: it may be a bound or a range. Null in tables and JSON. */
  readonly numeral: NumeralRecord | null;
};

/** What a passage says beyond where it stands and what the agent put there. */
export function evidenceText(passage: Passage): string {
  return withoutLocators(liveText(passage));
}

export function passageFacts(passage: Passage, sha256: Sha256): PassageFact[] {
  const text = evidenceText(passage);
  const json = wholeJson(text);
  if (json !== null) return readAs('passage.json', json, { passage, sha256 }).map((read) => labelled(read, passage, readPairs(text)?.scale ?? ''));
  const pairs = readPairs(text);
  const rest = (pairs?.spans ?? []).reduce((left, span) => left.slice(0, span.start) + ' '.repeat(span.end - span.start) + left.slice(span.end), text);
  const prose = proseFacts(readAs('passage.txt', rest, { passage, sha256 }), passage, { text: rest, start: 0 });
  return pairs === null ? prose : [...readAs('passage.json', pairs.json, { passage, sha256 }).map((read) => labelled(read, passage, `${besidePairs(text, rest)} ${pairs.scale}`)), ...prose];
}

/** What stands beside the pairs on their lines may date or deny them: "FY2023 totalRevenue: 5", "not audited". */
function besidePairs(text: string, rest: string): string {
  const lines = text.split('\n');
  return rest.split('\n').filter((line, at) => line !== lines[at]).join(' ').replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

/** Figures of running text with the sentence and the clause in which each stands. `start` is where the passage stands in what was read. */
export function proseFacts(reads: readonly ReadFact[], passage: Passage, { text, start }: { readonly text: string; readonly start: number }): PassageFact[] {
  const sentences = readSentences(text);
  const tokens = readTokens(text).filter((token) => token.kind === 'number');
  return reads.map((read) => {
    const { anchor } = read.fact;
    // A cell of a pipe table has a span as well, and no sentence: what has a column header is of a table.
    const at = anchor.kind === 'span' && read.column.length === 0 ? { start: anchor.start - start, end: anchor.end - start } : null;
    const sentence = at === null ? undefined : sentences.find((span) => spanContains(span, at));
    if (at === null || sentence === undefined) return labelled(read, passage, '');
    const words = text.slice(sentence.start, sentence.end);
    const numeral = tokens.find((token) => spansOverlap(token.span, at))?.numeral ?? null;
    return { read: withStatedScale(withTimes(read, ''), text.slice(at.start, at.end), words), passage, words, clause: clauseAround(words, at.start - sentence.start), numeral };
  });
}

/** As far as the next comma or conjunction that opens another assertion. */
function clauseAround(sentence: string, at: number): string {
  const bounds = [...clauseBounds(sentence), ...[...sentence.matchAll(/, /g)].map((match) => match.index)];
  const start = Math.max(0, ...bounds.filter((bound) => bound <= at));
  return sentence.slice(start, Math.min(sentence.length, ...bounds.filter((bound) => bound > at)));
}

/** A figure of a table or of JSON: its labels are its words. */
export function labelled(read: ReadFact, passage: Passage, beside: string): PassageFact {
  const words = `${labelOf(read)} ${beside}`.trim();
  return { read: withStatedScale(withTimes(read, words), null, words), passage, words, clause: words, numeral: null };
}

function labelOf(read: ReadFact): string {
  return asRunningWords([...read.row, ...read.column, read.caption ?? ''].join(' '));
}

/** A label may hold the time as well: "Q2 2023 revenue". */
function withTimes(read: ReadFact, label: string): ReadFact {
  if (read.fact.period !== null || read.mentions.length > 0) return read;
  const mentions = readTokens(label).flatMap((token) => (token.kind === 'period' && token.mention.kind !== 'relative' ? [token.mention] : []));
  return mentions.length === 0 ? read : { ...read, mentions };
}

type Reading = { readonly passage: Passage; readonly sha256: Sha256 };

function readAs(name: string, text: string, { passage, sha256 }: Reading): readonly ReadFact[] {
  const { entity, sourceKind } = passage.origin;
  const source = documentSource({ name, bytes: new TextEncoder().encode(text), described: { entity, sourceKind: sourceKind ?? 'document' } }, { about: entity, readAt: '1970-01-01T00:00:00Z', sha256 });
  try {
    return readFacts(source, { sha256 });
  } catch (error) {
    // Text that is nested deeper than the stack holds no figure that anybody could read.
    if (error instanceof AssayError || error instanceof RangeError) return [];
    throw error;
  }
}
