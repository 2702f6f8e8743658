// What each analysis concluded, beside what the price has done since, where a later price is known.
import { useQueries } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { ListedRunView } from '@assay/record/api';
import { queries } from '../../../api/queries.ts';
import { dataMode } from '../../../parts/data-words.ts';
import { dayWords } from '../../../parts/day-words.ts';
import { Empty } from '../../../parts/states.tsx';
import { kindOf, tickerOf, titleOf } from '../filters.ts';
import { percentWords, priceSince, provenPrice, type Price } from './since.ts';

type Sealed = Extract<ListedRunView, { readonly state: 'sealed' }>;
const most = 60;

/** Runs of a company of which all have figures of one day know no later price: nothing is fetched for them. */
function haveLaterDays(analyses: readonly Sealed[]): Set<string> {
  const days = new Map<string, Set<string>>();
  for (const listed of analyses) days.set(tickerOf(listed), (days.get(tickerOf(listed)) ?? new Set()).add(listed.run.data.asOf));
  return new Set([...days].filter(([, known]) => known.size > 1).map(([ticker]) => ticker));
}

type Told = { readonly then: Price | null; readonly known: readonly Price[]; readonly reading: boolean; readonly asked: boolean };

function Since({ then, known, reading, asked }: Told): ReactNode {
  if (reading) return <>Reading …</>;
  const since = asked ? priceSince(then, known) : { kind: 'no-later' as const };
  if (since.kind === 'no-price') return <span className="under">It states no proven price.</span>;
  if (since.kind === 'no-later') return <span className="under">No later close is known.</span>;
  return <><strong>{percentWords(since.percent)}</strong><span className="under">{since.later.shown} on {dayWords(since.later.on)}</span></>;
}

function Row({ listed, told }: { readonly listed: Sealed; readonly told: Told }): ReactNode {
  const { run, id } = listed;
  return (
    <tr>
      <th scope="row" className="what"><Link href={`/runs/${id}`}>{titleOf(listed)}</Link></th>
      <td data-label="Company">{tickerOf(listed)}</td>
      <td data-label="Figures of">{dayWords(run.data.asOf)}<span className="under">{dataMode(run.data)}</span></td>
      <td data-label="Price then" className="num">{told.then === null ? '–' : told.then.shown}</td>
      <td data-label="Since" className="num"><Since {...told} /></td>
    </tr>
  );
}

export function Theses({ runs }: { readonly runs: readonly ListedRunView[] }): ReactNode {
  const analyses = runs.filter((listed) => listed.state === 'sealed').filter((listed) => kindOf(listed) === 'analysis').slice(0, most);
  const wanted = haveLaterDays(analyses);
  const read = useQueries({ queries: analyses.map((listed) => ({ ...queries.claims(listed.id), enabled: wanted.has(tickerOf(listed)) })) });
  if (analyses.length === 0) return <Empty action={<Link className="button" href="/">Analyse a company</Link>}>There is no analysis yet whose thesis could be set beside a price.</Empty>;
  const prices = read.map(({ data }) => (data === undefined ? null : provenPrice(data.claims)));
  return (
    <>
      <p className="found">Prices are those that the runs themselves proved, each for its day. Splits and dividends in between are not taken out.</p>
      <table className="table runs theses">
        <thead><tr><th scope="col">Thesis</th><th scope="col">Company</th><th scope="col">Figures of</th><th scope="col" className="num">Price then</th><th scope="col" className="num">Since</th></tr></thead>
        <tbody>{analyses.map((listed, index) => (
          <Row key={listed.id} listed={listed} told={{ then: prices[index] ?? null, known: prices.filter((price, at) => price !== null && tickerOf(analyses[at] ?? listed) === tickerOf(listed)).filter((price) => price !== null), reading: read[index]?.isLoading ?? false, asked: wanted.has(tickerOf(listed)) }} />
        ))}
        </tbody>
      </table>
    </>
  );
}
