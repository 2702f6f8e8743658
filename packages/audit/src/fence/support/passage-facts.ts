// The figures of a passage, by the audit's own readers. Dead stretches and locators are blanked before anybody reads.
import { AssayError, type Sha256 } from '@assay/record';
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
};

/** What a passage says beyond where it stands and what the agent put there. */
export function evidenceText(passage: Passage): string {
  return withoutLocators(liveText(passage));
}

export function passageFacts(passage: Passage, sha256: Sha256): PassageFact[] {
  const text = evidenceText(passage);
  const json = wholeJson(text);
  if (json !== null) return labelled(readAs('passage.json', json, { passage, sha256 }), passage);
  const pairs = readPairs(text);
  const rest = (pairs?.spans ?? []).reduce((left, span) => left.slice(0, span.start) + ' '.repeat(span.end - span.start) + left.slice(span.end), text);
  const sentences = readSentences(rest);
  const prose = readAs('passage.txt', rest, { passage, sha256 }).map((read): PassageFact => {
    const { anchor } = read.fact;
    const figure = anchor.kind === 'span' ? rest.slice(anchor.start, anchor.end) : '';
    const at = anchor.kind === 'span' ? sentences.find((sentence) => anchor.start >= sentence.start && anchor.end <= sentence.end) : undefined;
    const words = at === undefined ? labelOf(read) : rest.slice(at.start, at.end);
    return { read: withStatedScale(withTimes(read, ''), figure, words), passage, words };
  });
  return [...(pairs === null ? [] : labelled(readAs('passage.json', pairs.json, { passage, sha256 }), passage)), ...prose];
}

function labelled(reads: readonly ReadFact[], passage: Passage): PassageFact[] {
  return reads.map((read) => ({ read: withStatedScale(withTimes(read, labelOf(read)), '', labelOf(read)), passage, words: labelOf(read) }));
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
    if (error instanceof AssayError) return [];
    throw error;
  }
}
