// A sheet of closes: where a share stands, what it stood at on a day, how far it moved, its high and its low of a time and how far it is from them, what a
// number of shares is worth. People join these in a hundred ways; each of them alone is a plain question.
import { extremeAsks } from './close-extremes.ts';
import { dailyAsks, moveAsks, onDay, soFarAsks } from './close-moves.ts';
import { highs, lows, other } from './close-words.ts';
import { countedShares, sumToSpend } from './counted-shares.ts';
import { whoseOf, type Scene } from './scene.ts';

/** What is worked out of closes alone. */
const ofCloses = /^(?:price_52w|distance_from_52w|return_)/;

const ofShares = /\b(?:close[sd]?|closing|prices?|shares?|stocks?|quotes?|px|cls|session|bell|52\w*|ytd|year[- ]to[- ]date|finish(?:ed)?|trad(?:e|ed|es)|leave off|market (?:was |last )?(?:open|shut|closed)|holding)\b/;

/** Null where it asks for something else, or where its times are not told. */
export function closeAsks(scene: Scene): readonly string[] | null {
  const bought = boughtAsks(scene);
  if (bought !== null) return bought.length > 0 ? bought : null;
  if (isOfOther(scene)) return null;
  const isExtreme = highs.test(scene.text) || lows.test(scene.text);
  const extreme = isExtreme ? extremeAsks(scene) : [];
  const asks = withCloses(scene, isExtreme && scene.days.length !== 1 ? [] : moveAsks(scene), [...dailyAsks(scene), ...soFarAsks(scene, isExtreme), ...extreme]);
  return asks.length === 0 || (isExtreme && extreme.length === 0) ? null : asks;
}

const isOfOther = ({ text, metrics }: Scene): boolean => !ofShares.test(text) || other.test(text) || metrics.some((id) => !ofCloses.test(id));

/** Null where neither a number of shares nor a sum of money is told. */
function boughtAsks(scene: Scene): readonly string[] | null {
  return scene.metrics.every((id) => id === 'shares_outstanding') ? countedShares(scene) ?? sumToSpend(scene) : null;
}

/** A move tells both its closes; beside anything else the close itself is told where it is named. */
function withCloses({ companies, days: [day, ...more], isOfNow }: Scene, move: readonly string[], told: readonly string[]): readonly string[] {
  if (isOfNow) return [...(move.length > 0 ? move : companies.map((company) => `What is ${whoseOf(company)} latest closing price?`)), ...told];
  const isBare = move.length + told.length === 0 && day !== undefined && more.length === 0;
  return isBare ? companies.map((company) => `At what price did ${company.ticker} close on ${onDay(day)}?`) : [...move, ...told];
}
