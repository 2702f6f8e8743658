// Questions that a word decides, where figures alone or the wrong word would mislead: losses and falls that are held against one another, both of two, a company against the economy.
import { opensWithYesNo, readYesNo } from '../../../asked/forms/yes-no.ts';
import type { Demand, DemandScene } from '../demand.ts';

const word = /(?:^|\. )(?:Yes|No|About right)\b/;
const decided = ({ openingWords }: DemandScene): boolean => word.test(openingWords.trim());

const lossOrFall = /\b(?:los[et]s?|losing|loss(?:es)?)\b|\b(?:fall|fell|fallen|drop\w*|declin\w*|shrink|shrank|shrunk|slid\w*|sink|sank|decreas\w*)\b/i;
const compared = /\b(?:more|less|bigger|larger|smaller|greater|worse|faster|slower|further|deeper|steeper)\b|\bthan\b/i;
const ofLoss = /\bloss(?:es)?\b[^?]{0,30}\b(?:grow|grew|grown|increas\w*|shrink|shrank|shrunk|get|got|gotten|widen\w*|narrow\w*|improve\w*|decreas\w*)\b/i;
const trueFall = /\bdid\b[^?]{3,60}\b(?:fall|drop|decline|shrink|decrease)\b(?![^?]*\b(?:more|less|further|faster|than)\b)/i;

/** The words say which way, and both figures lie below nothing: the word is that of their sizes. */
function areLosses({ text, all, openingWords }: DemandScene): boolean {
  // Each year is told with its loss.
  if (/^(?:Yes|No): The (?:years|quarters) in which it was\b/.test(openingWords)) return true;
  const levels = all.filter(({ sentence, form }) => openingWords.includes(sentence) && form === 'value');
  return readYesNo(text).some((one) => 'isOfLoss' in one && one.isOfLoss === true) && levels.length > 1 && levels.every(({ value, metric }) => value < 0 && metric === levels[0]?.metric);
}

/** A loss is the larger the further it lies below nothing, and who fell more has the smaller figure: the word has to say so, and is not relied on. */
const lossesCompared: Demand = (scene) => {
  const { text, opening } = scene;
  const isCompared = ofLoss.test(text) || (lossOrFall.test(text) && compared.test(text) && !trueFall.test(text));
  const isNegative = opening.some(({ value, isBeside }) => value < 0 && !isBeside) || opening.some(({ value }) => value < 0);
  return opensWithYesNo(text) && decided(scene) && isCompared && isNegative && (scene.asked.claims ?? []).length === 0 && !areLosses(scene) ? ['whether the loss or the fall is the larger'] : [];
};

const economy = /\b(?:than|above|below|beat\w*|exceed\w*|outpac\w*|over|under|match\w*|against|faster than|slower than) (?:the (?:rate of )?)?(?:us |core |headline |consumer )*(?:inflation|cpi|gdp|the economy|economic growth|prices)\b/i;

/** Growth of a company is held against that of the economy by both, and by what lies between them. */
const againstEconomy: Demand = (scene) => {
  const { text, opening, asked } = scene;
  const isTold = / − /.test(scene.openingWords) || /\bpoints (?:above|below|more|less)\b/.test(scene.openingWords);
  return asked.companies.length > 0 && economy.test(text) && opening.length > 0 && !isTold && (decided(scene) || opensWithYesNo(text)) ? ['the growth held against that of the economy'] : [];
};

const covers = /\b(?:cover(?:s|ed)?)\b[^?]{0,40}\b(?:dividends?|payouts?|interest|debts?|capex|capital (?:spending|expenditures?)|buybacks?)\b|\b(?:dividends?|payouts?|interest|debts?|capex|capital (?:spending|expenditures?)|buybacks?)\b[^?]{0,40}\bcovered\b/i;
/** "…, and did the free cash flow cover the two together": behind what is asked for first. */
const coversBehind = /[,;:.?-] ?(?:and |so |- )*(?:did|does|do|is|was|were|are) [^?.;,]{2,48}\b(?:cover(?:s|ed)?|(?:enough|sufficient) (?:for|to (?:cover|pay)))\b/i;
/** What covers something is held against it: an amount a share beside one of the whole company decides nothing. */
const coveredOrNot: Demand = (scene) => {
  const isTold = decided(scene) || /÷|\bcover(?:age|ed|s)?\b|\btimes\b/.test(scene.openingWords);
  return ((opensWithYesNo(scene.text) && covers.test(scene.text)) || coversBehind.test(scene.text)) && scene.opening.length > 0 && !isTold ? ['whether the one covers the other'] : [];
};

const together = /\b(?:than|exceed|beat|over|outearn|match) [^?]{2,60}\b(?:together|combined|put together|added up|in total|taken together)\b|\b(?:do|does|did|is|are|was|were) [^?]{2,60}\b(?:together|combined|put together)\b[^?]{0,30}\b(?:more|less|larger|bigger|exceed|than)\b/i;
const sumsCompared: Demand = (scene) => (scene.opening.length > 0 && scene.asked.companies.length > 2 && together.test(scene.text) && !decided(scene) ? ['whether the sum is the larger'] : []);

const recovered = /\brecover(?:ed|y|s)?\b|\bcome back\b|\bbounced? back\b/i;
const hasRecovered: Demand = (scene) => (opensWithYesNo(scene.text) && recovered.test(scene.text) && decided(scene) ? ['whether it has recovered'] : []);

const level = /\b(?:above|below|back (?:at|to)|over|under|returned to|beyond|past) (?:its |their |the |where it was in |what it was in )(?:(?:19|20)\d\d(?:'s)? ?(?:level|mark|figure|high|value|number)?|level (?:of|in) (?:19|20)\d\d|(?:january|february|march|april|may|june|july|august|september|october|november|december) (?:19|20)\d\d)\b/i;
const nowThan = /^(?:so |and |but )*(?:is|are|has|have)\b[^?]{2,60}\b(?:higher|lower|above|below|up|down|more|less|bigger|smaller|larger|cheaper|dearer|better|worse|richer)\b[^?]{0,16}\b(?:than|from|where)\b[^?]{0,16}\b(?:in|at|on|it was)? ?(?:(?:the )?(?:end|start|beginning) of )?(?:(?:january|february|march|april|may|june|july|august|september|october|november|december)\b|(?:19|20)\d\d\b)/i;

/** Today's figure against that of then: both are told. */
const thenAgainstNow: Demand = (scene) => {
  const { text, opening } = scene;
  if (opening.length === 0 || !(level.test(text) || nowThan.test(text))) return [];
  const year = Math.max(...(text.match(/\b(?:19|20)\d\d\b/g) ?? ['0']).map(Number));
  const ends = opening.filter(({ isBeside }) => !isBeside).flatMap(({ to, from, form }) => (form === 'growth' || form === 'change' || form === 'cagr' ? [from, to] : [to])).filter((end) => end !== null);
  const isThen = opening.some(({ to, fiscal, from }) => fiscal?.year === year || to?.startsWith(String(year)) === true || from?.startsWith(String(year)) === true);
  const spread = ends.length === 0 ? 0 : (Math.max(...ends.map((end) => Date.parse(end))) - Math.min(...ends.map((end) => Date.parse(end)))) / 86_400_000;
  const isOwnMonth = /\bfrom \S+ on (\d{1,2}) (\w+) (\d{4}) to \S+ on \d{1,2} \2 \3/.test(scene.openingWords);
  return !isThen || spread < 32 || isOwnMonth ? ['today’s figure beside that of then'] : [];
};

const monthAgainst = /^(?:so |and |but )*(?:was|were|did)\b[^?]*\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\b[^?]*\b(?:than|and|between)\b[^?]*\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\b/i;
/** The level of one month against that of another, and not how each moved. */
const monthsCompared: Demand = (scene) => {
  const moves = [...scene.openingWords.matchAll(/\bfrom \S+ on \d{1,2} (\w+) (\d{4}) to \S+ on \d{1,2} (\w+) (\d{4})/g)];
  const isOwn = moves.length > 0 && moves.every(([, one, year, other, later]) => `${one ?? ''} ${year ?? ''}` === `${other ?? ''} ${later ?? ''}` || Math.abs(Date.parse(`1 ${one ?? ''} ${year ?? ''}`) - Date.parse(`1 ${other ?? ''} ${later ?? ''}`)) < 32 * 86_400_000);
  return monthAgainst.test(scene.text) && isOwn && !/\b(?:rise|rose|gain\w*|fall|fell)\b[^?]*\bmore\b/i.test(scene.text) ? ['one month held against the other'] : [];
};

const tooMuch = /\b(?:too (?:much|high|dear|expensive|rich|low)|expensive|cheap|a lot|steep)\b[^?]*\bfor\b/i;
const tooMuchFor: Demand = (scene) => (opensWithYesNo(scene.text) && /\d/.test(scene.text) && tooMuch.test(scene.text) && decided(scene) ? ['whether it is too much'] : []);

const two = /\band (?:is|was|are|were|did|does|has) (?:it|they) (?:also )?(?:higher|lower|larger|bigger|more|above|below|greater|less|smaller)\b|\b(?:above|below|greater than|higher than|over|more than|less than) \$?\d[^?]{0,20}(?:,| and) (?:above|below|greater than|higher than|over|more than|less than) \p{Lu}/iu;
/** An amount and another company's figure: two words. */
const twoVerdicts: Demand = (scene) => (opensWithYesNo(scene.text) && scene.asked.companies.length > 1 && /\d/.test(scene.text) && two.test(scene.text) && decided(scene) ? ['a word for each of the two'] : []);

const yearsApart = /\bin (?:19|20)\d\d(?:,? and (?:in )?|, )(?:19|20)\d\d\b/i;
/** Two companies in each of several years. */
const eachYearOfTwo: Demand = ({ text, asked, openingWords, opening }) => {
  const years = new Set(text.match(/\b(?:19|20)\d\d\b/g));
  return opening.length > 0 && asked.companies.length === 2 && opensWithYesNo(text) && yearsApart.test(text) && years.size > 1 && (openingWords.match(/\bis ahead\b/g)?.length ?? 0) < years.size ? ['each of the years'] : [];
};

const single = /[?.!][^?.!]*\S|\b(?:what|how|which|who|whose|when|give|tell|show|please)\b|\bor\b/i;
const comparing = /\b(?:than|exceed\w*|above|below|over|under|beat|outpace\w*|at least|at most|both)\b/i;
const opinion = /\b(?:buy|sell|hold|own|invest\w*|overvalued|undervalued|overpriced|safe|good|sensible|cheap\w*|expensive|worth|fair\w*|risk\w*|healthy|sound|strong|weak|attractive|bargain|recession)\b/i;

const trueOrFalse = /^(?:true or false|true\/false|y\/n|yes or no)[:,.?]? /i;

const ofBareYear = /\bthan in (?:19|20)\d\d\b/i;

/** One plain comparison of one sentence is decided by its word, or by who is ahead. */
const plainComparison: Demand = (scene) => {
  const { text, opening, openingWords } = scene;
  const isPlain = (opensWithYesNo(text) || trueOrFalse.test(text)) && comparing.test(text) && !single.test(text.replace(trueOrFalse, '').replace(/[?.]\s*$/, '')) && !opinion.test(text);
  return opening.length > 0 && !(scene.asked.companies.length === 0 && ofBareYear.test(text)) && isPlain && !decided(scene) && !(/\bboth\b/i.test(text) ? /(?!)/ : /\b(?:is|are|was|were) (?:ahead|behind)\b|\b(?:was|is) (?:not )?inverted\b(?! in that run)|\b(?:above|below|at|meets) the target\b|\bmore (?:expensive|than)\b|\bthe cheaper\b|\bhigher\b|\blower\b/).test(openingWords) ? ['the word that decides it'] : [];
};

export const decidedByWord = (scene: DemandScene): readonly string[] => [lossesCompared, againstEconomy, sumsCompared, coveredOrNot, hasRecovered, thenAgainstNow, monthsCompared, tooMuchFor, twoVerdicts, eachYearOfTwo, plainComparison].flatMap((demand) => demand(scene));
