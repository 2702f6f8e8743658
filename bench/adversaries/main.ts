// npm run -s bench:adversaries
// Scripted auditors that lie, over reports in which nothing was settled by code beforehand: what each tried, and what it got through.
// Beside them auditors that do their work: the share of true claims that they bring to verified or computed. The last line is one JSON object.
import { runTrials } from '@assay/agent/testing';

const columns = [28, 66, 7] as const;
console.log(['attack'.padEnd(columns[0]), 'the auditor …'.padEnd(columns[1]), 'tries'.padStart(columns[2]), 'got through'].join('  '));
const { attacks, honest, truths } = await runTrials(({ name, what, tries, through }) => {
  console.log([name.padEnd(columns[0]), what.padEnd(columns[1]), String(tries).padStart(columns[2]), String(through.length)].join('  '));
  for (const one of through) console.log(`  ! ${one}`);
});
const tries = attacks.reduce((sum, attack) => sum + attack.tries, 0);
const through = attacks.reduce((sum, attack) => sum + attack.through.length, 0);
const passed = through === 0 && honest >= 0.9;
console.log(`honest auditors: ${(100 * honest).toFixed(1)}% of ${String(truths)} true claims verified or computed`);
console.log(JSON.stringify({ attacks: attacks.length, tries, through, honest: Number(honest.toFixed(4)), passed }));
process.exitCode = passed ? 0 : 1;
