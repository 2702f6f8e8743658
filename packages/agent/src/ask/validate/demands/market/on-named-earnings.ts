// A multiple that a question ties to the earnings a share of a year: it is made of these, for each of the years that are so named, and no other stands in its place.
import type { Demand, DemandScene } from '../demand.ts';
import type { GivenFigure } from '../reading/given.ts';

const own = String.raw`(?:(?:the|its|their|that|same|[A-Z][\w&.-]{0,20}'s?) )*`;
const earnings = String.raw`(?:(?:fully )?(?:diluted|dil\.?),? )?(?:eps|earnings per (?:diluted )?share|diluted per-share earnings)`;
const year = String.raw`(?:(?:fiscal(?: year)?|fy|calendar) ?'?(?:20)?\d\d|20\d\d)`;
/** Analysts write `2024A` of what has been reported. */
const asReported = 'A?';
const ofYear = String.raw`${own}(?:(?:diluted )?(${year})${asReported}(?:'s)? ${earnings}|${earnings}(?: \(diluted\))?,? (?:of|for|in|from) (?:the )?(?:year )?(${year}))(?![\d%])(?! (?:to|through|and|vs\.?|versus) (?:fiscal |fy ?)?20\d\d)`;
const close = String.raw`(?:close|closing price|share price|price|finish)`;
const ratio = String.raw`(?:p ?\/ ?e(?: ratio| multiple)?|pe(?: ratio)?|price[- ](?:to[- ])?earnings(?: ratio| multiple)?|earnings multiple|multiple|earnings (?:yield|yld)|e ?\/ ?p)`;
/** Between the name of it and the earnings stand a close and words of holding, and nothing else that is asked for. */
const aside = String.raw`[^,;?.]{0,70}?`;

const ties: readonly RegExp[] = [
  new RegExp(String.raw`\b${ratio}\b${aside} (?:on|over|using|with|against|by|from|of|and|at) ${ofYear}`, 'gi'),
  // What it is made of stands behind its name: "P/E - last close, 2024 diluted EPS", "by P/E, with the closes of July and 2024 diluted EPS".
  new RegExp(String.raw`\b${ratio}(?: ?[-:(]|,? (?:with|using|taking)) ?[^;?.]{0,70}?[ ,]${ofYear}`, 'gi'),
  new RegExp(String.raw`\b${ratio},?(?: (?:at|on|@))?(?: the)? (?:last|latest|newest|current|most recent) (?:close|cls|px|price)(?:,| ?\/| over| vs\.?| on| with) ?${ofYear}`, 'gi'),
  // "P/E between 31 December 2024 (2024 EPS) and 30 June 2025 (2024 EPS)".
  new RegExp(String.raw`\b${ratio}\b[^;?(]{0,90}\((?:on |using |over |with )?${ofYear}`, 'gi'),
  new RegExp(String.raw`\b(?:how many times|(?:what|which) multiple of) ${ofYear}`, 'gi'),
  new RegExp(String.raw`\b${close}\b(?: (?:of|on|at) [^,;?.]{1,40}?)?(?: (?:come|comes|amount|amounts|work|works)(?: out)? (?:to|at))?(?:,? (?:divided by|over|as a multiple of|relative to)| ?[\/÷]) ?${ofYear}`, 'gi'),
];
/** "PE - last close, 2024A dil EPS": the close and the earnings that it is to be made of, in a list behind its name. */
const list = new RegExp(String.raw`\b${ratio}(?: ratio)?\b[^;?.]{0,60}(?:[-:(]|,? with|,? using|,? on|,? from) (?:[\w ]{0,20} )?(?:last |latest |newest )?(?:${close}|cls|px|(?:it|they|each) closed)\b[^;?.,/]{0,40}?(?:,|,? and| ?[\/&+]) (?:the )?(?:diluted )?(?:(${year})A?(?:'s)? ${earnings}|${earnings},? (?:of|for|in) (${year}))(?= ?(?:[).?;,]|$))`, 'gi');
/** "Costs less per dollar of fiscal 2024 diluted earnings": the price for a dollar of them. */
const profit = String.raw`(?:(?:fully )?diluted )?(?:eps|earnings|profits?)(?: per (?:diluted )?share)?`;
const perDollar = new RegExp(String.raw`\b(?:costs?|pay\w*|paid|price[ds]?|cheap\w*|dear\w*|pric(?:ey|ier|iest)|expensive)\b[^?.]{0,60} (?:per|for (?:a|each|every|one)|(?:each|every|a)) (?:single )?dollar of ${own}(?:(${year})(?:'s)? ${profit}|${profit},? (?:of|for|in|from) (?:the )?(?:year )?(${year}))(?![\d%])`, 'gi');

/** How the one figure, and no multiple, moved or is to be had beside it. */
const other = /\b(?:growth|grew|grow|change|forward|peg|average|median|if|would|at what price)\b/i;

function yearsTied(text: string): readonly number[] {
  const found = [...ties, list, perDollar].flatMap((tie) => [...text.matchAll(tie)].flatMap(([, first, second]) => first ?? second ?? []));
  return [...new Set(found.map((words) => Number(words.slice(-2)) + 2000))];
}

/** As exact as a multiple is told. */
const NEAR = 0.006;

function isMade(eps: GivenFigure, opening: readonly GivenFigure[], all: readonly GivenFigure[]): boolean {
  const prices = all.filter(({ measure, form }) => measure === 'price' && form === 'value');
  return opening.some(({ unit, value, measure, form }) => (unit.kind === 'multiple' || /^(?:pe_ratio|price_over|earnings_yield)/.test(measure) || form === 'ratio') && prices.some((price) => [value, 100 / value].some((times) => Math.abs(price.value / eps.value / times - 1) < NEAR)));
}

/** All of those that the opening tells, and one at the least. */
function isTold(wanted: number, { opening, all, openingWords }: DemandScene): boolean {
  const ofYear = (figures: readonly GivenFigure[]): readonly GivenFigure[] => figures.filter(({ measure, form, fiscal }) => measure === 'diluted_eps' && form === 'value' && fiscal?.part === 'FY' && fiscal.year === wanted);
  const isOne = (eps: GivenFigure): boolean => eps.value <= 0 || isMade(eps, opening, all);
  const shown = ofYear(all);
  return (shown.some(isOne) && ofYear(opening).every(isOne)) || (shown.length > 0 && openingWords.includes('÷'));
}

const lacks = /earnings per share|closing price|share price|price-earnings/i;

/** What is named as missing was not passed over. */
export const onNamedEarnings: Demand = (scene) => {
  const { text, opening, missing } = scene;
  const years = other.test(text) || opening.length === 0 || lacks.test(missing) ? [] : yearsTied(text);
  return years.every((one) => isTold(one, scene)) ? [] : ['the multiple on the earnings of that year'];
};
