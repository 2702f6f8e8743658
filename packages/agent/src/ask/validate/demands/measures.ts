// Measures by the question's own words: each that is named is given, and the first figure of the answer is one that was named.
import { wordsBeyondTalk } from '../../asked/at-large/broad-words.ts';
import { standsIn } from '../../asked/patterns/late-pattern.ts';
import type { Demand, DemandScene } from './demand.ts';
import { daysWritten, written } from './reading/days.ts';
import type { GivenFigure } from './reading/given.ts';
import { looseWords, type MeasureWords } from './reading/measure-words.ts';
import { namedIn, type Named } from './reading/named-measures.ts';

function looseIn(text: string): readonly MeasureWords[] {
  return looseWords.filter(({ words }) => standsIn(text, words));
}

function isOf({ measure, metric, inputs }: GivenFigure, ids: RegExp): boolean {
  return ids.test(measure) || ids.test(metric) || inputs.some((input) => ids.test(input));
}

function isTold({ words: { ids, says } }: Named, { all, wholeWords }: DemandScene): boolean {
  return all.some((figure) => isOf(figure, ids)) || says?.test(wholeWords) === true;
}

/** Asked of the company at large: what is told of it is the answer's choice. */
const wide = /\b(?:summar\w+|overview|review|report|check-?up|nutshell|picture|snapshot|analy[sz]\w+)\b/i;
/** Asked of its results: what the statements say. */
const ofResults = /\bresults\b|\bhow (?:did|do|does|has|have|was|were|is|are)\b(?![^?]*\b(?:shares?|stocks?|prices?|clos(?:e|ed|ing))\b)[^?]* (?:do|doing|done|perform(?:s|ed|ing)?|fared?|faring)\b/i;
const ofMarket = /^(?:price|return_|volatility|max_drawdown)/;
const multiple = /^(?:pe_ratio|price_to_|ev_to_|earnings_yield|free_cash_flow_yield|dividend_yield|market_cap|enterprise_value)/;
const priced = /\b(?:p|px) ?\/ ?(?:cfo|ocf|fcf|tbv)\b|\b(?:pric\w+|cheap\w*|dear\w*|expensive|multiples?|valu\w+|costs?|pay\w*|market|yield\w*|p\/?[ebs]|ev|worth|trad\w+|caps?|mcap|mkt\w*|capitali[sz]\w+|shares?|stock|enterprise|upside|e\/p)\b|\bclos(?:e|ed|ing)\b[^?.,;]{0,24}(?:[\/÷]|\b(?:over|divided by)\b)|\btimes (?!as\b|larger|bigger|higher|more|greater|smaller|the)\b/i;

const atLarge: ReadonlySet<string> = new Set(['overview', 'value', 'screen', 'explain', 'define']);
/** Figures that only count what is listed, or that stand for no measure of their own. */
const ownless = /^(?:count|insider)|value_per_share/;
/** Days, weeks and months that are best or worst by what the share moved. */
const bestDays = /\b(?:best|worst) (?:trading )?(?:days?|weeks?|months?)\b/i;
/** Of shares that were bought, or a sum put into them, the price tells what became of it. */
const ofHolding = /\b(?:if|had) (?:i|we|you|one|somebody|someone) (?:had )?(?:bought|put|invested|got)\b|\b(?:would|could) (?:i|we|you|one) (?:have|be)\b[^?]*\b(?:bought|buying)\b|\$ ?\d[\d,]*k? (?:put |invested )?(?:in|into)\b|\b\d[\d,]*(?:k|,000| dollars| bucks| grand) (?:in|into)\b|\b(?:invested|put) \$?\d/i;
/** A return over a stretch is no answer to who asks for a price. */
const moves = /\b(?:returns?|returned|perform\w*|gain\w*|los[et]\w*|up|down|ytd|year-to-date|so far|percent\w*|pct|mov\w+|chang\w+|chg|did|do|done|doing|ris\w+|rose|f[ae]ll\w*|made|momentum|month|week|year)\b|%/i;

/** A figure names the report in which it stands. */
const filed = /\bForm (?:10|20|40)-?[KQF]\b/;

/** "What did the balance sheet show for it": what was named in the story before. */
const pointsBack = /\b(?:show|say|list|state|report|tell|give|have|had|find|see|look(?:s|ed)? like)\w* (?:for|of|about|on|as) (?:it|that|this|them|those)\b/i;

/** What is named and given by no figure. */
export const measures: Demand = (scene) => {
  const { asked, opening } = scene;
  const text = pointsBack.test(scene.text) ? asked.text : scene.text;
  if (opening.length === 0 || asked.operation === 'define' || opening.every(({ measure }) => /^insider/.test(measure))) return [];
  return [...new Set(namedIn(text).filter((named) => named.words.isLoose !== true && !isTold(named, scene)).map(({ words: { what } }) => what))];
};

/** Whether any word of the question names what the first sentence tells. */
function isNamed([first, ...others]: readonly GivenFigure[], text: string): boolean {
  const main = [first, ...others].filter((figure) => figure !== undefined && figure.sentence === first?.sentence && (figure.measure !== 'price' || !/^At the close of/.test(figure.sentence)));
  const named = [...namedIn(text).map(({ words }) => words), ...looseIn(text)];
  return main.length === 0 || main.some((figure) => figure !== undefined && (ownless.test(figure.measure) || (figure.measure === 'price' && (priced.test(text) || bestDays.test(text) || ofHolding.test(text))) || named.some(({ ids }) => isOf(figure, ids))));
}

/** Advice is told of whether shares are worth their price, to who asks for that. */
const advice = /\b(?:buy\w*|sell\w*|hold\w*|cheap\w*|dear\w*|expensive|worth\w*|valu\w+|invest\w*|bargain|over-?priced|under-?priced|overvalued|undervalued|pric(?:ed|ey|ier)|attractive\w*|fair\w*|upside(?! down)|target|opinion|recommend\w*|rating|stake|position|portfolio|money|get in|take profit\w*|enter|too late|good|sensible|safe\w*|own|add|dcf|intrinsic|steal|rich\w*|stretched|room|hype|bubble|story|case|think|view)\b/i;

/** What the answer chose to tell of a company at large, or of a report, needs no word of its own. */
function isChosen({ asked, text, wholeWords, opening: [first] }: DemandScene): boolean {
  if (asked.operation === 'value' && !advice.test(text)) return false;
  return atLarge.has(asked.operation) || isPlainContest(asked, text) || wide.test(text) || (ofResults.test(text) && first !== undefined && !ofMarket.test(first.measure)) || /no meaning/.test(wholeWords) || (first !== undefined && filed.test(first.sentence));
}

/** "Compare A and B": by what companies are usually compared by. */
function isPlainContest({ operation, measures: named, companies }: DemandScene['asked'], text: string): boolean {
  if (operation !== 'compare' || named.length > 0 || companies.length < 2) return false;
  const names = companies.flatMap(({ name, ticker }) => [...name.split(/[^\p{L}\p{N}&]+/u), ticker].map((word) => word.toLowerCase()));
  return wordsBeyondTalk(text).every((word) => names.includes(word));
}

/** A multiple or a return over a stretch, where the words ask for nothing of the kind. */
function isStray({ measure }: GivenFigure, { text, asked }: DemandScene): boolean {
  if (multiple.test(measure) && !priced.test(text)) return asked.inherited.length === 0;
  return /^return_(?:\d|ytd)/.test(measure) && (!moves.test(text) || daysWritten(written(text)).length > 0);
}

/** What is given first and was named by no word. A follow-up that names nothing is of what was measured before. */
export const measuresGiven: Demand = (scene) => {
  const [first] = scene.opening;
  if (first === undefined || scene.asked.inherited.includes('measures')) return [];
  const isFitting = !isStray(first, scene) && (isChosen(scene) || isNamed(scene.opening, scene.text));
  return isFitting || scene.asked.stakes !== undefined || scene.asked.reports !== undefined ? [] : ['another figure than its first one'];
};

/** A ratio to the price is named, and the answer opens with how a part of it grew. */
export const multiplesFirst: Demand = ({ text, opening: [first], asked }) => {
  const named = namedIn(text).filter(({ words: { ids } }) => !ids.test('net_income') && !ids.test('revenue')).filter(({ words: { ids } }) => ids.test('pe_ratio') || ids.test('price_to_sales') || ids.test('price_to_book') || ids.test('earnings_yield'));
  const isOther = first?.form === 'growth' && first.measure !== 'price' && asked.operation === 'look-up' && !/\b(?:growth|grew|grow\w*|increas\w+|rose|ris\w+)\b/i.test(text);
  return isOther && named.some(({ words: { says } }) => says?.test(first.sentence) === false) ? named.slice(0, 1).map(({ words: { what } }) => what) : [];
};
