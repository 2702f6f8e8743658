// Years of which a question asks the same thing: each of them has a figure, each move that is named for a year ends in it.
import type { Demand, DemandScene } from '../demand.ts';
import type { GivenFigure } from '../reading/given.ts';
import { namedIn } from '../reading/named-measures.ts';
import { numberOf, numberWords } from '../reading/number-words.ts';

const year = String.raw`(?:(?:fiscal|calendar|cal\.?|financial)(?: year)? )?((?:19|20)\d\d)`;
const twoYears = new RegExp(String.raw`(?<!\b(?:between|from|since|average of|mean of|sum of) (?:the )?(?:years )?(?:(?:fiscal|calendar|cal)(?: year)? )?)(?<!\d)\b${year}(?:, and|,| and| &|,? then) (?:in |for |of )?${year}\b(?! (?:combined|together|in total|added))`, 'i');
const together = /\b(?:together|combined|in total|altogether|total|sum|added up|adding|average|mean|from|between|growth|grow\w*|grew|chang\w+|rise|rose|f[ae]ll|difference|compare\w*|versus|vs|higher|lower|more|less|cagr|than)\b/i;
const isPrice = ({ measure, metric }: GivenFigure): boolean => /^(?:price$|return)/.test(measure) || /^(?:return|price_)/.test(metric);

/** Fiscal years end in the calendar year of their name or in the first weeks of the next one. */
function endsIn({ fiscal, to }: GivenFigure, of: number): boolean {
  return fiscal?.year === of || to?.startsWith(String(of)) === true || new RegExp(`^${String(of + 1)}-0[12]`).test(to ?? '');
}

/** "The price return in 2024 and 2025": a move that ends in each. */
export const eachYearOfPrice: Demand = ({ text, opening }) => {
  const years = (twoYears.exec(text) ?? []).slice(1, 3).map(Number);
  const told = opening.filter(({ isBeside }) => !isBeside);
  if (years.length < 2 || told.length === 0 || !told.every(isPrice) || /\b(?:between|from|since)\b/i.test(text)) return [];
  const sentences = [...new Set(told.map(({ sentence }) => sentence))];
  const ends = sentences.flatMap((sentence) => sentence.split('; ')).map((sentence) => /(\d{4})(?!.*\b(?:19|20)\d\d\b)/s.exec(sentence)?.[1]);
  return years.flatMap((of) => (ends.includes(String(of)) ? [] : [`the share in ${String(of)}`]));
};

/** "Gross margin and SG&A in fiscal 2023 and fiscal 2024": each of both. */
export const eachMeasureEachYear: Demand = ({ text, opening, all, asked }) => {
  const years = (twoYears.exec(text) ?? []).slice(1, 3).map(Number);
  const named = namedIn(text).filter(({ words }) => words.isLoose !== true);
  if (years.length < 2 || named.length < 2 || asked.companies.length > 1 || opening.length === 0 || together.test(text) || opening.some(isPrice)) return [];
  const isOf = ({ measure, metric, inputs }: GivenFigure, ids: RegExp): boolean => ids.test(measure) || ids.test(metric) || inputs.some((input) => ids.test(input));
  return named.flatMap(({ words: { what, ids } }) => {
    const own = all.filter((figure) => isOf(figure, ids));
    return own.length === 0 ? [] : years.flatMap((of) => (own.some((figure) => endsIn(figure, of)) ? [] : [`${what} for ${String(of)}`]));
  });
};

const moved = /\b(?:ris(?:e|en)|rose|f[ae]ll(?:en)?|gr[eo]wn?|dropp?(?:ed)?|declined?|increased?|decreased?|shr[aiu]nk|climb(?:ed)?|jump(?:ed)?|slipp?(?:ed)?|(?:was|were|is|are) [\w&' -]{2,40} (?:up|down)) (?:[\w&']+ ){0,2}?in (?:fiscal |calendar )?((?:19|20)\d\d)\b/gi;
const noRate = /\bloss\b|−|\bagainst\b|\bpoints\b|\bunchanged\b/;

/** Whether a move is told that ends in the year, or why there is none. */
function isMoveTold(of: number, { all, missing, wholeWords }: DemandScene): boolean {
  const own = all.filter((figure) => endsIn(figure, of));
  return own.length === 0 || /no rate|no meaning/.test(`${missing} ${wholeWords}`) || own.some(({ form, metric, sentence, isBeside }) => /^(?:growth|change|difference|ratio|cagr)$/.test(form) || /growth|inflation|return/.test(metric) || isBeside || noRate.test(sentence) || /\b(?:up|down|rose|fell|grew)\b[^.;]*\b(?:from|in)\b/.test(sentence.slice(0, sentence.lastIndexOf(String(of)))));
}

/** "Did revenue fall in 2020, and how far above that was it in 2023": a move of each. */
export const moveOfYear: Demand = (scene) => {
  const years = [...scene.text.matchAll(moved)].map(([, of]) => Number(of));
  if (scene.opening.length === 0 || years.length === 0 || scene.asked.operation === 'define' || scene.asked.course?.form.kind === 'beyond') return [];
  return [...new Set(years)].filter((of) => !isMoveTold(of, scene)).map((of) => `the move in ${String(of)}`);
};

const inEachOfLast = new RegExp(String.raw`\b(?:gr[eo]w\w*|increas\w*|ris(?:e|en)|rose|chang\w+)\b[^?;.]{0,60}\b(?:each|every(?: one)?)(?: of)? (?:the )?(?:last|past|latest|most recent) (?<count>\d{1,2}|${numberWords}) (?:fiscal |full )?years\b`, 'i');

/** "How much did it grow in each of the last three years": a move for each, and not one over all of them. */
export const moveOfEachYear: Demand = ({ text, opening, missing }) => {
  const count = numberOf(inEachOfLast.exec(text)?.groups?.['count'] ?? '');
  const moves = new Set(opening.filter(({ form, isBeside }) => !isBeside && /^(?:growth|change|difference|cagr)$/.test(form)).map(({ sentence }) => sentence));
  return count > 1 && moves.size > 0 && moves.size < count && missing === '' ? ['the move in each of the years'] : [];
};

const gapWithin = /\bdo not hold [^.]{1,120} for the time asked about; they hold it from (?:fiscal )?((?:19|20)\d\d) to (?:fiscal )?((?:19|20)\d\d)\b/;

/** A gap that is none by its own words: the years that are asked for are on file. */
export const gapThatIsNone: Demand = ({ text, wholeWords, missing }) => {
  const [from = 0, to = 0] = (gapWithin.exec(`${wholeWords} ${missing}`) ?? []).slice(1, 3).map(Number);
  const years = (text.match(/(?<![\d.,$])(?:19|20)\d\d\b|\bfy ?'?\d\d\b/gi) ?? []).map((said) => Number(said.replace(/\D/g, '').padStart(4, '20')));
  return to > 0 && years.length > 0 && years.every((of) => of >= from && of <= to) && !/\b(?:q[1-4]|quarters?|months?|half|week|day|april|may|june|july)\b/i.test(text) ? ['the years that are on file'] : [];
};
