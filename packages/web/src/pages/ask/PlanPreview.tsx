// What would be done, before it is done: what is asked, how it was read, the steps, what they take. All of it can be changed here.
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import type { PlanView } from '@assay/record/api';
import { change } from '../../api/client.ts';
import { Resource } from '../../parts/Resource.tsx';
import { about } from '../run/time-words.ts';
import type { Depth, StartJob } from './asking.ts';
import { PlanEdit, type Asked } from './PlanEdit.tsx';
import { PlanSteps } from './PlanSteps.tsx';
import type { Kind } from './read-entry.ts';
import { readingRows } from './reading-words.ts';
import { stillStruck } from './strikes.ts';

const planQuery = (request: StartJob) => queryOptions({ queryKey: ['plan', JSON.stringify(request)], queryFn: () => change<PlanView>('POST', '/plans', request), staleTime: 60_000, placeholderData: keepPreviousData });

type Props = {
  readonly request: StartJob; readonly struck: readonly string[]; readonly onStrike: (struck: readonly string[]) => void;
  readonly depth: Depth; readonly onDepth: (depth: Depth) => void; readonly kind: Kind; readonly asked: Asked; readonly onAsk: (asked: Asked) => void; readonly actions: ReactNode;
};

function Reading({ reading }: { readonly reading: NonNullable<PlanView['reading']> }): ReactNode {
  const rows = readingRows(reading);
  return (
    <>
      {reading.kind === 'financial' ? null : <p>{reading.kind === 'declined' ? 'This would be declined: ' : 'This needs no data: '}{reading.why} {reading.missing.join(' ')} {reading.remedy}</p>}
      {rows.length === 0 ? null : <dl className="reading">{rows.map(([name, words]) => <div key={name} className={name.startsWith('Not') ? 'open' : ''}><dt>{name}</dt><dd>{words}</dd></div>)}</dl>}
    </>
  );
}

function took({ seconds, usd, runs }: PlanView['estimates'][number]): string {
  if (seconds === null) return 'not run here yet';
  return `about ${about(seconds)}${usd === null ? '' : Number(usd) === 0 ? ', no cost' : `, $${usd}`} (${String(runs)} ${runs === 1 ? 'run' : 'runs'} here)`;
}

function Depths({ plan, depth, onDepth }: { readonly plan: PlanView } & Pick<Props, 'depth' | 'onDepth'>): ReactNode {
  if (plan.kind === 'question') {
    const [only] = plan.estimates.filter(({ runs }) => runs > 0);
    return only === undefined ? null : <p className="quiet">Such answers took {took(only)}.</p>;
  }
  return (
    <fieldset className="depths">
      <legend>Depth</legend>
      {plan.estimates.map((estimate) => <label key={estimate.depth}><input type="radio" name="depth" checked={estimate.depth === depth} onChange={() => { onDepth(estimate.depth); }} /><b>{estimate.depth}</b> <span className="quiet">{took(estimate)}</span></label>)}
    </fieldset>
  );
}

function Limits({ limits }: Pick<PlanView, 'limits'>): ReactNode {
  if (limits === null) return null;
  const parts = [limits.usd === null ? '' : `$${limits.usd}`, limits.minutes === null ? '' : `${String(limits.minutes)} minutes`, limits.tokens === null ? '' : `${limits.tokens.toLocaleString('en-GB')} tokens`].filter((part) => part !== '');
  return parts.length === 0 ? null : <p className="quiet">It stops at {parts.join(', ')} at the latest.</p>;
}

export function PlanPreview({ request, struck, onStrike, depth, onDepth, kind, asked, onAsk, actions }: Props): ReactNode {
  const plan = useQuery(planQuery(request));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => { heading.current?.focus(); }, []);
  const view = plan.isPlaceholderData ? undefined : plan.data;
  // A plan that was made anew may lack what was struck of the one before.
  useEffect(() => {
    const left = view === undefined ? struck : stillStruck(view, struck);
    if (left.length < struck.length) onStrike(left);
  }, [view]);
  return (
    <section className="plan" aria-labelledby="plan-title">
      <h2 id="plan-title" tabIndex={-1} ref={heading}>{plan.data?.company === null || plan.data === undefined ? 'The plan' : `The plan for ${plan.data.company.name}`}</h2>
      <PlanEdit key={JSON.stringify(asked)} kind={kind} asked={asked} onChange={onAsk} />
      <Resource of={plan} what="the plan">
        {(shown) => (
          <>
            {shown.reading === null ? null : <Reading reading={shown.reading} />}
            <PlanSteps plan={shown} struck={struck} onStrike={onStrike} />
            {shown.exact ? null : <p className="quiet">A language model plans this when it runs and may plan otherwise; nothing can be struck beforehand.</p>}
            <Depths plan={shown} depth={depth} onDepth={onDepth} />
            <Limits limits={shown.limits} />
            {actions}
          </>
        )}
      </Resource>
    </section>
  );
}
