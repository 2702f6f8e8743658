// npm run -s bench:calc -- --input FILE.jsonl.gz [--out ANSWERS.jsonl] [--results]
// Without --input: the dev set beside the repository, and the table is written to bench/RESULTS-calc.md. The last line is one JSON object.
import { createWriteStream, existsSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { answerRecord, type Given } from './answer-record.ts';
import { kindOf } from './kind-of.ts';
import { readCalcRecords, type CalcRecord } from './records.ts';
import { renderCalc } from './results.ts';
import { accuracyOf, count, halfOf, isRight, newTally, type Tally } from './score.ts';

const root = join(import.meta.dirname, '..', '..');
const { values } = parseArgs({ options: { input: { type: 'string' }, out: { type: 'string' }, results: { type: 'boolean', default: false } } });
const input = values.input ?? join(root, '..', 'shared', 'bench', 'calc_dev.jsonl.gz');
if (!existsSync(input)) {
  console.error('No input. Give --input FILE.jsonl.gz: one JSON object a line with id, question, operands, source {paragraphs, table} and, for a score, answer.');
  process.exit(2);
}

function answer(record: CalcRecord, given: Given, tally: Tally): string | null {
  const solution = answerRecord({ question: record.question, operands: record.operands, source: record.source }, given);
  const value = solution.kind === 'solved' ? solution.value : null;
  const right = value !== null && typeof record.answer === 'number' && isRight(value, record.answer);
  count(tally, { half: halfOf(record.doc_id ?? record.id), kind: kindOf(record.program ?? '') }, { answered: value !== null, right });
  return value;
}

const sink = values.out === undefined ? null : createWriteStream(values.out);
const tally = newTally();
const figuresOnly = newTally();
let elapsedMs = 0;
for await (const record of readCalcRecords(input)) {
  const started = performance.now();
  const value = answer(record, 'all-operands', tally);
  elapsedMs += performance.now() - started;
  answer(record, 'figures-only', figuresOnly);
  if (value !== null) sink?.write(`${JSON.stringify({ id: record.id, answer: Number(value) })}\n`);
  if (tally.all.records % 500 === 0) console.error(`${tally.all.records} questions, ${tally.all.right} right`);
}
await new Promise<void>((done) => { if (sink === null) done(); else sink.end(done); });
if (values.results || values.input === undefined) writeFileSync(join(root, 'bench', 'RESULTS-calc.md'), renderCalc({ name: basename(input).replace(/_dev.*|\.jsonl.*/, ''), all: tally, figuresOnly }));
for (const [kind, each] of tally.kinds) console.error(`${kind}: ${each.right} of ${each.records}`);
console.log(JSON.stringify({
  records: tally.all.records, answered: tally.all.answered, right: tally.all.right, accuracy: accuracyOf(tally.all),
  halves: { open: accuracyOf(tally.halves.open), closed: accuracyOf(tally.halves.closed) },
  figuresOnly: { accuracy: accuracyOf(figuresOnly.all), open: accuracyOf(figuresOnly.halves.open), closed: accuracyOf(figuresOnly.halves.closed) },
  seconds: elapsedMs / 1000, peakMemoryMb: Math.round(process.resourceUsage().maxRSS / 1024),
}));
