// node bench/financebench/main.ts [--show]
// The FinanceBench questions with the house engine, over all filings of the set and inside the right one. Writes bench/RESULTS-financebench.md; the last line is one JSON object.
// --show prints the answers of the open half.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parseJson } from '@assay/record';
import { readBenchFilings } from './filings.ts';
import { figuresOf, renderFinancebench, type Run } from './results.ts';
import { runQuestion } from './run-question.ts';
import { questionRecord } from './score.ts';

const root = join(import.meta.dirname, '..', '..');
const folder = join(root, '..', 'shared', 'filings', 'financebench');
const { values } = parseArgs({ options: { show: { type: 'boolean', default: false } } });
if (!existsSync(join(folder, 'questions.jsonl'))) {
  console.error('This bench needs the questions and texts in ../shared/filings/financebench, which are not part of the repository: skipped.');
  console.log(JSON.stringify({ skipped: true }));
  process.exit(0);
}
const bench = readBenchFilings(folder);
const records = readFileSync(join(folder, 'questions.jsonl'), 'utf8').trim().split('\n').map((line) => questionRecord.parse(parseJson(line)));
const withText = records.filter((record) => bench.filings.has(record.doc_name));
const others = records.filter((record) => !bench.filings.has(record.doc_name));
const runs: Run[] = [
  { name: 'Over all filings, company and period from the question’s own words', answers: withText.map((record) => runQuestion(record, bench, false)) },
  { name: 'Inside the right filing', answers: withText.map((record) => runQuestion(record, bench, true)) },
  { name: 'Questions on filings that are not there, over all filings', answers: others.map((record) => runQuestion(record, bench, false)) },
];
if (values.show) {
  for (const run of runs) {
    for (const answer of run.answers.filter((one) => one.isOpen)) {
      const record = records.find(({ financebench_id: id }) => id === answer.id);
      console.error(`\n=== ${run.name} | ${answer.type} | ${answer.outcome.toUpperCase()} ${answer.kind}, ${answer.proved} of ${answer.figures} proved, ${answer.contradicted} contradicted\nQ: ${record?.question ?? ''}\nGOLD: ${record?.answer ?? ''} ${JSON.stringify(record?.evidence.map(({ doc_name: doc, evidence_page_num: page }) => [doc, page]))}\nCITED: ${JSON.stringify(answer.cited)}\n${answer.markdown}`);
    }
  }
}
writeFileSync(join(root, 'bench', 'RESULTS-financebench.md'), renderFinancebench(runs, { filings: bench.filings.size, pages: bench.pages }));
console.log(JSON.stringify({ runs: runs.map(figuresOf), peakMemoryMb: Math.round(process.resourceUsage().maxRSS / 1024) }));
