// Runs for the pages, put into a home before its server starts: the invented note, the same over ten megabytes, and one of very many claims.
import type { Fact, RunContents, Verdict } from '@assay/record';
import { halden, inventedCloses, inventedStatements, sha256 } from '../../export/html/testing/invented-figures.ts';
import { inventedRun } from '../../export/html/testing/invented-run.ts';
import { measure } from '../../export/html/testing/measure.ts';
import { shown, startReport, worked, writeSentence, type ClaimPiece } from '../../export/html/testing/write-marked.ts';
import { readEnvironment } from '../../config/environment.ts';
import { nodeDisk } from '../../vault/disk.ts';
import { saveRun } from '../../vault/save-run.ts';
import { openSigningKey } from '../../vault/signing-key.ts';

/** Seals it as a run of a home. */
export async function keepRun(home: string, contents: RunContents): Promise<string> {
  const { runs, config } = readEnvironment({ ASSAY_HOME: home }).places;
  const company = { cik: '0000000001', ticker: 'HLDN', name: halden.name ?? '', sector: null, industry: null, exchange: null, fiscalCalendar: { month: 9, named: 'end-year' }, kind: 'company' } as const;
  const gathered = { company, captures: contents.captures.map(({ capture }) => capture.id), data: contents.run.data, missing: [] };
  const exchanges = { schema: 'assay.exchanges/1' as const, company, gathered: [gathered], audited: { subject: contents.run.company, asOf: contents.run.data.asOf } };
  const saved = await saveRun({ contents, exchanges, rules: 'rules/1' }, { disk: nodeDisk, runs, key: await openSigningKey(config), clock: () => new Date('2026-03-14T09:12:22Z'), secrets: [] });
  return saved.id;
}

function named(run: RunContents, id: string): RunContents {
  return { ...run, run: { ...run.run, id: id as RunContents['run']['id'] } };
}

/** A note of some thirty claims of every strength. */
export function noteRun(): RunContents {
  return named(inventedRun(), 'run_pages-note-01');
}

const fillerLine = '{"filler":"neither the value nor anything like it stands here"},\n';

/** The same note, its statements in the middle of a response of ten megabytes. */
export function largeRun(bytesOnEachSide = 5_000_000): RunContents {
  const run = named(inventedRun(), 'run_pages-large-01');
  const filler = new TextEncoder().encode(fillerLine.repeat(Math.ceil(bytesOnEachSide / fillerLine.length)));
  const [first, ...others] = run.captures;
  if (first === undefined) return run;
  const bytes = new Uint8Array(filler.length * 2 + first.bytes.length);
  bytes.set(filler);
  bytes.set(first.bytes, filler.length);
  bytes.set(filler, filler.length + first.bytes.length);
  const moved = (fact: Fact): Fact => (fact.capture !== first.capture.id || fact.anchor.kind !== 'json' || fact.anchor.bytes === null ? fact
    : { ...fact, anchor: { ...fact.anchor, bytes: { start: fact.anchor.bytes.start + filler.length, end: fact.anchor.bytes.end + filler.length } } });
  const movedVerdict = (verdict: Verdict): Verdict => ({ ...verdict, evidence: { ...verdict.evidence, facts: verdict.evidence.facts.map(moved) } });
  return { ...run, captures: [{ capture: { ...first.capture, size: bytes.length, sha256: sha256(bytes) }, bytes }, ...others], facts: run.facts.map(moved), verdicts: run.verdicts.map(movedVerdict) };
}

/** A paragraph of eight claims. */
function paragraph(facts: readonly [Fact, Fact], number: number): (string | ClaimPiece)[] {
  const [now, before] = facts;
  const open: ClaimPiece = { text: `${String(number % 90)} days`, metric: 'inventory_days', verdict: 'unverified', rule: 'nothing-bound', reason: 'Looked for inventory days in 2 sources; none speaks of it.', facts: [] };
  const view: ClaimPiece = { text: `about ${String(number)}`, metric: null, verdict: 'judgment', rule: 'opinion', reason: 'A view of the writer.', facts: [] };
  const figure = (): ClaimPiece => shown('$4.21 billion', now);
  return [
    'Sales came to ', figure(), ' after ', shown('$3.93 billion', before), ', which is growth of ', worked('7.1%', 'revenue_growth', { facts: [now, before], kind: 'growth' }), '; the plan had asked for ', figure(),
    ' and the year before that had stood lower, at ', shown('$3.93 billion', before), '. Stocks lasted ', open, ', and we expect ', view, ' more orders against ', worked('7.1%', 'revenue_growth', { facts: [now, before], kind: 'growth' }), ' at the last count.\n\n',
  ];
}

/** A note of `claims` claims in sections of paragraphs, lists and tables. */
export function longRun(claims = 2000): RunContents {
  const [statements, closes] = [inventedStatements(), inventedCloses()];
  const year = (fiscal: number): Fact => {
    const found = statements.facts.find(({ metric, period }) => metric.id === 'revenue' && period?.fiscal?.year === fiscal);
    if (found === undefined) throw new RangeError('the fixture has no revenue');
    return found;
  };
  const facts = [year(2025), year(2024)] as const;
  const written = startReport();
  writeSentence(written, ['# A note of very many claims\n\n']);
  for (let section = 1; written.claims.length < claims; section += 1) {
    writeSentence(written, [`## Part ${String(section)} of the accounts\n\n`]);
    for (let number = 1; number <= 6; number += 1) writeSentence(written, paragraph(facts, section * 10 + number));
    writeSentence(written, ['| Year | Revenue | Growth |\n| --- | ---: | ---: |\n']);
    for (let row = 0; row < 8; row += 1) writeSentence(written, [`| row ${String(row + 1)} | `, shown('$4.21 billion', facts[0]), ' | ', worked('7.1%', 'revenue_growth', { facts, kind: 'growth' }), ' |\n']);
    writeSentence(written, ['\n']);
  }
  const { report, verdicts, tokens } = written;
  return { ...named(inventedRun(), 'run_pages-long-01'), captures: [statements.captured, closes.captured], facts: [...statements.facts, ...closes.facts], report, claims: written.claims, verdicts, tokens, coverage: measure(verdicts, tokens) };
}
