// Facts are read from the captured bytes, and the bench is laid for the analysts.
import { readFacts } from '@assay/audit/facts';
import { entityOf, readGradeChanges, type Gathered, type GradeChange } from '@assay/data';
import { periodEnd, type Entity, type Fact, type IsoDate, type Question, type Sha256 } from '@assay/record';
import { makeBook } from '../book/fact-book.ts';
import { showWith } from '../figures/figure.ts';
import { readDoubts, type Doubt } from '../book/doubts.ts';
import { readInsiderTrades } from '../book/insider-trades.ts';
import { readMarketFunds } from '../book/market-funds.ts';
import { readOpinions } from '../book/opinions.ts';
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
  const book = makeBook({ facts: facts.filter((fact) => fact.source.filed === null || fact.source.filed <= asOf || periodEnd(fact.period ?? { kind: 'instant', on: asOf, fiscal: null }) === null), subject, calendar, asOf, isReceipt: company.kind === 'adr' });
  const roles = rolesOf(gathered, facts, subject);
  let doubts: readonly Doubt[] | undefined;
  return {
    company, name: shortName(company.name), trade: tradeOf(company), book, peers: readPeers(roles.peers, subject, asOf),
    insiders: readInsiderTrades(roles.own), opinions: readOpinions(roles.own, calendar), grades: gradesIn(gathered, asOf), market: readMarketFunds(roles.market, asOf),
    doubts: () => (doubts ??= readDoubts(roles.own.filter((fact) => fact.source.filed === null || fact.source.filed <= asOf), asOf)),
    show: showWith(with_.sha256), depth: with_.question.depth, asOf, data,
  };
}

function gradesIn({ captures }: Gathered, asOf: IsoDate): readonly GradeChange[] {
  return captures.filter(({ capture }) => capture.reader === 'yahoo-analysts').flatMap((captured) => readGradeChanges(captured)).filter(({ day }) => day <= asOf);
}

type Roles = { readonly own: readonly Fact[]; readonly peers: readonly Fact[]; readonly market: readonly Fact[] };

const peerTools: ReadonlySet<string> = new Set(['sample_peers', 'get_peer_quotes']);

/** Whose facts they are, by the capture they come from: of companies held beside, of funds of the market, or of the company itself. */
function rolesOf({ captures }: Gathered, facts: readonly Fact[], subject: Entity): Roles {
  const peers = new Set(captures.filter(({ capture }) => peerTools.has(capture.tool)).map(({ capture }) => capture.id));
  const market = new Set(captures.filter(({ capture }) => capture.reader === 'yahoo-chart' && capture.entity === null).map(({ capture }) => capture.id));
  const own = facts.filter(({ capture, entity }) => !peers.has(capture) && !market.has(capture) && (entity === null || entity.id === subject.id || entity.ticker === subject.ticker));
  return { own, peers: facts.filter(({ capture }) => peers.has(capture)), market: facts.filter(({ capture }) => market.has(capture)) };
}
