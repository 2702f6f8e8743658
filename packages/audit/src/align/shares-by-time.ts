// Shares whose operands differ by their time alone: "14.9% of the total are due in 2013", "the ratio of revenue in 2018 to 2017".
import type { Span } from '@assay/record';
import type { Candidate } from '../bind/candidate.ts';
import { resolveTime, type TimeQuery } from '../bind/time-query.ts';
import { shareOf } from '../derive/change.ts';
import type { ReadFact } from '../facts/read-fact.ts';
import { cellTime, timeRank } from './cell-time.ts';
import { stretchWords } from './label-words.ts';
import { cellsAt, operand, pairsOf, type Named } from './operands.ts';
import { found, NAMED, phraseOf, ranked, type Found, type Work } from './work.ts';
import type { Zones } from './zones.ts';

const BY_TIME_COST = 0.05;

/** The times written in some stretches of the sentence. */
export function timesIn(work: Work, zones: readonly Span[]): TimeQuery[] {
  const stretches = stretchWords(work.sentence.text);
  return work.sentence.tokens.flatMap((token) => {
    const isInside = zones.some((zone) => token.span.start >= zone.start && token.span.end <= zone.end);
    const isStretch = stretches.some((word) => token.span.start < word.end && token.span.end > word.start);
    const query = token.kind === 'period' && isInside && !isStretch ? resolveTime(token.mention, null) : null;
    return query === null ? [] : [query];
  });
}

/** "14.9% of the total are due in 2013": the part is named by its time alone, and stands in the whole's own row or column. */
export function timeShares(work: Work, zones: Zones, wholes: readonly Named[]): Found[] {
  const times = timesIn(work, zones.left);
  if (times.length === 0) return [];
  return wholes.flatMap((of) => {
    const cells = cellsAt(of, [], work.index).filter((cell) => isUntimed(cell) || times.length > 1 || of.series.own.includes('total'));
    return cells.flatMap((cell) => besideCell(work, cell).filter((read) => times.some((time) => cellTime(time, read) === 'agrees')).flatMap((read) => found(shareOf(operand(of, read, 'agrees'), cell), of.score - BY_TIME_COST)));
  });
}

/** "The ratio of revenue in 2018 to 2017": one series at the two times, in the order in which they are written. */
export function ratiosOverTime(work: Work): Found[] {
  const [first, second] = work.times.all;
  if (work.times.all.length !== 2 || first === undefined || second === undefined) return [];
  return ranked(work, phraseOf(work, null), NAMED).flatMap((named) => pairsOf(named, { own: first, base: second, isReturn: false }).flatMap(([one, other]) => found(shareOf(one, other), named.score - BY_TIME_COST)));
}

function isUntimed(cell: Candidate): boolean {
  const [read] = cell.facts;
  return read !== undefined && timeRank(read) === null;
}

/** The other cells of a cell's row and column. */
function besideCell(work: Work, cell: Candidate): ReadFact[] {
  const anchor = cell.facts[0]?.fact.anchor;
  if (anchor?.kind !== 'cell') return [];
  return work.index.cells.filter(({ fact }) => fact.anchor.kind === 'cell' && fact.anchor.table === anchor.table && (fact.anchor.row === anchor.row) !== (fact.anchor.column === anchor.column));
}

