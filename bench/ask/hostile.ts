// node bench/ask/hostile.ts
// How the time of reading a question, and of holding an answer against it, grows with the length of a senseless one. Twice the length may take twice the time; the slowest patterns are named.
// Not part of the tests, which know no clock. The last line is one JSON object.
import { economyInWords } from '../../packages/agent/src/ask/asked/reworded/economy/economy.ts';
import { marketTalk } from '../../packages/agent/src/ask/asked/reworded/market/market-talk.ts';
import { multiplesInWords } from '../../packages/agent/src/ask/asked/reworded/market/multiples.ts';
import { ratiosInWords } from '../../packages/agent/src/ask/asked/reworded/statements/ratios.ts';
import { sumsInWords } from '../../packages/agent/src/ask/asked/reworded/statements/sums.ts';
import { synonyms } from '../../packages/agent/src/ask/asked/reworded/synonyms.ts';
import { timesInWords } from '../../packages/agent/src/ask/asked/reworded/times/times.ts';
import { formsAsked } from '../../packages/agent/src/ask/validate/demands/forms.ts';
import { looseWords, measureWords } from '../../packages/agent/src/ask/validate/demands/reading/measure-words.ts';
import { cues } from '../../packages/agent/src/ask/validate/question-cues.ts';
import { hostileTexts } from '../../packages/agent/src/ask/validate/testing/hostile-texts.ts';

const rewordings = { economyInWords, marketTalk, multiplesInWords, ratiosInWords, sumsInWords, synonyms, timesInWords };
const patterns: readonly (readonly [string, RegExp])[] = [
  ...Object.entries(rewordings).flatMap(([name, rules]) => rules.map(([pattern], at): readonly [string, RegExp] => [`${name} ${String(at)}`, pattern])),
  ...formsAsked.flatMap(({ what, asks, unless }): (readonly [string, RegExp])[] => [[what, asks], ...(unless === undefined ? [] : [[`${what}, unless`, unless] as const])]),
  ...[...measureWords, ...looseWords].map(({ what, words }): readonly [string, RegExp] => [what, words.made]),
  ...cues.flatMap(({ what, asks, unless }): (readonly [string, RegExp])[] => [[what, asks], ...(unless === undefined ? [] : [[`${what}, unless`, unless] as const])]),
];

/** Milliseconds for every text, the best of three runs. */
function timeOf(pattern: RegExp, texts: readonly string[]): number {
  return Math.min(...[0, 1, 2].map(() => {
    const started = performance.now();
    for (const text of texts) text.replace(pattern, '');
    return performance.now() - started;
  }));
}

const LENGTH = 750;
const [short, long] = [hostileTexts(LENGTH), hostileTexts(2 * LENGTH)];
const rows = patterns.map(([name, pattern]) => ({ name, once: timeOf(pattern, short), twice: timeOf(pattern, long) })).toSorted((left, right) => right.twice - left.twice);
for (const { name, once, twice } of rows.slice(0, 12)) console.error(`${twice.toFixed(1).padStart(8)} ms  ${(twice / once).toFixed(1)} times that of half the length  ${name}`);
const whole = rows.reduce((sum, { once, twice }) => ({ once: sum.once + once, twice: sum.twice + twice }), { once: 0, twice: 0 });
console.log(JSON.stringify({ patterns: rows.length, texts: long.length, msPerText: Number((whole.twice / long.length).toFixed(2)), growth: Number((whole.twice / whole.once).toFixed(2)), slowestMsPerText: Number(((rows[0]?.twice ?? 0) / long.length).toFixed(3)) }));
