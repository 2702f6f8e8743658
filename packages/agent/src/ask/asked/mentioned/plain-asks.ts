// What figures, times and signs that stand in one question come to together, whatever words join them: each as a plain question.
import { formulaInputs, metricById } from '@assay/calc';
import type { Company } from '@assay/data';
import type { Asked } from '../asked.ts';
import { timeWords } from '../likeness/time-words.ts';
import { ofMarket } from '../parts/pieces.ts';
import { operandsOf } from '../expressions/signs/expression.ts';
import type { Mentions, Moment } from './mentions.ts';

/** `asks`: plain questions. `used`: metrics that are told by them. */
export type PlainAsks = { readonly asks: readonly string[]; readonly used: readonly string[] };

type Scene = Mentions & { readonly whose: string };
type Frame = { /** What it makes stood in the first reading already. */ readonly isRead: (first: Asked) => boolean; readonly ask: (scene: Scene) => PlainAsks | null };

const never = (): boolean => false;
const isGrown = ({ measures }: Asked): boolean => measures.some((measure) => measure.kind === 'metric' && ['growth', 'change', 'cagr'].includes(measure.as));
const isPriced = ({ multiple, valuation }: Asked): boolean => multiple !== undefined || valuation !== undefined;
const isShare = ({ calculation, measures, course }: Asked): boolean => course !== undefined || calculation !== undefined || measures.some((measure) => measure.kind === 'metric' && (measure.of !== undefined || metricById(measure.id)?.kind === 'ratio') && ['value', 'share', 'ratio'].includes(measure.as));

const partWords = /\bhow much of\b|\b(?:share|part|portion|slice|fraction|proportion|ratio|chunk|bite|percent(?:age)?) (?:out )?(?:of|did|does|do|was|is|went)\b|% of\b|\bas an? (?:percent(?:age)?|share|part|proportion)\b|\bin (?:relation|proportion)\b|\bper (?:hundred|dollar)\b|\b(?:each|every) (?:dollar|hundred)\b|\b(?:eats?|swallow\w*)\b|\brelative to\b|\b(?:come|comes|came) to in percent\b/;
/** Beside how something grew, only these hold one figure against another. */
const surePartWords = /\bwhat (?:percentage|percent) of\b|\bas (?:an? )?(?:%|percent(?:age)?) of\b|\b(?:share|part|portion|slice|fraction|proportion|ratio|chunk|bite) (?:out )?(?:of|did|does|do|was|is|went)\b|\bhow much of\b/;
/** What is left of one after another is their difference. */
const leftWords = /\b(?:left|remain\w*|minus)\b|\b(?:after|once|less) (?:\w+ ){0,3}(?:capital expenditures?|capex|costs?|expenses|taxes|investments?)\b/;
const gaps = /\b(?:gap|difference|swing|spread|lead|apart|in between|lie between|delta)\b|\b(?:dollars|billions?|millions?) (?:more|less|higher|lower|fewer)\b|\bhow much (?:more|less|higher|lower|larger|smaller|bigger)\b|\bhow many \w+ (?:more|less|higher|lower|fewer)\b/;
const eachWords = /\beach\b|\b(?:against|on|over|from|than) (?:the|a) (?:year before|prior year|previous year|year earlier)\b|\byear[- ]on[- ]year\b|\byoy\b|\by\/y\b/;
const growths = /\b(?:chang\w+|grow\w*|grew|growth|r[io]se|risen|f[ae]ll|fallen|increas\w+|decreas\w+|up|down|gain\w*|los[et]|drop\w*|mov\w+|return\w*|perform\w*)\b/;
const yearly = /\bcagr\b|\b(?:a|per|each|every) (?:year|yr|annum)\b|\bannual\w*|\byearly\b|\bcompound\w*/;
const relations = /\bover\b|\bagainst\b|\brelative\b|\btimes\b|\bmultiple\b|\bdivided\b|\bratio\b|\bp\/?e\b|÷|\/|\bdear\b|\bcheap\w*|\bexpensive\b|\brich\w*|\bvalued?\b|\bpay\b|\bpric(?:ed|ey|y)\b/;
const yields = /\byield\w*|\bpercent|%|\breturns?\b|\bpct\b/;

const isYear = (moment: Moment): boolean => moment.kind === 'fiscal' && /^(?:FY|Q)/.test(moment.part);
const lastYear = ({ moments }: Mentions): string | null => {
  const year = moments.findLast((moment) => moment.kind === 'fiscal' && moment.part === 'FY');
  return year === undefined ? null : timeWords([year]);
};
const label = (id: string): string => metricById(id)?.label ?? id;
const at = (moment: Moment): string => ` ${moment.kind === 'date' ? 'on' : 'in'} ${timeWords([moment])}`;
const has = ({ amounts }: Mentions, id: string): boolean => amounts.includes(id);

/** A close that is none of the newest. */
const otherDay = /\byear[- ]ends?\b|\b(?:end|close) of\b|\bthen\b|\bat the time\b|\bclosed\b/;

/** The price over one figure of a fiscal year. */
function priced(name: string, figures: readonly string[], { words, basis }: { readonly words: RegExp; readonly basis: (figure: string) => string }): Frame {
  return { isRead: isPriced, ask: (scene) => {
    const [figure, year] = [figures.find((id) => has(scene, id)), lastYear(scene)];
    if (figure === undefined || year === null || !(scene.hasPrice || scene.ratios.includes('market_cap')) || !words.test(scene.text) || scene.moments.length > 1 || !(scene.isNow || !otherDay.test(scene.text))) return null;
    return { asks: [`What is ${scene.whose} ${name} at the latest close on the ${basis(figure)} of ${year}?`], used: [figure, 'price', 'market_cap', ...namesOf(name)] };
  } };
}

/** Several multiples may have been read from one loose word. */
const namesOf = (name: string): readonly string[] => (name.startsWith('price-') ? ['pe_ratio', 'price_to_sales', 'price_to_book'] : ['dividend_yield', 'free_cash_flow_yield', 'earnings_yield']);

const payout: Frame = { isRead: ({ calculation }) => calculation !== undefined, ask: (scene) => {
  const earned = ['diluted_eps', 'basic_eps'].find((id) => has(scene, id));
  const [moment] = scene.moments;
  if (earned === undefined || !has(scene, 'dividends_per_share') || moment === undefined || !/\bpay\w*|\bpaid out\b|\bcover\w*|\bpercent|%|\bshare of\b|\bpart of\b/.test(scene.text)) return null;
  return { asks: [`What were ${scene.whose} dividends per share as a percentage of its ${label(earned)}${at(moment)}?`], used: ['payout_ratio', 'dividends_paid'] };
} };

/** What others are mostly held against, the first before the second. */
const wholes = ['revenue', 'total_assets', 'shareholders_equity', 'operating_cash_flow', 'free_cash_flow', 'net_income'];

function isOfPart(text: string): boolean {
  return (growths.test(text) ? surePartWords : partWords).test(text) && !leftWords.test(text);
}

const share: Frame = { isRead: isShare, ask: (scene) => {
  const money = scene.amounts.filter((id) => ['flow', 'stock'].includes(metricById(id)?.kind ?? ''));
  const whole = wholes.find((id) => money.includes(id));
  const [part, ...others] = money.filter((id) => id !== whole);
  if (whole === undefined || part === undefined || others.length > 0 || scene.moments.length === 0 || !isOfPart(scene.text)) return null;
  return { asks: [...scene.moments.map((moment) => `What was ${scene.whose} ${label(part)} as a percentage of ${label(whole)}${at(moment)}?`), ...(gaps.test(scene.text) && scene.moments.length === 2 ? [pointsAsk(scene, `${label(part)} as a percentage of ${label(whole)}`)] : [])], used: [whole] };
} };

const pointsAsk = ({ whose, moments }: Scene, what: string): string => `By how many percentage points did ${whose} ${what} change from ${timeWords(moments.slice(0, 1))} to ${timeWords(moments.slice(1))}?`;

const between: Frame = { isRead: never, ask: (scene) => {
  const { amounts: [amount, ...more], ratios: [ratio, ...others], moments, whose, text } = scene;
  if (moments.length !== 2 || !moments.every(isYear) || !gaps.test(text) || more.length + others.length > 0) return null;
  if (amount !== undefined && ratio === undefined) return { asks: [`By how many dollars did ${whose} ${label(amount)} change from ${timeWords(moments.slice(0, 1))} to ${timeWords(moments.slice(1))}?`], used: [] };
  return ratio !== undefined && amount === undefined ? { asks: [pointsAsk(scene, label(ratio))], used: [] } : null;
} };

const growthOfEach: Frame = { isRead: never, ask: ({ amounts: [amount, ...more], ratios, moments, whose, text }) => {
  if (amount === undefined || more.length + ratios.length > 0 || moments.length < 2 || !moments.every(isYear) || !eachWords.test(text) || !growths.test(text)) return null;
  return { asks: moments.map((moment) => `By what percentage did ${whose} ${label(amount)} change${at(moment)} against the year before?`), used: [amount] };
} };

const money = /\$ ?(\d[\d,.]*\d|\d)(k)?\b|\b(\d[\d,.]*\d|\d)(k)? (?:dollars|bucks|usd)\b|(?<![\w-])(a|one|five|ten|twenty|fifty)[- ](thousand|hundred) (?:dollars|bucks)\b/;
const spoken: Readonly<Record<string, number>> = { a: 1, one: 1, five: 5, ten: 10, twenty: 20, fifty: 50, thousand: 1000, hundred: 100 };

function amountIn(text: string): string | null {
  const found = money.exec(text);
  if (found === null) return null;
  const [, plain, kilo, other, otherKilo, count, unit] = found;
  if (count !== undefined) return String((spoken[count] ?? 1) * (spoken[unit ?? ''] ?? 1));
  return `${plain ?? other ?? ''}${(kilo ?? otherKilo) === undefined ? '' : ',000'}`;
}

/** From a day or the last close of a year to the newest close. */
const untilNow: Frame = { isRead: never, ask: ({ hasPrice, isNow, amounts, moments: [from, ...more], whose, text }) => {
  if (!hasPrice || !isNow || amounts.length > 0 || from === undefined || more.length > 0 || !growths.test(text) || money.test(text)) return null;
  const day = from.kind === 'date' ? timeWords([from]) : from.part === 'FY' && from.year !== null ? `31 December ${String(from.year)}` : null;
  return day === null ? null : { asks: [`By what percentage did ${whose} share price change from ${day} to the latest close?`], used: ['price'] };
} };

const yearlyToo: Frame = { isRead: never, ask: ({ hasPrice, amounts, moments, whose, text }) => {
  const days = moments.filter(({ kind }) => kind === 'date');
  if (!hasPrice || amounts.length > 0 || days.length !== 2 || !yearly.test(text)) return null;
  const span = `from ${timeWords(days.slice(0, 1))} to ${timeWords(days.slice(1))}`;
  return { asks: [`By what percentage did ${whose} share price change ${span}?`, `What was the compound annual growth rate of ${whose} share price ${span}?`], used: ['price'] };
} };

const holding: Frame = { isRead: never, ask: ({ moments, amounts, isNow, whose, text }) => {
  const [put, days] = [amountIn(text), moments.filter(({ kind }) => kind === 'date')];
  if (put === null || days.length !== (isNow ? 1 : 2) || amounts.some((id) => !id.startsWith('dividends')) || !/\b(?:put|invest\w*|bought|plac\w+|gone|went|worth|become|grown)\b/.test(text)) return null;
  return { asks: [`What would $${put} put into ${whose.replace(/'s$/, '')} at the close of ${timeWords(days.slice(0, 1))} have become by the ${days.length === 1 ? 'latest close' : `close of ${timeWords(days.slice(1))}`}?`], used: ['price', 'dividends_paid', 'dividends_per_share'] };
} };

const yieldOf = (name: string, figure: string, words: RegExp): Frame => priced(name, [figure], { words, basis: label });

const overSales = priced('price-to-sales ratio', ['revenue'], { words: /\bmultiple\b|\bprice[- ]to[- ]sales\b|\bp\/s\b|\btimes\b/, basis: label });
/** Where no other figure is named that a price is held against. */
const ofSales: Frame = { isRead: isPriced, ask: (scene) => (['diluted_eps', 'basic_eps'].some((id) => has(scene, id)) ? null : overSales.ask(scene)) };

/** How much more one figure is than a year before, beside what else is asked of it. */
const growthToo: Frame = { isRead: isGrown, ask: ({ amounts, moments: [moment, ...more], whose, text }) => {
  const [amount] = amounts.filter((id) => !wholes.includes(id) || amounts.length === 1);
  if (amount === undefined || moment === undefined || more.length > 0 || !isYear(moment) || !eachWords.test(text) || !(growths.test(text) || /\bmore\b|\bless\b/.test(text))) return null;
  return { asks: [`By what percentage did ${whose} ${label(amount)} change${at(moment)} against the year before?`], used: [] };
} };

const ofStatements: readonly Frame[] = [payout, share, growthToo];
const ofOne: readonly Frame[] = [
  priced('price-earnings ratio', ['diluted_eps', 'basic_eps'], { words: relations, basis: label }), yieldOf('dividend yield', 'dividends_per_share', yields), yieldOf('free cash flow yield', 'free_cash_flow', /\byield\w*|\bpercent|%/),
  ofSales, ...ofStatements, between, growthOfEach, untilNow, yearlyToo, holding,
];

/** What is named beside, each by itself. */
function besides({ amounts, ratios, grown, moments, whose, hasPrice, isNow }: Scene, used: readonly string[]): readonly string[] {
  const times = moments.length === 0 ? '' : ` in ${timeWords(moments)}`;
  const told = [...amounts, ...ratios].filter((id) => (!used.includes(id) || grown.includes(id)) && metricById(id)?.kind !== 'indicator');
  const price = hasPrice && isNow && !used.includes('price') ? [`What is ${whose} share price?`] : [];
  return [...told.map((id) => (grown.includes(id) && moments.length === 1 ? `By what percentage did ${whose} ${label(id)} change${times}?` : `What was ${whose} ${label(id)}${times}?`)), ...price];
}

/** Figures that a reading tells, or makes something of. */
function idsIn({ measures, calculation }: Asked): readonly string[] {
  return [...measures.flatMap((measure) => (measure.kind !== 'metric' ? [] : measure.of === undefined ? [measure.id] : [measure.id, measure.of])), ...(calculation === undefined ? [] : operandsOf(calculation.expression).map(({ id }) => id))];
}

function inputsOf(id: string): readonly string[] {
  const formula = metricById(id)?.formula ?? null;
  return formula === null ? [] : formulaInputs(formula).map(({ metric }) => metric);
}

/** Something that is named stands nowhere in the first reading. */
function isShort({ amounts, ratios, hasStory }: Mentions, first: readonly Asked[]): boolean {
  const told = new Set(first.flatMap(idsIn).flatMap((id) => [id, ...inputsOf(id)]));
  return !hasStory && told.size > 0 && !first.some((one) => isPriced(one) || isShare(one) || idsIn(one).some((id) => ofMarket.test(id))) && [...amounts, ...ratios].some((id) => !told.has(id) && metricById(id)?.kind !== 'indicator');
}

/** Null where nothing of what is named stands to something else of it that the first reading does not tell. */
export function plainAsksOf(mentions: Mentions, first: readonly Asked[]): PlainAsks | null {
  const [only, other, ...more] = mentions.companies;
  if (only === undefined || more.length > 0) return null;
  if (other !== undefined) return betweenTwo(mentions, only, other) ?? ofEach(mentions, [only, other]);
  return askedOf({ ...mentions, whose: `${only.ticker}'s` }, ofOne, first);
}

function askedOf(scene: Scene, frames: readonly Frame[], first: readonly Asked[]): PlainAsks | null {
  const found = frames.flatMap(({ isRead, ask }) => { const one = ask(scene); return one === null ? [] : [{ ...one, isNew: !first.some(isRead) }]; });
  const used = found.flatMap((one) => one.used);
  if (!found.some(({ isNew }) => isNew) && !isShort(scene, first)) return null;
  const asks = [...new Set([...found.flatMap((one) => one.asks), ...besides(scene, used)])];
  return asks.length === 0 ? null : { asks, used };
}

/** Two companies, each in its own time. */
function ofEach(mentions: Mentions, companies: readonly Company[]): PlainAsks | null {
  const { moments } = mentions;
  if (moments.length !== companies.length || mentions.hasPrice || eachWords.test(mentions.text)) return null;
  const each = companies.map((company, index) => askedOf({ ...mentions, moments: moments.slice(index, index + 1), whose: `${company.ticker}'s` }, ofStatements, []));
  return each.some((one) => one === null) ? null : { asks: each.flatMap((one) => one?.asks ?? []), used: [] };
}

/** How far one is from the other, in a figure of each. */
function betweenTwo({ amounts: [amount, ...more], ratios, moments, text }: Mentions, one: Company, other: Company): PlainAsks | null {
  const [first, second = first] = moments;
  if (amount === undefined || more.length + ratios.length > 0 || first === undefined || second === undefined || moments.length > 2 || !gaps.test(text) || eachWords.test(text)) return null;
  const of = ({ ticker }: Company, moment: Moment): string => `${ticker}'s ${label(amount)}${at(moment)}`;
  return { asks: [`By how many dollars was ${of(one, first)} above ${of(other, second)}?`], used: [amount] };
}
