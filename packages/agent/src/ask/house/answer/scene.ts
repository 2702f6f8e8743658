// What an answer is made of: for each company of the question a bench over its own captures, and a book of the economy.
import { entityOf, type Company } from '@assay/data';
import type { CapturedBytes, IsoDate, Question, Sha256 } from '@assay/record';
import { makeBook, type FactBook } from '../../../book/fact-book.ts';
import { readPeers } from '../../../book/peer-books.ts';
import { showWith, type Show } from '../../../figures/figure.ts';
import type { Gathering } from '../../../graph/run-state.ts';
import { setBench } from '../../../graph/set-bench.ts';
import type { Bench } from '../../../specialists/bench.ts';
import type { Gathered } from '../../stages.ts';
import { factsOf } from '../verify/capture-facts.ts';

export type Holder = { readonly company: Company; /** As prose has it: `Apple`. */ readonly name: string; readonly bench: Bench; readonly gathering: Gathering };

export type Scene = {
  readonly gathered: Gathered;
  /** Companies with facts, those that the question names first. */
  readonly holders: readonly Holder[];
  /** Companies that were asked about and of which nothing came. */
  readonly without: readonly Company[];
  readonly macro: FactBook;
  readonly show: Show;
  readonly asOf: IsoDate;
};

/** A damaged capture throws AssayError('malformed-source'). */
export function openScene(gathered: Gathered, sha256: Sha256): Scene {
  const asOf = earlier(gathered.question.asOf, gathered.data.asOf);
  const companies = [...new Map([...gathered.asked.companies, ...gathered.companies].map((company) => [company.ticker, learned(company, gathered)])).values()];
  const holdsPeers = companies.length <= MOST_WITH_PEERS;
  const holders = companies.map((company) => holderOf(company, { gathered, sha256, asOf, holdsPeers })).filter((holder) => holder !== null);
  const facts = gathered.captures.filter(({ capture }) => capture.entity === null || isMacro(capture.reader ?? '')).flatMap((captured) => factsOf(captured));
  return {
    gathered, holders, asOf, show: showWith(sha256),
    without: companies.filter((company) => !holders.some((holder) => holder.company.ticker === company.ticker)),
    macro: makeBook({ facts, subject: { id: null, ticker: null, name: null }, calendar: null, asOf: gathered.question.asOf ?? LATEST }),
  };
}

/** Economic series go on after the companies' day: what is known of them is bounded by the question alone. */
const LATEST: IsoDate = '9999-12-31';

function isMacro(reader: string): boolean {
  return /macro|fred/.test(reader);
}

function earlier(asked: IsoDate | null, known: IsoDate): IsoDate {
  return asked !== null && asked < known ? asked : known;
}

/** The company as the tools' companies have it: with its calendar, where the question's does not know it. */
function learned(company: Company, { companies }: Gathered): Company {
  return company.fiscalCalendar !== null ? company : companies.find((other) => other.ticker === company.ticker && other.fiscalCalendar !== null) ?? company;
}

/** Many companies are held beside one another by the answer itself. */
const MOST_WITH_PEERS = 4;

type At = { readonly gathered: Gathered; readonly sha256: Sha256; readonly asOf: IsoDate; readonly holdsPeers: boolean };

/** The bench of a company over the same captures is laid once: for analysis and synthesis, and for the next question. */
const laid = new WeakMap<CapturedBytes, { readonly key: string; readonly holder: Holder }>();

function holderOf(company: Company, at: At): Holder | null {
  const { captures, question } = at.gathered;
  const own = captures.find(({ capture: { entity } }) => entity !== null && entity.ticker === company.ticker);
  const key = JSON.stringify([company, at.asOf, at.holdsPeers, question.asOf, captures.map(({ capture }) => capture.id)]);
  const known = own === undefined ? undefined : laid.get(own);
  if (known?.key === key) return known.holder;
  const holder = layBench(company, at);
  if (own !== undefined && holder !== null) laid.set(own, { key, holder });
  return holder;
}

function layBench(company: Company, { gathered, sha256, asOf, holdsPeers }: At): Holder | null {
  const subject = entityOf(company);
  const isOwn = ({ capture: { entity } }: CapturedBytes): boolean => entity !== null && (entity.ticker === subject.ticker || (entity.id !== null && entity.id === subject.id));
  const own = gathered.captures.filter(isOwn);
  const ownFacts = own.flatMap((captured) => factsOf(captured));
  if (ownFacts.length === 0) return null;
  const common = gathered.captures.filter(({ capture }) => capture.entity === null);
  const others = gathered.captures.filter((captured) => captured.capture.entity !== null && !isOwn(captured));
  const mine = { company, captures: [...own, ...common], data: { ...gathered.data, asOf }, missing: [] };
  const facts = [...ownFacts, ...common.flatMap((captured) => factsOf(captured))];
  const bench = setBench(mine, facts, { question: questionOf(company, gathered), sha256 });
  const peers = others.length === 0 || !holdsPeers ? bench.peers ?? null : readPeers(others.flatMap((captured) => factsOf(captured)), subject, asOf);
  const full: Bench = { ...bench, peers };
  return { company, name: full.name, bench: full, gathering: { gathered: mine, facts, bench: full } };
}

export function questionOf(company: Company, { question }: Pick<Gathered, 'question'>): Question {
  return { ticker: company.ticker, text: question.text, depth: 'standard', asOf: question.asOf };
}
