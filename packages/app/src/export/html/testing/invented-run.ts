// A whole run about an invented company, with claims of every strength: what the page is laid out and tested with.
import type { Fact, RunContents } from '@assay/record';
import { measure } from './measure.ts';
import { halden, inventedCloses, inventedStatements, type Captured } from './invented-figures.ts';
import { inventedSections, type Figures } from './invented-sections.ts';
import { startReport, writeSentence } from './write-marked.ts';

function figuresOf(statements: Captured, closes: Captured): Figures {
  const year = (metric: string, fiscal: number): Fact => {
    const found = statements.facts.find((fact) => fact.metric.id === metric && fact.period?.fiscal?.year === fiscal);
    if (found === undefined) throw new RangeError(`the fixture has no ${metric} for ${String(fiscal)}`);
    return found;
  };
  const lastClose = closes.facts.at(-1);
  if (lastClose === undefined) throw new RangeError('the fixture has no closes');
  return { year, lastClose };
}

/** Pure and the same every time. */
export function inventedRun(): RunContents {
  const [statements, closes] = [inventedStatements(), inventedCloses()];
  const written = startReport();
  for (const sentence of inventedSections(figuresOf(statements, closes))) writeSentence(written, sentence);
  const { report, claims, verdicts, tokens } = written;
  return {
    run: {
      id: 'run_invented-halden-01' as RunContents['run']['id'], question: { ticker: 'HLDN', text: 'Is the margin recovery real?', depth: 'standard', asOf: null }, company: halden, engine: 'house',
      startedAt: '2026-03-14T09:12:00Z', finishedAt: '2026-03-14T09:12:21Z', data: { mode: 'sample', asOf: '2026-03-13' }, title: 'Halden Instruments', program: { name: 'assay', version: '0.1.0' },
    },
    plan: { steps: [] }, captures: [statements.captured, closes.captured], facts: [...statements.facts, ...closes.facts], findings: [],
    report, claims, verdicts, tokens, coverage: measure(verdicts, tokens), journal: [],
  };
}
