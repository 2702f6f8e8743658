// Facts are read from the captured bytes, and the bench is laid for the analysts.
import { readFacts } from '@assay/audit/facts';
import { entityOf, type Gathered } from '@assay/data';
import { periodEnd, type Fact, type Question, type Sha256 } from '@assay/record';
import { makeBook } from '../book/fact-book.ts';
import { showWith } from '../figures/figure.ts';
import { readPeers } from '../book/peer-books.ts';
import type { Bench } from '../specialists/bench.ts';
import { tradeOf } from '../trade/trade-of.ts';
import { shortName } from '../write/company-name.ts';

/** Every fact of the captures. A damaged capture throws AssayError('malformed-source'). */
export function factsOf(gathered: Gathered, sha256: Sha256): readonly Fact[] {
  return gathered.captures.flatMap((source) => readFacts(source, { sha256 }).map((read) => read.fact));
}

export function setBench(gathered: Gathered, facts: readonly Fact[], with_: { readonly question: Question; readonly sha256: Sha256 }): Bench {
  const { company, data } = gathered;
  const subject = entityOf(company);
  const calendar = company.fiscalCalendar;
  const asOf = with_.question.asOf !== null && with_.question.asOf < data.asOf ? with_.question.asOf : data.asOf;
  const book = makeBook({ facts: facts.filter((fact) => fact.source.filed === null || fact.source.filed <= asOf || periodEnd(fact.period ?? { kind: 'instant', on: asOf, fiscal: null }) === null), subject, calendar, asOf });
  return { company, name: shortName(company.name), trade: tradeOf(company), book, peers: readPeers(facts, subject, asOf), show: showWith(with_.sha256), depth: with_.question.depth, asOf, data };
}
