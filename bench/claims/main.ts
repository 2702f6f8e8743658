// npm run -s bench:claims -- --input FILE.jsonl.gz [--out PREDICTIONS.jsonl] [--results]
// Without --input: the dev sets beside the repository, and the table is written to bench/RESULTS.md. The last line is one JSON object.
import { createWriteStream, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { baselines } from './baselines.ts';
import { judgeRecord, type JudgeInput } from './judge-record.ts';
import { readRecords, type BenchRecord } from './records.ts';
import { renderResults, withOthers } from './results.ts';
import { count, countEvidence, countTruth, figuresOf, isBad, newTally, type SetResult, type Tally } from './score.ts';

const flagged = new Set(['unverified', 'contradicted']);
const root = join(import.meta.dirname, '..', '..');

/** Of a record the judge sees its claim and its source; of a text that answers a question, also the question. A claim on one figure is no answer, whatever it was made from. */
function inputOf(record: BenchRecord): JudgeInput {
  return { claim: record.claim, target: record.target ?? null, question: record.target === null || record.target === undefined ? record.question ?? null : null, paragraphs: record.source.paragraphs ?? [], table: record.source.table ?? [] };
}

function score(judge: Tally, record: BenchRecord, prediction: ReturnType<typeof judgeRecord>): void {
  const isFlagged = flagged.has(prediction.verdict);
  count(judge, record, isFlagged);
  if (!isFlagged && !isBad(record)) countEvidence(judge, record, prediction);
  if (isBad(record) && prediction.verdict === 'contradicted') countTruth(judge, record, prediction.value);
}

async function measure(path: string, out: string | null): Promise<SetResult> {
  const judge = newTally();
  const others = baselines.map((baseline) => ({ baseline, tally: newTally() }));
  const sink = out === null ? null : createWriteStream(out);
  let records = 0;
  let judgeMs = 0;
  for await (const record of readRecords(path)) {
    const started = performance.now();
    const prediction = judgeRecord(inputOf(record));
    const ms = performance.now() - started;
    judgeMs += ms;
    records += 1;
    score(judge, record, prediction);
    for (const other of others) count(other.tally, record, other.baseline.flags(record));
    sink?.write(`${JSON.stringify({ id: record.id, ...prediction, ms })}\n`);
  }
  await new Promise<void>((done) => { if (sink === null) done(); else sink.end(done); });
  return { name: basename(path).replace(/_dev.*|\.jsonl.*/, ''), records, seconds: judgeMs / 1000, judge, figures: figuresOf(judge), baselines: others.map((other) => ({ name: other.baseline.name, figures: figuresOf(other.tally) })) };
}

const { values } = parseArgs({ options: { input: { type: 'string', multiple: true }, out: { type: 'string' }, results: { type: 'boolean', default: false } } });
const devSets = ['claims', 'findver', 'fbresponses', 'ood'].map((name) => join(root, '..', 'shared', 'bench', `${name}_dev.jsonl.gz`));
const inputs = values.input ?? devSets.filter((path) => existsSync(path));
if (inputs.length === 0) {
  console.error('No input. Give --input FILE.jsonl.gz: one JSON object a line with id, claim, source {paragraphs, table} and, for a score, label.');
  process.exit(2);
}
const results: SetResult[] = [];
for (const input of inputs) {
  console.error(`judging ${input} …`);
  results.push(await measure(input, values.out ?? null));
}
const others = ['RESULTS-calc.md', 'RESULTS-resolver.md', 'RESULTS-retrieval.md', 'RESULTS-ask.md', 'RESULTS-financebench.md', 'RESULTS-ingest.md'].map((name) => join(root, 'bench', name)).filter((path) => existsSync(path)).map((path) => readFileSync(path, 'utf8'));
if (values.results || values.input === undefined) writeFileSync(join(root, 'bench', 'RESULTS.md'), withOthers(renderResults(results), others));
const peakMemoryMb = Math.round(process.resourceUsage().maxRSS / 1024);
for (const result of results) {
  console.error(`${result.name}: n ${result.records}, balanced accuracy ${result.figures.balancedAccuracy.toFixed(3)}, recall ${result.figures.recall.toFixed(3)}, false alarms ${result.figures.falseAlarms.toFixed(3)}, ${Math.round(result.records / Math.max(result.seconds, 0.001))} claims/s`);
}
console.log(JSON.stringify({
  sets: results.map((result) => ({ name: result.name, ...result.figures, rightEvidence: result.judge.evidence, trueValueNamed: result.judge.truth, parts: Object.fromEntries([...result.judge.parts].map(([name, part]) => [name, figuresOf(part).balancedAccuracy])), baselines: result.baselines })),
  records: results.reduce((sum, result) => sum + result.records, 0), seconds: results.reduce((sum, result) => sum + result.seconds, 0), peakMemoryMb,
}));
