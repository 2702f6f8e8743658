// npm run -s bench:resolver: mentions of companies in sentences, found and resolved offline. Writes bench/RESULTS-resolver.md; the last line is one JSON object.
import { openSample, packagedSample, readFromFolder, findMentions } from '@assay/data';
import type { Sha256 } from '@assay/record';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isOpen, readMentionRecords } from './records.ts';
import { renderResolver } from './results.ts';
import { count, judgeSentence, newTally, ratesOf } from './score.ts';

const { values } = parseArgs({ options: { errors: { type: 'boolean', default: false } } });
const sha256: Sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');
const sample = openSample({ readFile: readFromFolder(packagedSample), sha256 });

function timed<Value>(work: () => Value): { readonly value: Value; readonly ms: number } {
  const started = performance.now();
  const value = work();
  return { value, ms: performance.now() - started };
}

const load = timed(() => sample.directory());
const directory = load.value;
const records = readMentionRecords();
const tallies = { all: newTally(), open: newTally(), closed: newTally() };
const times: number[] = [];
for (const record of records) {
  const { value: found, ms } = timed(() => findMentions(record.sentence, directory));
  times.push(ms);
  const verdicts = judgeSentence(record, found);
  const half = isOpen(record.id) ? 'open' : 'closed';
  count(tallies.all, record, verdicts);
  count(tallies[half], record, verdicts);
  const failures = values.errors && half === 'open' ? verdicts.filter(({ kind }) => kind !== 'right') : [];
  for (const { kind, text } of failures) console.error(`${record.id} ${kind}: ${text} — ${record.sentence}`);
}
const queries = records.flatMap((record) => record.mentions.map(({ text }) => text));
const resolved = queries.map((query) => timed(() => sample.resolve(query)).ms);
const median = (numbers: readonly number[]): number => numbers.toSorted((left, right) => left - right)[Math.floor(numbers.length / 2)] ?? 0;
const speed = { loadMs: load.ms, sentenceMs: median(times), resolveMs: median(resolved) };
writeFileSync(join(import.meta.dirname, '..', 'RESULTS-resolver.md'), renderResolver(tallies));
console.error(`load ${speed.loadMs.toFixed(1)} ms, a sentence ${speed.sentenceMs.toFixed(2)} ms, a name ${speed.resolveMs.toFixed(2)} ms (medians)`);
console.log(JSON.stringify({ sentences: records.length, all: ratesOf(tallies.all), open: ratesOf(tallies.open), closed: ratesOf(tallies.closed), ...speed }));
