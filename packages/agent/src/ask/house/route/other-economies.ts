// Economies of which no series are bundled, by the names of their places: figures of the United States are no answer to a question of another country.
import type { Asked } from '../../asked/asked.ts';
import { latePattern, standsIn, type LatePattern } from '../../asked/patterns/late-pattern.ts';
import { isEconomic } from '../../asked/subjects/economic.ts';

const place = (name: string, words: string): readonly [string, LatePattern] => [name, latePattern(String.raw`(?<![\p{L}\p{N}])(?:${words})(?![\p{L}\p{N}])`, 'iu')];

/** Of these a story may speak: only beside a series they are asked about. */
const states = 'single states of the Union';

const places: readonly (readonly [string, LatePattern])[] = [
  place('the euro area', String.raw`euro[- ]?(?:area|zone)|eurozone(?:'s)?|euroland|hicp`), place('the European Union', String.raw`european union|(?:the|in) eu|europe(?:an|'s)?`),
  place('the United Kingdom', String.raw`u\.?k\.?(?:'s)?|united kingdom|britain(?:'s)?|british|england`), place('Germany', String.raw`germany(?:'s)?|german`), place('France', String.raw`france(?:'s)?|french`), place('Italy', String.raw`italy(?:'s)?|italian`), place('Spain', String.raw`spain(?:'s)?|spanish`),
  place('Switzerland', String.raw`switzerland(?:'s)?|swiss`), place('Japan', String.raw`japan(?:'s)?|japanese`), place('China', String.raw`china(?:'s)?|chinese`), place('India', String.raw`india(?:'s)?|indian`), place('Canada', String.raw`canada(?:'s)?|canadian`), place('Mexico', String.raw`mexico(?:'s)?|mexican`), place('Brazil', String.raw`brazil(?:'s)?|brazilian`),
  place('Australia', String.raw`australia(?:'s)?|australian`), place('Turkey', String.raw`turkey(?:'s)?|turkish|türkiye`), place('Russia', String.raw`russia(?:'s)?|russian`), place('South Korea', String.raw`(?:south )?korea(?:'s)?|(?:south )?korean`), place('Sweden', String.raw`sweden(?:'s)?|swedish`), place(states, String.raw`(?:california|texas|florida|ohio|illinois|pennsylvania|arizona|colorado|oregon|nevada|alabama|tennessee|wisconsin|minnesota|missouri|indiana|massachusetts|new jersey|new york state|the state of new york|washington state|michigan|virginia|north carolina|south carolina)(?:'s)?(?! (?:consumer|sentiment|survey|confidence|index|instruments))`),
  place('Argentina', String.raw`argentina(?:'s)?|argentin\w+`),
];

const indicator = String.raw`(?:(?:headline|core|annual|yearly|real|quarterly|consumer[- ]price|policy|central bank|government|key|interest|two-year|ten-year|10-year|2-year) )*(?:inflation|consumer prices?|cpi|hicp|gdp|unemployment|jobless\w*|interest rates?|policy rate|rates?|bond yields?|retail sales|economic growth|economy)`;

/** The place whose economy is asked about, where it is not the United States; null where a measure bears its name, or a company is asked about. */
export function otherEconomy({ text, asking, measures, companies }: Asked): string | null {
  const said = (asking ?? text).replaceAll('’', "'");
  const found = places.find(([, words]) => standsIn(said, words));
  if (found === undefined || measures.some((measure) => standsIn(measure.words, found[1]) || /\becb\b/i.test(measure.words))) return null;
  const isBeside = new RegExp(String.raw`${found[1].source} ${indicator}(?![\p{L}\p{N}])`, 'iu').test(said);
  const isOf = new RegExp(String.raw`\b(?:inflation|consumer prices|cpi|gdp|unemployment|economic growth)(?: rate| growth)?(?: rate)? (?:of|in|for) (?:the )?${found[1].source}`, 'iu').test(said);
  const arePrices = companies.length === 0 && new RegExp(String.raw`\b(?:prices|the cost of living) (?:(?:go|going|gone|went) up|r[io]s\w+|climb\w*|increas\w+|f[ae]ll\w*|up|down|higher|move[ds]?|chang\w+) in (?:the )?${found[1].source}`, 'iu').test(said);
  return isBeside || isOf || arePrices || (found[0] !== states && companies.length === 0 && measures.some(isEconomic)) ? found[0] : null;
}
