// Values of a row that no dictionary knows, at a time: the company's own segment names, and the tables of any document.
import { decimal } from '@assay/record';
import type { Candidate } from '../bind/candidate.ts';
import { preferFacts } from '../bind/fact-index.ts';
import { matchEntity } from '../bind/match-entity.ts';
import { matchPeriod, type Agreement } from '../bind/match-period.ts';
import type { RowMatch } from '../bind/match-row.ts';
import { timeName, type TimeQuery } from '../bind/time-query.ts';
import type { ReadFact } from '../facts/read-fact.ts';
import type { Asked } from './facts-for.ts';

/** Words that name a row this well count as its name. */
const NAMED_WELL = 0.62;

/** The row's values at a time, facts that state that time before facts that state none. */
export function rowValues(match: RowMatch, query: TimeQuery | null, asked: Asked): Candidate[] {
  const dated = match.row.facts.map((read) => ({ read, period: matchPeriod(query, read), entity: matchEntity(asked.entity, read.fact) })).filter((item) => item.period !== 'conflicts' && item.entity !== 'conflicts');
  const agreeing = dated.filter((item) => item.period === 'agrees');
  const chosen = agreeing.length > 0 ? agreeing : dated;
  const order = preferFacts(chosen.map((item) => item.read));
  return order.slice(0, 4).map((read) => candidateOf(read, match, { query, period: chosen.find((item) => item.read === read)?.period ?? 'unstated', asked }));
}

function candidateOf(read: ReadFact, match: RowMatch, at: { readonly query: TimeQuery | null; readonly period: Agreement; readonly asked: Asked }): Candidate {
  return {
    value: decimal(read.fact.value), unit: read.fact.unit, facts: [read], formula: null, metric: match.score >= NAMED_WELL ? 'agrees' : 'unstated',
    period: at.period, entity: matchEntity(at.asked.entity, read.fact), confidence: match.score, subject: `${match.row.label}, ${timeName(at.query)}`, rivals: [], byRow: true,
  };
}
