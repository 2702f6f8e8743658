// Companies that a question names, each to be told of, and who wins.
import { lossWanted } from '../../asked/forms/of-losses.ts';
import { fellMost } from '../../asked/forms/ranking.ts';
import { shortName } from '../../../write/company-name.ts';
import type { Demand, DemandScene } from './demand.ts';
import { namedIn } from './reading/named-measures.ts';

const plain = (text: string): string => ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;

const says = (text: string, names: readonly string[]): boolean => names.some((name) => plain(text).includes(plain(name)));
/** Side by side each figure stands for itself, also where the other's is not at hand. Who has the most is then not known. */
const isListed = (text: string): boolean => !/\b(?:rank|order|sort|which|who|whose|more|less|most|least|better|cheaper|larger|bigger|higher|lower|smaller|than|beat|ahead|differ\w*|gap|spread|(?!latest|newest|interest|rest|test|suggest)\w{3,}est (?:first|to)|worst first|best first)\b/i.test(text);

/** More companies than these may stand in a table. */
const MOST_NAMED = 4;

/** Every company that is named stands in the answer, outside of what is missing. */
export const companies: Demand = (scene) => {
  const { asked, text, wholeWords, openingWords, opening, missing } = scene;
  // Of an order the first three are told, the others below; of a screen those that pass.
  const isOrdered = asked.companies.length > MOST_NAMED || (asked.operation === 'rank' && leadersIn(opening).length > 2) || asked.operation === 'screen';
  const words = plain(isOrdered ? wholeWords : openingWords);
  const isTold = (name: string): boolean => words.includes(plain(name.replace(/^The /, '')));
  const isMacro = asked.measures.length > 0 && asked.measures.every(({ kind }) => kind === 'series');
  if (asked.group !== null || /\bmeets? the conditions\b/.test(openingWords) || opening.length === 0 || isMacro && asked.companies.length === 0) return [];
  const isMeant = (name: string, ticker: string): boolean => plain(text).includes(` ${plain(shortName(name)).trim().replace(/^the /, '').split(' ')[0] ?? ''} `) || (ticker.length > 2 && new RegExp(String.raw`\b${ticker}\b`, 'i').test(text));
  return asked.companies.filter(({ name, ticker }) => isMeant(name, ticker) && !isTold(name) && !isTold(shortName(name)) && !isTold(ticker) && !(asked.companies.length > 1 && isListed(text) && says(missing, [name, shortName(name), ticker]))).map(({ name }) => shortName(name));
};

const besides = /\b(?:vs\.?|versus|v|than|compar\w*|against|and|or|beat\w*|between|(?:is|equals?|makes?) (?:worth )?how many)\b|[,&+]/i;

/** Held beside one of which nothing is known, the other's figure is half an answer. */
export const strangers: Demand = ({ text, asked, opening }) => {
  const [first] = asked.unknown;
  return first !== undefined && asked.companies.length > 0 && opening.length > 0 && asked.insiders === undefined && asked.group === null && besides.test(text) && text.toLowerCase().includes(first.words.toLowerCase()) ? [`figures of ${first.words}`] : [];
};

const low = /\b(?:lowest|least|smallest|fewest|slowest|weakest|cheapest|lower|smaller|fewer|slower|weaker|shortest|thinnest|lightest|tiniest|poorest)\b/i;
const high = /\b(?:highest|most|largest|biggest|fastest|quickest|quicker|strongest|priciest|dearest|higher|more|larger|bigger|faster|stronger|greatest|greater|longest|heaviest|heavier|fattest|richest|steepest|top)\b/i;
const among = /\b(?:which|who|whose|whom|what company|rank|order|sort)\b/i;

function leadersIn(opening: DemandScene['opening']): readonly number[] {
  const [first] = opening;
  // Of a growth that is told with its two ends the rate decides.
  const ofSentence = opening.filter(({ sentence }) => sentence === first?.sentence);
  const leading = ofSentence.find(({ form }) => form === 'cagr') ?? ofSentence.find(({ form }) => form === 'growth' || form === 'ratio') ?? first;
  return first === undefined || leading === undefined ? [] : opening.filter(({ measure, form, isBeside, sentence }) => measure === leading.measure && form === leading.form && !isBeside && sentence === first.sentence).map(({ value }) => value);
}

/** Whether the first of the values is what the words mean; true where there is nothing to tell apart. */
function isFirst([first, second, ...others]: readonly number[], isLow: boolean): boolean {
  if (first === undefined || second === undefined) return true;
  return [second, ...others].every((value) => (isLow ? value >= first : value <= first));
}

const losing = /\b(?:which|who|whose)\b[^?]{0,40}\b(?:lost|fell|declined|dropped|shrank)\b/i;
const isSettled = /\b(?:than any other|leads the companies|(?:top|bottom) of the companies|ahead|cheaper|more expensive|stands at|dearer|has (?:more|less)|(?:fell|is down|is up) (?:more|less) than the others?)\b/;
const fromTo = /\b(?:from )?(?:the )?(\w+) to (?:the )?(?:highest|most|largest|biggest|fastest|quickest|strongest|lowest|least|smallest|slowest|weakest|cheapest|dearest|priciest)\b/i;
const isInOrder = /\b(?:than any other of the|leads the companies|(?:top|bottom) of the companies|is ahead on|is the (?:cheaper|more expensive)|stands at the|has (?:more|less)|(?:fell|is down|is up) (?:more|less) than the others?)\b/;

/** From which all of them are measured, and no end of the order. */
const endOfCloses = /\b(?:highest|lowest) (?:daily )?clos(?:e|es|ing price)\b/gi;

/** "From the quickest to the slowest": the end that is named first comes first. */
function endsOf(asked: string): readonly [isLow: boolean, isHigh: boolean] {
  const text = asked.replace(endOfCloses, ' ');
  const [isLow, isHigh] = fellMost.test(text) ? [true, false] : [low.test(text), high.test(text)];
  const range = isLow && isHigh ? fromTo.exec(text)?.[1] : undefined;
  return range === undefined ? [isLow, isHigh] : [low.test(range), high.test(range)];
}

/** Null where the order is as the words mean it. */
function wrongOrder(text: string, values: readonly number[]): string | null {
  if (losing.test(text) && (values[0] ?? 0) > 0) return 'who lost';
  // Of losses the larger lies further below nothing.
  const end = values.every((value) => value < 0) ? lossWanted(text) : null;
  if (end !== null) return isFirst(values, end === 'low') ? null : end === 'low' ? 'who has the larger loss' : 'who has the smaller loss';
  // Who fell most has the least.
  const [isLow, isHigh] = endsOf(text);
  return isLow === isHigh || isFirst(values, isLow) ? null : isLow ? 'who has the least' : 'who has the most';
}

const oneOfTwo = /\b(?:which|who)(?: one)?(?: of (?:them|the two))? (?:(?:is|was|were|has|had|made|earned|sold|kept) )?(?:the )?(?:higher|lower|more|less|better|worse|bigger|larger|smaller|fatter)\b|\b(?:which|who)(?: (?:one|company|stock|share|firm))?(?: of (?:them|the two|both|these)(?: \w+)?)? (?:did|does|fared|grew|rose|gained|fell|lost|came out|comes out|stands|spent|spends|paid|pays|performed) (?:the )?(?:higher|lower|more|less|better|worse|faster|slower|further|ahead|best|worst|most|least)\b/i;
/** "Did they spend more?": than the one before. */
const moreThanBefore = /^(?:[^?.;]{0,40}[,.?;-] ?)?(?:and |or |so )?(?:did|does|do|was|is|were|are|has|have|had) (?:it|they|he|she|that|theirs|its)\b[^?.;,]{0,24}\b(?:more|less|higher|lower|better|worse|bigger|smaller|faster|slower)(?: or (?:more|less|higher|lower|better|worse))?[?. ]*$/i;

const asksOneOfTwo = (text: string): boolean => oneOfTwo.test(text) || moreThanBefore.test(text);

/** A follow-up on one company that keeps nobody of those before. */
function isOfOneAlone({ inherited, companies, measures, periods }: DemandScene['asked']): boolean {
  return inherited.length > 0 && !inherited.includes('companies') && companies.length === 1 && measures.length === 1 && periods.length < 2;
}

const tellsOrder = /\b(?:than any other of the|leads the companies|(?:top|bottom) of the companies|is ahead on|is (?:the )?(?:cheaper|more expensive)|stands at the|has (?:more|less))\b|^(?:The (?:larger|smaller) (?:rise|fall|move) first:|[^:]{3,90} (?:rose|fell|moved) (?:more|less|faster|slower|more slowly)\b)/;
/** Likewise, or which way each of them went. */
const tellsWho = new RegExp(`${tellsOrder.source}|^(?:Yes|No)\\b|\\b(?:rose|fell|grew|shrank|is (?:up|down)) (?:more|less|faster)\\b|\\bfaster of the two\\b|^[^.:]{3,80} (?:was|were) the (?:larger|smaller): `);

const whoClause = /\b(?:which|who|whose)\b[^,;?]{3,60}/i;

/** Told of several figures, who is ahead opens with the figure by which it is asked. */
function otherOrder({ text, opening }: DemandScene): readonly string[] {
  const named = namedIn(whoClause.exec(text)?.[0] ?? '').filter(({ words }) => words.isLoose !== true);
  const [only, ...others] = named;
  const first = opening.find(({ sentence }) => isInOrder.test(sentence));
  if (only === undefined || others.length > 0 || first === undefined) return [];
  const { ids, what } = only.words;
  const isOfIt = opening.filter(({ sentence }) => sentence === first.sentence).some(({ measure, metric, inputs }) => [measure, metric, ...inputs].some((name) => ids.test(name)));
  return isOfIt ? [] : [`who is ahead on ${what}, first`];
}

/** "What is the yield of both, and which is higher?": in order by the figure that is named first, where none is named again. */
function orderOfOther({ text, opening }: DemandScene): readonly string[] {
  const clause = oneOfTwo.exec(text);
  const sentences = new Set(opening.filter(({ sentence }) => isInOrder.test(sentence)).map(({ sentence }) => sentence));
  const [only, ...more] = clause === null || namedIn(text.slice(clause.index)).length > 0 ? [] : namedIn(text).toSorted((one, other) => text.indexOf(one.said) - text.indexOf(other.said) || other.said.length - one.said.length);
  if (only === undefined || more.some(({ words }) => words.ids.source === only.words.ids.source) || sentences.size === 0) return [];
  const { ids, what, isLoose } = only.words;
  const isOfIt = opening.some(({ sentence, measure, metric, inputs }) => sentences.has(sentence) && [measure, metric, ...inputs].some((name) => ids.test(name)));
  return isOfIt || isLoose === true ? [] : [`who is ahead on ${what}`];
}

/** One of two that is asked for is told, and by the figure that is meant. */
function ofTheTwo(scene: DemandScene): readonly string[] {
  const another = orderOfOther(scene);
  return another.length === 0 && oneOfTwo.test(scene.text) && !tellsWho.test(scene.openingWords) ? ['which of them it is'] : another;
}

const ofEachDollar = /\b(?:which|who|whose)\b[^?;]{0,60}\b(?:(?:each|every|per|a|one) (?:sales )?(?:dollar|buck)|per ?cent\w*|percentage|(?:larger|bigger|smaller|higher|lower) (?:share|part|slice|proportion|cut)|cents)\b/i;

/** Who keeps more of each dollar is told by parts of it, and not by amounts. */
function orderOfAmounts({ text, opening }: DemandScene): readonly string[] {
  const first = opening.find(({ sentence, isBeside }) => !isBeside && isInOrder.test(sentence));
  return first?.unit.kind === 'money' && first.unit.per === null && ofEachDollar.test(text) ? ['who is ahead by the part of it'] : [];
}

/** By another figure than the one that is meant, or not at all. */
function undecided(scene: DemandScene): readonly string[] {
  if (scene.asked.operation === 'value' && !isSettled.test(scene.openingWords)) return ['which of them it is'];
  const other = [...otherOrder(scene), ...orderOfAmounts(scene)];
  return other.length > 0 || scene.asked.companies.length !== 2 ? other : ofTheTwo(scene);
}

/** Of several in an order, the one that the words mean comes first; who is worth more is told of all of them, not of one after the other. */
export const winners: Demand = (scene) => {
  const { text, asked, opening } = scene;
  if (isOfOneAlone(asked) && asksOneOfTwo(text)) return ['which of them it is'];
  if (!among.test(text) || asked.companies.length < 2) return [];
  const open = undecided(scene);
  if (open.length > 0) return open;
  const wrong = isInOrder.test(opening[0]?.sentence ?? '') ? wrongOrder(text, leadersIn(opening)) : null;
  return wrong === null ? [] : [wrong];
};

/** Where each company was told by itself, and the question asks which of them it is or in what order they stand. */
export const whoIsAhead: Demand = ({ asked: { contest }, openingWords }) => (contest === undefined || tellsOrder.test(openingWords) ? [] : ['which of them it is']);
