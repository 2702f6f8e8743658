// From text to tokens. At each atom the readers are asked in a fixed order; what holds digits and nobody reads is an identifier.
import type { Span } from '@assay/record';
import { chainEnd } from './identifier/chain.ts';
import { readHeaded } from './identifier/head.ts';
import { readShaped } from './identifier/shape.ts';
import type { Atoms } from './lex/atom.ts';
import { lex } from './lex/lex.ts';
import type { Grouping } from './lex/lex-number.ts';
import { lendUnits } from './lend-unit.ts';
import { readNumber } from './number/read-number.ts';
import { DIRECTION, HEADED, LEFTOVER, NUMBER, PERIOD, RANK, readersAt, SHAPED, type Readers } from './openers.ts';
import { carryPeriod, type LastPeriod } from './period/carry.ts';
import { readPeriod } from './period/read-period.ts';
import { remember } from '../remember.ts';
import type { Reading, Token } from './token.ts';
import { readDirection } from './words/direction.ts';
import { readRank } from './words/rank.ts';

export type ReadOptions = {
  /** How the text's language writes numbers; English where nothing is said. */
  readonly grouping?: Grouping;
};

function identifier(next: number | null): Reading | null {
  return next === null ? null : { kind: 'identifier', next };
}

/** What no reader claimed but holds digits. */
function readLeftover(atoms: Atoms, at: number): Reading | null {
  const kind = atoms[at]?.kind;
  return kind === 'number' || kind === 'code' || kind === 'mark' ? { kind: 'identifier', next: chainEnd(atoms, at) } : null;
}

type Reader = (atoms: Atoms, at: number, source: string) => Reading | null;

/** In the order in which they are asked. */
const byOpener: readonly (readonly [Readers, Reader])[] = [
  [HEADED, (atoms, at) => identifier(readHeaded(atoms, at))],
  [PERIOD, readPeriod],
  [SHAPED, (atoms, at) => identifier(readShaped(atoms, at))],
  [NUMBER, (atoms, at, source) => readNumber(atoms, at, { source, isPeriod: (from) => readPeriod(atoms, from) !== null })],
  [RANK, readRank],
  [LEFTOVER, readLeftover],
  [DIRECTION, readDirection],
];

function readAt(atoms: Atoms, at: number, source: string): Reading | null {
  const asked = readersAt(atoms, at);
  if (asked === 0) return null;
  for (const [readers, read] of byOpener) {
    const reading = (asked & readers) === 0 ? null : read(atoms, at, source);
    if (reading !== null) return reading;
  }
  return null;
}

function placed(reading: Reading, span: Span, source: string): Token {
  const place = { span, text: source.slice(span.start, span.end) };
  switch (reading.kind) {
    case 'number': return { kind: 'number', ...place, numeral: reading.numeral };
    case 'period': return { kind: 'period', ...place, mention: reading.mention };
    case 'direction': return { kind: 'direction', ...place, direction: reading.direction };
    case 'rank': return { kind: 'rank', ...place, rank: reading.rank, n: reading.n };
    case 'identifier': return { kind: 'identifier', ...place };
  }
}

/** Character references outside every token become identifiers: their digits are accounted for as well. */
function withReferences(tokens: readonly Token[], references: readonly Span[], source: string): Token[] {
  const all: Token[] = [];
  let at = 0;
  for (const reference of references) {
    for (let token = tokens[at]; token !== undefined && token.span.start < reference.end; token = tokens[at]) {
      all.push(token);
      at += 1;
    }
    const last = all.at(-1);
    const free = last === undefined || last.span.end <= reference.start;
    if (free && /\d/.test(source.slice(reference.start, reference.end))) all.push(placed({ kind: 'identifier', next: 0 }, reference, source));
  }
  return [...all, ...tokens.slice(at)];
}

const MOST_TEXTS = 1000;

/** Sentences of a source are asked for again with every claim that is held against them. */
const readEnglish = remember((source): readonly Token[] => tokensOf(source, 'english'), MOST_TEXTS);

/**
 * Every number, period, direction word, rank word and identifier of a text, in order and without overlap.
 * Spans are UTF-16 offsets into `source`. Any text is read, in linear time; nothing is thrown.
 */
export function readTokens(source: string, { grouping = 'english' }: ReadOptions = {}): readonly Token[] {
  return grouping === 'english' ? readEnglish(source) : tokensOf(source, grouping);
}

function tokensOf(source: string, grouping: Grouping): Token[] {
  const { atoms, references } = lex(source, grouping);
  const tokens: Token[] = [];
  let last: LastPeriod | null = null;
  for (let at = 0; at < atoms.length;) {
    const read = readAt(atoms, at, source);
    if (read === null) {
      at += 1;
      continue;
    }
    const reading: Reading = read.kind === 'period' ? { ...read, mention: carryPeriod(atoms, last, { mention: read.mention, at }) } : read;
    if (reading.kind === 'period') last = { mention: reading.mention, next: reading.next };
    tokens.push(placed(reading, { start: atoms[at]?.start ?? 0, end: atoms[reading.next - 1]?.end ?? 0 }, source));
    at = reading.next;
  }
  return withReferences(lendUnits(tokens, source), references, source);
}
