// node bench/ask/compute/fill.ts: writes into every set what their recipes give today, and puts each question in the set of its id. Prints what changed.
import { writeFileSync } from 'node:fs';
import { fileOf, halfOf, halves, readQuestions, type BenchQuestion } from '../records.ts';
import { expected } from './expected.ts';

const questions = halves.flatMap(readQuestions);
const filled = questions.map((question): BenchQuestion => ({ ...question, expect: expected(question.expect) }));
const changed = filled.filter((question, index) => JSON.stringify(question) !== JSON.stringify(questions[index]));
for (const half of halves) {
  writeFileSync(fileOf(half), filled.filter(({ id }) => halfOf(id) === half).map((question) => `${JSON.stringify(question)}\n`).join(''));
}
console.log(`${String(filled.length)} questions, ${String(changed.length)} with other values than before: ${changed.map(({ id }) => id).join(', ')}`);
