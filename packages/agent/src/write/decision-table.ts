// What to do, by where the reader stands. The price may already be past a level; then the cell says so.
import { say, type Text } from '../prose/text.ts';
import type { Levels } from './levels.ts';
import type { Parts } from './parts.ts';
import type { Rating } from './rating.ts';

type Row = { readonly who: string; readonly what: string; readonly level: Text };

const owning: Readonly<Record<Rating, string>> = {
  Buy: 'Keep and add', Overweight: 'Keep', Hold: 'Keep, without adding', Underweight: 'Reduce into strength', Sell: 'Sell',
};
const considering: Readonly<Record<Rating, string>> = {
  Buy: 'Buy in parts', Overweight: 'Start with a part', Hold: 'Wait', Underweight: 'Stay away for now', Sell: 'Look elsewhere',
};

function ownerLevel(parts: Parts, levels: Levels): Text {
  const { show } = parts.bench;
  if (parts.rated.rating === 'Sell') return levels.resistance === null ? say`No level would change that` : say`Any approach to ${show(levels.resistance)} would be a chance to trim`;
  if (levels.trim === null) return levels.support === null ? say`No level without a model` : say`Trim below ${show(levels.support)}`;
  const close = parts.bench.book.closes.at(-1);
  if (close === undefined || close.value.lte(levels.trim.value)) return say`Trim above ${show(levels.trim, 'whole')}`;
  // Who is told to keep is not told to trim beside it.
  return parts.rated.rating === 'Underweight' ? say`Trim now, since the price is past our target of ${show(levels.trim, 'whole')}` : say`Already past our target of ${show(levels.trim, 'whole')}`;
}

function buyerLevel(parts: Parts, levels: Levels): Text {
  const close = parts.bench.book.closes.at(-1);
  const { show } = parts.bench;
  if (levels.entry === null) return levels.support === null ? say`No level without a model` : say`Entry near ${show(levels.support)}`;
  const isThere = close !== undefined && close.value.lte(levels.entry.value);
  return isThere ? say`Accumulate up to ${show(levels.entry, 'whole')}` : say`Entry below ${show(levels.entry, 'whole')}`;
}

/** What a trader would do depends on trend and levels alone. */
function shortTerm(parts: Parts, levels: Levels): Row {
  const { show } = parts.bench;
  const market = parts.rated.verdicts.find((verdict) => verdict.test === 'market')?.points ?? 0;
  const what = market > 0 ? 'Go with the trend' : market < 0 ? 'Leave it alone' : 'Wait for a break';
  const level = levels.stop === null ? say`No level without enough closes`
    : market > 0 ? say`Stop at ${show(levels.stop, 'whole')}`
      : levels.resistance === null ? say`Stop at ${show(levels.stop, 'whole')}` : say`Entry only above ${show(levels.resistance)}, stop at ${show(levels.stop, 'whole')}`;
  return { who: 'Short term', what, level };
}

export function decisionTable(parts: Parts, levels: Levels): Text {
  const rows: Row[] = [
    { who: 'Already own it', what: owning[parts.rated.rating], level: ownerLevel(parts, levels) },
    { who: 'Considering it', what: considering[parts.rated.rating], level: buyerLevel(parts, levels) },
    shortTerm(parts, levels),
  ];
  const lines = rows.map((row) => say`| ${row.who} | ${row.what} | ${row.level} |`);
  return lines.reduce((table, line) => say`${table}\n${line}`, say`| If you … | Do | Level |\n| --- | --- | --- |`);
}
