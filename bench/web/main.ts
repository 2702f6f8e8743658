// node bench/web/main.ts [--loads N]
// The pages against their budgets, in Debian's chromium before a server of this machine, by the browser's own timings. The last line is one JSON object;
// ends with 1 where a budget is missed. Writes bench/RESULTS-web.md.
import { writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { axePages } from './axe-pages.ts';
import { measureCold, measureLater, measureLong, type Cold } from './measure.ts';
import { openDesk } from './open-desk.ts';

const { values } = parseArgs({ options: { loads: { type: 'string', default: '5' } } });
const loads = Math.max(1, Number(values.loads));

type Line = { readonly what: string; readonly value: number; readonly limit: number; readonly unit: string };

function median(numbers: readonly number[]): number {
  return Math.round(numbers.toSorted((left, right) => left - right)[Math.floor(numbers.length / 2)] ?? 0);
}

const [busy = 0] = loadavg();
const desk = await openDesk();
const colds: Cold[] = [];
for (let load = 0; load < loads; load += 1) colds.push(await measureCold(desk));
const long = await measureLong(desk);
const later = await measureLater(desk);
const { pages, violations } = await axePages(desk);
await desk.close();

const summary = {
  reportScriptKb: Math.max(...colds.map(({ scriptKb }) => scriptKb)), readableMs: median(colds.map(({ readableMs }) => readableMs)), drawerMs: median(colds.flatMap(({ drawerMs }) => drawerMs)), drawerWorstMs: median(colds.map(({ drawerMs }) => Math.max(...drawerMs))),
  longClaims: long.claims, nodes: long.nodes, longestTaskMs: median(long.longestTasksMs), judgeKb: later.judgeKb, flowKb: later.flowKb, rawKb: later.rawKb, chartsKb: 0, axeViolations: violations.length, pages,
};
const lines: readonly Line[] = [
  { what: 'script until the report is readable and its first drawer is open, gzipped', value: summary.reportScriptKb, limit: 120, unit: 'kB' },
  { what: 'cold load until readable (largest text painted, claims act), median', value: summary.readableMs, limit: 1000, unit: 'ms' },
  { what: 'drawer, median', value: summary.drawerMs, limit: 100, unit: 'ms' },
  { what: `nodes in the document at ${String(long.claims)} claims, texts included, at most while scrolling`, value: summary.nodes, limit: 4999, unit: '' },
  { what: `longest task while scrolling ${String(long.claims)} claims, median of ${String(long.longestTasksMs.length)} passes`, value: summary.longestTaskMs, limit: 50, unit: 'ms' },
  { what: 'later: the judge, for “Re-check here”, gzipped', value: summary.judgeKb, limit: 165, unit: 'kB' },
  { what: 'later: the graph of a run, gzipped', value: summary.flowKb, limit: 100, unit: 'kB' },
  { what: 'later: the viewer of captured bytes, gzipped', value: summary.rawKb, limit: 10, unit: 'kB' },
  { what: `axe violations on ${String(pages)} addresses, in light, dark and narrow`, value: summary.axeViolations, limit: 0, unit: '' },
];
const table = ['| measure | value | limit | |', '|---|---|---|---|', ...lines.map(({ what, value, limit, unit }) => `| ${what} | ${String(value)} ${unit} | ${String(limit)} ${unit} | ${value <= limit ? 'held' : '**missed**'} |`)].join('\n');
const found = violations.map(({ page, setting, what }) => `- ${page.replace(/run_[0-9a-z-]+/g, 'RUN')} (${setting}): ${what}`);
const text = `# The pages

Written by \`npm run -s bench:web\`: Debian's chromium before a server of the same machine (${String(availableParallelism())} cores, load ${busy.toFixed(1)} at the start), the browser's cache empty, ${String(loads)} loads. Times are the browser's own: largest contentful paint, a mark when the claims act, the frame after the drawer's panel stands. The worst drawer of a load, its evidence not fetched ahead, took ${String(summary.drawerWorstMs)} ms in the median. On a machine that others use too the quietest says most of the page itself: the fastest load was readable after ${String(Math.round(Math.min(...colds.map(({ readableMs }) => readableMs))))} ms, and the longest task of the quietest pass took ${String(Math.min(...long.longestTasksMs))} ms (0: none above 50). Charts come drawn by the server and need no script.

${table}
${found.length === 0 ? '' : `\nWhat axe finds:\n\n${found.join('\n')}\n`}`;
writeFileSync(join(import.meta.dirname, '..', 'RESULTS-web.md'), text);
console.log(table);
for (const line of found) console.log(line);
console.log(JSON.stringify(summary));
if (lines.some(({ value, limit }) => value > limit)) process.exitCode = 1;
