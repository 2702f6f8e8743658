// npm run -s bench:fence [-- --cases FILE.json]
// A table of answers: what audit-fence is said to do, what it does, what is recommended, what ours does. The last line is one JSON object.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isAccepted, readCases, type Answer } from './cases.ts';
import { runCase } from './run-case.ts';

const { values } = parseArgs({ options: { cases: { type: 'string' } } });
const path = values.cases ?? join(import.meta.dirname, '..', '..', '..', 'shared', 'cases', 'audit-fence-cases.json');
if (!existsSync(path)) {
  console.error(`No cases at ${path}. Give --cases FILE.json.`);
  process.exit(2);
}
const cases = readCases(path);
let passed = 0;
let theirs = 0;
console.log(['case', 'group'.padEnd(12), 'expected', 'theirs  ', 'recommended', 'ours    ', 'admitted', 'supports', 'code'].join('  '));
for (const one of cases) {
  const outcome = await runCase(one);
  const ours: Answer = isAccepted(one.id, outcome) ? 'accept' : 'reject';
  if (ours === one.recommended) passed += 1;
  if (one.audit_fence_actual === one.recommended) theirs += 1;
  console.log([one.id.padEnd(4), one.group.padEnd(12), one.expected.padEnd(8), one.audit_fence_actual.padEnd(8), one.recommended.padEnd(11), `${ours}${ours === one.recommended ? '  ' : ' !'}`, String(outcome.admitted).padEnd(8), String(outcome.supports).padEnd(8), outcome.code].join('  '));
}
console.log(JSON.stringify({ cases: cases.length, passed, theirs }));
process.exitCode = passed === cases.length ? 0 : 1;
