// What to do over years and over weeks, what could go wrong, and what would change our mind.
import { isFundLike } from '@assay/data';
import { usdPerShare } from '@assay/record';
import { assumed } from '../figures/arithmetic.ts';
import { join, say, sentenceCase, type Text } from '../prose/text.ts';
import { leadNotes } from './lead-notes.ts';
import type { Levels } from './levels.ts';
import type { Parts } from './parts.ts';
import type { Rating } from './rating.ts';
import { valueThresholds, type TestName, type TestVerdict } from './verdicts.ts';

const testTitles: Readonly<Record<TestName, string>> = { value: 'Value against price', business: 'Quality of the business', direction: 'Direction of results', balance: 'Balance sheet and payout', market: 'Market' };

function verdictWord(points: TestVerdict['points']): string {
  return { '-2': 'Strongly against', '-1': 'Against', '0': 'Neutral', '1': 'For', '2': 'Strongly for' }[String(points)] ?? 'Neutral';
}

/** The tests as a table, so that a reader can see which one decided. */
function testsTable(parts: Parts): Text {
  const { show } = parts.bench;
  const limit = (value: number) => show(assumed('threshold', value, { kind: 'percent' }), 'whole');
  const tests = isFundLike(parts.bench.company.kind) ? parts.rated.verdicts.filter(({ test }) => test === 'market') : parts.rated.verdicts;
  const rows = tests.map((verdict) => {
    const rule = verdict.test === 'value' ? say`; it would count from ${limit(valueThresholds.for)} over the price, strongly from ${limit(valueThresholds.strongFor)}` : say``;
    return say`| ${testTitles[verdict.test]} | ${verdictWord(verdict.points)} | ${sentenceCase(verdict.reason)}${rule} |`;
  });
  const { rating, judged } = parts.rated;
  const sum = say`| ${judged === undefined ? 'Rating' : 'The tests together'} | ${judged?.rules ?? rating} | The balance of the verdicts, a strong one counting double${vetoed(parts) ? '; where value is against the shares, no rating beyond Hold' : ''} |`;
  const moved = judged === undefined ? [] : [say`| Rating | ${rating} | The analyst’s judgment: ${oneCell(judged.reason)} |`];
  return [...rows, sum, ...moved].reduce((table, row) => say`${table}\n${row}`, say`| Test | Verdict | Reason |\n| --- | --- | --- |`);
}

/** A cell ends at a bar or a line's end; handles hold bars of their own. */
function oneCell(text: Text): Text {
  return { ...text, template: text.template.replace(/[\r\n]+/g, ' ') };
}

function vetoed(parts: Parts): boolean {
  const value = parts.rated.verdicts.find((verdict) => verdict.test === 'value')?.points ?? 0;
  return (parts.rated.judged?.rules ?? parts.rated.rating) === 'Hold' && value < 0 && parts.rated.points > 0;
}

type Grounds = { readonly good: string | undefined; readonly bad: string | undefined };

/** What holds an owner and what keeps a buyer away, in the words of the findings. */
function groundsOf(parts: Parts): Grounds {
  const { business, price } = leadNotes(parts);
  const headlines = [business, price, ...parts.notes].filter((note) => note?.headline !== undefined);
  const of = (stance: 'positive' | 'negative'): string | undefined => headlines.find((note) => note?.stance === stance)?.headline;
  return { good: of('positive'), bad: of('negative') };
}

function heldBack(good: string | undefined, bad: string | undefined): string {
  if (good !== undefined && bad !== undefined) return `: ${good}, but ${bad}`;
  if (bad !== undefined) return `: ${bad}, though nothing forces a sale`;
  return good === undefined ? '' : `: ${good}, though nothing forces a purchase`;
}

/** What each rating says, with the findings that carry it. */
const advice: Readonly<Record<Rating, (name: string, grounds: Grounds) => string>> = {
  Buy: (name, { good }) => `An investor with several years would be paid for owning ${name} at this price${good === undefined ? '' : `, because ${good}`}`,
  Overweight: (name, { good }) => `We would give ${name} a larger place in a portfolio than its weight in the market${good === undefined ? '' : `, because ${good}`}`,
  Hold: (name, { good, bad }) => `We would neither add to ${name} nor sell it${heldBack(good, bad)}`,
  Underweight: (name, { bad }) => `We would own less of ${name} than the market does${bad === undefined ? '' : `, because ${bad}`}`,
  Sell: (name, { bad }) => `We would sell ${name} and put the money where the price asks for less${bad === undefined ? '' : `, because ${bad}`}`,
};

const entryWords: Readonly<Record<Rating, string>> = {
  Buy: 'we would keep accumulating up to', Overweight: 'the comfortable entry would be at', Hold: 'new money should wait for an entry at',
  Underweight: 'nothing would interest us before an entry at', Sell: 'the question would be open again at an entry of',
};

function longTermSentence(parts: Parts, levels: Levels): Text {
  const { rating } = parts.rated;
  const words = advice[rating](parts.bench.name, groundsOf(parts));
  return levels.entry === null ? say`${words}.` : say`${words}; ${entryWords[rating]} ${parts.bench.show(levels.entry, 'whole')}.`;
}

/** The table of the tests stands below whatever words lead to it. */
export function longTermSection(parts: Parts, levels: Levels, words?: Text): Text {
  return join([words ?? longTermSentence(parts, levels), testsTable(parts)], '\n\n');
}

/** Risks that the findings name come before the trade's own. */
export function risksSection(parts: Parts): Text {
  const own = parts.notes.flatMap((note) => (note.risk === undefined ? [] : [note.risk])).slice(0, parts.bench.depth === 'deep' ? 4 : 2);
  const hazards = parts.bench.trade.hazards.slice(0, parts.bench.depth === 'quick' ? 1 : 2).map((hazard) => say`${hazard}`);
  return join([...own, ...hazards].map((risk) => say`- ${risk}`), '\n');
}

/** The price at which value would change sides. */
function valueLevel(parts: Parts): Text | null {
  const { show } = parts.bench;
  const { model } = parts;
  const close = parts.bench.book.closes.at(-1);
  const points = parts.rated.verdicts.find((verdict) => verdict.test === 'value')?.points ?? 0;
  if (model === null || points === 0 || model.weighted.value.lte(0)) return null;
  const limit = points < 0 ? 1 + valueThresholds.against / 100 : 1 + valueThresholds.for / 100;
  const level = show(assumed('value_limit', model.weighted.value.dividedBy(limit), usdPerShare), 'whole');
  const away = (close === undefined ? 0 : Math.abs(model.weighted.value.dividedBy(limit).dividedBy(close.value).minus(1).times(100).toNumber()));
  const far = away > 40 ? 'a price that only a crash or years of progress would bring' : away > 15 ? 'and such a price comes in a bad year' : 'which is within the reach of an ordinary quarter';
  return points < 0 ? say`Value would no longer speak against the stock at ${level} a share, ${far}.` : say`Value would no longer speak for the stock at ${level} a share, ${far}.`;
}

/** Levels of metrics from the findings, the price at which value changes sides, then what the trade would have to show. */
export function changeOfMindSection(parts: Parts): Text {
  const count = parts.bench.depth === 'deep' ? 4 : 2;
  const watched = parts.notes.flatMap((note) => (note.watch === undefined ? [] : [note.watch])).slice(0, count);
  const value = watched.length < 2 ? valueLevel(parts) : null;
  return join([...watched, ...(value === null ? [] : [value]), say`${parts.bench.trade.watch}`].map((line) => say`- ${line}`), '\n');
}
