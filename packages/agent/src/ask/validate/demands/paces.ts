// Growth on the year before of each of two quarters, or of one quarter on the quarter before and on the year before: a move from the one to the other is neither.
import { metricById } from '@assay/calc';
import { asksBothWays, asksPace, asksYearly, inEach } from '../../asked/forms/pace-words.ts';
import { asksWholeAndYearly } from '../../asked/twofold/whole-and-yearly.ts';
import { stretchOf } from './reading/days.ts';
import type { Demand, DemandScene } from './demand.ts';

type Given = DemandScene['opening'][number];

/** Days that a move runs over, by the words of its own sentence. */
function runOf({ form, sentence }: Given): number | null {
  return form === 'growth' || form === 'change' ? stretchOf(sentence) : null;
}

const isBetween = (least: number, most: number) => (one: Given): boolean => { const run = runOf(one); return run !== null && run > least && run < most; };
/** From one quarter to the next. */
export const isOfNextQuarter = isBetween(60, 120);
export const isOfYear = isBetween(350, 385);

/** The growth of amounts in one year and in another. */
function areDifferentYears({ text, asked }: DemandScene): boolean {
  const years = new Set(asked.periods.flatMap((period) => (period.kind === 'fiscal' && period.part === 'FY' ? [period.year] : [])));
  return years.size === 2 && asked.measures.length === 1 && asked.measures.every((measure) => measure.kind === 'metric' && measure.as === 'growth' && metricById(measure.id)?.kind === 'flow') && inEach.test(text);
}

/** Two quarters that are not the same one of two years. */
function areDifferentQuarters({ asked }: DemandScene): boolean {
  const parts = new Set(asked.periods.flatMap((period) => (period.kind === 'fiscal' && period.part.startsWith('Q') ? [period.part] : [])));
  return asked.periods.length > 1 && parts.size > 1;
}

/** Of the whole economy, and of no company. */
const isOfOutput = ({ asked, text }: DemandScene): boolean => asked.companies.length === 0 && /\bgdp\b/i.test(text);

const isOfOne = (scene: DemandScene): boolean => scene.asked.companies.length === 1 || isOfOutput(scene);

const heldAgainst = /(?:%|\b(?:higher|lower|more|less|larger|smaller|better|worse|up|down|r[io]se|gr[eo]wn?|growth|fell|fall|drop|increases?|chang(?:es?|ed)|percent|compare))(?:\b|(?<=%))[^?;.]{0,60}\b(?:than|on|from|against|versus|vs\.?|compared (?:to|with)|compare with)(?: (?:in|that of|the))* (?:(?:Q(?<quarter>[1-4])|(?<named>first|second|third|fourth) quarter)(?: of)? )?(?:fiscal |FY ?)?(?<year>20\d\d)\b(?! to\b)/i;
const ordinals = ['first', 'second', 'third', 'fourth'];

const pair = /\b(?<earlier>20\d\d) (?:versus|vs\.?) (?:fiscal |FY ?)?(?<later>20\d\d)\b/i;
const basis = /\b(?:p\/?e|multiple|ratio) on (?:its |the )?(?:fiscal |FY ?)?20\d\d (?:diluted )?(?:eps|earnings)\b/i;

/** "Margin 2023 vs 2024" names the earlier one first, and "P/E on 2024 EPS" holds nothing against that year. */
function isPairOrBasis(text: string): boolean {
  const { earlier, later } = pair.exec(text)?.groups ?? {};
  return basis.test(text) || (earlier !== undefined && later !== undefined && earlier < later);
}

/** "How much higher than in Q2 2024": no move that ends in that time, where none ends in another. */
function endsAtBase({ text, opening, asked }: DemandScene): boolean {
  if (isPairOrBasis(text)) return false;
  const { quarter, named, year } = heldAgainst.exec(text)?.groups ?? {};
  const part = named === undefined ? quarter : String(ordinals.indexOf(named.toLowerCase()) + 1);
  const moved = opening.filter(({ form, isBeside }) => !isBeside && (form === 'growth' || form === 'change'));
  if (year !== undefined && isOnlyOf(asked, Number(year))) return true;
  return year !== undefined && moved.length > 0 && moved.every(({ fiscal }) => fiscal?.year === Number(year) && fiscal.part === (part === undefined ? 'FY' : `Q${part}`));
}

/** A follow-up that was read as one of the year that it holds the figure of before against. */
function isOnlyOf({ inherited, periods }: DemandScene['asked'], year: number): boolean {
  return inherited.length > 0 && periods.length > 0 && periods.every((period) => period.kind === 'fiscal' && period.year === year);
}

const ofEach: Demand = (scene) => {
  const { text, asked, opening } = scene;
  if (!isOfOne(scene) || !opening.some((one) => runOf(one) !== null)) return [];
  if (asksBothWays(text, asked.periods)) return opening.some(isOfNextQuarter) && opening.some(isOfYear) ? [] : ['the growth on the quarter before and on the year before'];
  if (areDifferentYears(scene) && new Set(opening.filter(isOfYear).map(({ sentence }) => sentence)).size < 2) return ['the growth of each of the years'];
  const isOfEach = areDifferentQuarters(scene) && (asksYearly.test(text) || asksPace.test(text));
  return isOfEach && new Set(opening.filter(isOfYear).map(({ sentence }) => sentence)).size < 2 ? ['the growth of each of the quarters'] : [];
};

/** The growth over the whole time and the rate that it comes to by the year, of one figure. */
const inBoth: Demand = (scene) => {
  const { text, asked, opening } = scene;
  const ids = new Set(asked.measures.map((measure) => ('id' in measure ? measure.id : '')));
  if (!isOfOne(scene) || ids.size !== 1 || !asksWholeAndYearly(text) || opening.length === 0) return [];
  const own = new Set(opening.filter(({ isBeside }) => !isBeside).map(({ form }) => form));
  return own.has('cagr') && (own.has('growth') || own.has('change')) ? [] : ['the growth over the whole time and the yearly rate, both'];
};

const yearlyRate = /\bcagr\b|\bcompound(?:ed)?\b|\bannuali[sz]ed (?:\w+ ){0,2}growth\b/i;
const inWhole = /\b(?:total|overall|cumulative|in all|altogether|whole|percent change|change in percent)\b/i;

/** "CAGR of revenue and net income": not of the one alone, where the other moved over the same years. */
const yearlyOfEach: Demand = ({ text, opening }) => {
  const own = opening.filter(({ isBeside }) => !isBeside);
  const rates = own.filter(({ form }) => form === 'cagr');
  const [only] = rates;
  if (only === undefined || !yearlyRate.test(text) || inWhole.test(text)) return [];
  return own.some(({ form, measure, from, to }) => form === 'growth' && from === only.from && to === only.to && !rates.some((rate) => rate.measure === measure)) ? ['the yearly rate of each'] : [];
};

const countedYears = /\b(?<count>\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)[- ]?y(?:ea)?rs?(?:'s?)?\b[^?.]{0,40}\b(?:cagr|compound(?:ed)?|annuali[sz]ed (?:\w+ ){0,2}growth)\b/i;
const counts = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** "10-year CAGR", where nine years are at hand. */
const yearsOfRate: Demand = ({ text, opening }) => {
  const count = /\b(?:19|20)\d\d\b|\bfy ?'?\d\d\b/i.test(text) ? undefined : countedYears.exec(text)?.groups?.['count'];
  const years = count === undefined ? null : /\d/.test(count) ? Number(count) : counts.indexOf(count.toLowerCase()) + 2;
  const spans = opening.flatMap(({ form, isBeside, sentence }) => { const { first, last } = form === 'cagr' && !isBeside ? ends.exec(sentence)?.groups ?? {} : {}; return first === undefined ? [] : [Number(last) - Number(first)]; });
  return years !== null && spans.some((span) => span !== years) ? ['the rate over that many years'] : [];
};
const ends = /\bin fiscal (?<first>20\d\d) to [^]*?\bin fiscal (?<last>20\d\d)/;

export const paces: Demand = (scene) => (isOfOne(scene) && endsAtBase(scene) ? ['the move from the time that it is held against'] : [...inBoth(scene), ...ofEach(scene), ...yearlyOfEach(scene), ...yearsOfRate(scene)]);

/** Of a question in parts: a part may say what another is held against. */
export const heldInAll: Demand = (scene) => (isOfOne(scene) && endsAtBase(scene) ? ['the move from the time that it is held against'] : []);
