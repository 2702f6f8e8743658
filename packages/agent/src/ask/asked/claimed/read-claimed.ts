// A question that states something and asks whether it holds: the statement read as the plain question for its figures, and the amounts that it claims.
import { readMeasures } from '../measures/read-measures.ts';
import { isMoneyPutIn } from '../forms/money-amount.ts';
import { sentencesOf } from '../story/sentences.ts';
import { overYears } from '../forms/over-years.ts';
import { opensWithYesNo } from '../forms/yes-no.ts';
import type { ClaimedAmount } from './claimed-amount.ts';
import { findAmounts } from './find-amounts.ts';
import { readInsiderClaim } from './insider-claim.ts';
import { unframed, type Unframed } from './framing.ts';
import { inCoins } from './spoken-amount.ts';
import { overAnother } from './over-another.ts';
import { plainer } from './plainer.ts';
import { mustTie } from './verdict-words.ts';

export type Stated = { /** The plain question. */ readonly rest: string; readonly claims: readonly ClaimedAmount[] };

/** Thresholds of a search, money that is put in, chances and counts of times: no amount of these is claimed of one figure. */
const otherwise = /\b(?:which|when|ever|never(?! (?:really )?(?:move|change|budge|shift)[sd]?\b)|always|how (?:many|often|long|much)|what|who|whose|how|list|name|rank|screen|any (?:year|quarter|month|day)|(?:every|each) (?:single )?(?:fiscal )?(?:year|quarter|month|day)|(?:first|last) (?:time|with|to|in|above|over|past|went|topped|quarter with|year with)|in a row|consecutive|straight|for the first|at (?:any|some|no) (?:time|point|stage)|throughout|all through|if (?:i|we|you|someone)|(?:i|we) (?:put|invest\w*|bought|had)|any of|how come|should (?:i|we)|will|would (?:i|you|we) (?!say)|out of (?:the )?\w+ (?:companies|firms|years|quarters))\b/i;
const command = /^(?:and |so |but |please |then )*(?:what|how|which|who|whose|when|where|why|give|show|tell|list|name|compare|rank|put|i(?:'d| would)? (?:want|need|like)|by (?:how|what))\b/i;
const politely = /,? ?(?:would you|will you|could you|can you|please check|please|pls|for me|thanks|thank you|ta|cheers)(?: please)?(?= ?[?.!]|$)/gi;

/** That the figures are wanted, once the question names them. */
const bothFigures = /^(?:(?:please )?(?:give|show|tell|quote|send) (?:me|us) )?(?:just |only )?(?:the |both |those )?(?:two |three )?(?:years'? |companies'? )?(?:figures?|amounts?|numbers?|closes|sums)(?: (?:and|\+|&) (?:the )?(?:%|percent(?:age)?|pct|growth)? ?(?:change|growth|move|difference|ratio|multiple|rate)s?)?(?:,? ?(?:that's|that is|are|is|will|would|please|side by side|too|for both))* ?(?:enough|do|all|please|suffices?)?[.?!]?$/i;

/** As its own clause says it, held to its digits where it is to tie. */
function heldTo(claim: ClaimedAmount, isToTie: boolean): ClaimedAmount {
  return { ...claim, relation: isToTie && claim.relation === 'exactly' ? 'to-tie' : claim.relation, clause: plainer(claim.clause, claim.value >= 1e6) };
}

type Part = Unframed & { readonly amounts: ReturnType<typeof findAmounts>; /** It asks for figures of its own. */ readonly isOpen: boolean };

function partOf(sentence: string): Part {
  const plain = unframed(sentence.replace(andWhat, ''));
  const isOpen = otherwise.test(plain.text) || command.test(plain.text);
  return { ...plain, isOpen, amounts: isOpen ? [] : findAmounts(plain.text) };
}

function asQuestion({ text, amounts, isOpen, isStory }: Part & { readonly isStory: boolean }): string {
  const asked = plainer(amounts.toReversed().reduce((rest, { start, end, asks }) => `${rest.slice(0, start)}${asks}${rest.slice(end)}`, text), amounts.some(({ claim }) => claim.value >= 1e6)).replace(politely, '').replace(/\s+/g, ' ').trim();
  return isOpen || isStory || !/[\p{L}\d]/u.test(asked) ? asked : `${asked.replace(/[.!?,;: ]+$/, '')}?`;
}

/** "Check each against 2024": a time of the statement before. */
const goesOn = /^(?:each |both |them |it |that )?(?<rest>(?:for|in|against|at|on|over|of) .*)$/i;

function joined(text: string, words: string): string {
  const more = text === '' ? undefined : goesOn.exec(words)?.groups?.['rest'];
  return more === undefined ? `${text} ${words}`.trim() : `${text.replace(/[?.! ]+$/, '')} ${more}`;
}

const newest = String.raw`(?:last|latest|newest|most recent|current) (?:close[ds]?|closing(?: price)?|price|quote)`;
const beyond = String.raw`(?:above|below|over|under|beneath|beyond|past|at least|at or above|more than|less than|higher than|lower than)`;
/** Told in any case where it is asked whether it is so: "did it close above 420, and what exactly was the close?" */
const andWhat = /,? (?:and|-|–) (?:so )?what (?:exactly |precisely )?(?:was|is) (?:the |its )?(?:actual |exact |real |precise )?(?:close|closing price|figure|number|amount|it)(?: exactly| precisely)?(?=\s*\??$)/i;
const month = String.raw`(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.?`;
const day = String.raw`(?:\d{1,2}(?:st|nd|rd|th)?[- ]${month}|${month} \d{1,2}(?:st|nd|rd|th)?)[, -]*(?:20)?\d\d`;
/** "Last close above 230?": whether it is, without a verb. */
const bareCheck = new RegExp(String.raw`^(?!.*\b(?:what|how|which|when|who)\b)[^?]*\b(?:(?:more than|less than|at least|over|under|exceed(?:s|ed)?) (?:twice|double|triple|half|a third|a quarter|\d[\d.]{0,5} ?x|\d[\d.]{0,5} times|(?:two|three|four|five|six|ten) times)\b[^?]{3,80}|(?<=[:,;-] ?|more than |nearly |almost |roughly )(?:halved|doubled|tripled|quadrupled)|between \S*\d[^?]{0,12} and \S*\d[^?]{0,10}|(?:up|down) (?:by )?(?:>|more than|over|at least) ?\d[^?]{0,8}(?: (?:vs\.?|versus|on|from) [^?]{2,20})?)\?|\b${newest}\b[^?]{0,24}\b${beyond} \S*\d|\bclos(?:e[ds]?|ing price)\b(?! price)[^?]{0,12}${day}[,;:]? (?:at )?(?:was it )?${beyond} \S*\d|\b${day},? (?:close|closing price)[,;:]? (?:was it )?${beyond} \S*\d|\b${beyond} \S*\d[\d.,]*(?: dollars)? (?:at|on|by|as of) (?:the |its )?${newest}\b`, 'i');

/** "Acme FY25 margin above 40%?": of a time that is named, and of none that is looked for. */
const barelyBeyond = new RegExp(String.raw`^(?!.*\b(?:what|how|which|when|who|where|years|quarters|companies|stocks|names|firms|times|days|months|all|every|each|ever|any|list|show|find|closes?|closed)\b)(?=.*(?:\bfy ?'?|20)\d\d)[^?]{6,80}\b${beyond} (?:usd |\$ ?)?\d[\d.,]{0,9} ?(?:%|percent|trillion|billion|million|bn|tn|x|m|b)?(?: (?:in|for|of|last) [^?]{2,24})? ?\?`, 'i');

const puts = /\b(?:put|puts|putting|invest\w*|bought|buy(?:ing)?|sunk|stuck|parked|ploughed|stak(?:e|ed))\b/i;

/** Money that is put in, and what is held of every year or of any, have readers of their own. */
const isElsewhere = (said: string): boolean => (puts.test(said) && isMoneyPutIn(said)) || overYears(said) !== null;

/** "Is the statement that … correct, and what was its net loss?": the figure of the statement is told in any case. */
const statement = /^(?:is|was) (?:the|this|that|a) (?:statement|claim|line|sentence|assertion|report|figure|note|headline)(?: (?:right|correct) )?,? (?:that|saying that?) (?<said>[^?]{12,160}?),? (?:correct|right|true|accurate|so)(?<more>,? (?:and|or)(?: if not,?)? (?:what|how much|how many) (?:was|is|were|did|does) [^?]{2,60})? ?\?/i;
const signs = (text: string): string => text.replace(/>(?: ?=)? ?(?=\$?\d)/g, ' more than ').replace(/<(?: ?=)? ?(?=\$?\d)/g, ' less than ').replace(/ {2,}/g, ' ');
/** "… more than double? both amounts" */
const withoutFigures = (text: string): string => text.replace(/(?<=\?)\s+(?<rest>[^?]{4,60})$/, (all, rest: string) => (bothFigures.test(rest) ? '' : all));
/** "Is the claim true, and what was the margin in each year?": a verdict, and the figures by themselves. */
const verdictAnd = /(?<=^|[.?!] )(?:is|was|are) (?:the (?:claim|statement|line|figure|note|paper|report)|that|this|it|he|she|they) (?:true|right|correct|so|accurate),? and (?=(?:what|how (?:much|many|large|big|high))\b)/gi;
/** Those of each time that is named are told in any case. */
const andEach = /,? (?:and|&) (?:what|how (?:much|many|large|big|high)) (?:was|were|is|are|did) [^?.;]{2,60}? (?:in|for|of) (?:each|both|either)(?: (?:of (?:them|these|those|the two)|years?|quarters?|one))*(?=\?)/i;
/** "T/F? actuals both years" */
const andActuals = /(?<=\b(?:t ?\/ ?f|true ?\/ ?false|y ?\/ ?n|yes ?\/ ?no|true|right|correct|check)\b[?,;]*) (?:and )?(?:the )?actuals?(?: (?:for |in )?(?:both|each|all)(?: (?:yrs?|years?|quarters?))?)?[?.]?$/i;
const outright = (text: string): string => withoutFigures(signs(inCoins(text.replace(andActuals, '').replace(new RegExp(`(?<=\\b(?:true|right|correct|so|accurate))${andEach.source}`, 'gi'), '').replace(verdictAnd, 'Is that true? ')))).replace(statement, (...found) => { const { said = '' } = (found.at(-1) ?? {}) as Readonly<Record<string, string>>; return `Is it true that ${said}?`; });

/** Null where nothing is stated to be checked. */
export function readClaimed(given: string): Stated | null {
  const ofInsider = readInsiderClaim(given);
  if (ofInsider !== null) return ofInsider;
  const text = outright(given);
  const sentences = sentencesOf(text);
  const parts = sentences.map(partOf);
  const said = parts.map((part) => part.text).filter((words) => !bothFigures.test(words)).join(' ');
  if (isElsewhere(said)) return null;
  const isAsked = parts.some((part) => part.isAsked) || (parts.some(({ isTold, amounts }) => isTold && amounts.length > 0) && !parts.some(({ isOpen }) => isOpen));
  const claiming = parts.filter((part) => part.amounts.length > 0 && (isAsked || opensWithYesNo(part.text) || bareCheck.test(part.text) || barelyBeyond.test(part.text)));
  if (!isAsked && claiming.length === 0) return null;
  if (!isAsked && parts.some((part) => part.isOpen && otherwise.test(part.text) && opensWithYesNo(part.text))) return null;
  const isStory = (part: Part, at: number): boolean => part.amounts.length === 0 && !part.isTold && !part.isAsked && parts[at + 1]?.isAsked !== true && !part.text.endsWith('?');
  // An amount that is no one figure's is left to the readers of such questions.
  if (isAsked && parts.some((part) => part.isOpen && !command.test(part.text) && findAmounts(part.text).length > 0)) return null;
  const rest = parts.map((part, at) => asQuestion(isAsked || claiming.includes(part) ? { ...part, isStory: isStory(part, at) } : { ...part, amounts: [], isStory: true })).filter((words) => /[\p{L}\d]/u.test(words) && !bothFigures.test(words)).reduce(joined, '');
  return /\p{L}/u.test(rest) ? statedBy(rest, claiming, mustTie(text, sentences)) : null;
}

function statedBy(rest: string, claiming: readonly Part[], isToTie: boolean): Stated {
  const claims = movedAlike(claiming.flatMap(({ amounts }) => amounts.map(({ claim }) => heldTo(claim, isToTie))));
  const divided = ofTwo(claiming) ? overAnother(rest) : rest;
  // Of the one over the other, and of neither by itself.
  return { rest: divided, claims: divided === rest ? claims : claims.map((claim) => ({ ...claim, clause: divided })) };
}

/** So many times another figure, or such a part of it. */
function ofTwo(parts: readonly Part[]): boolean {
  const [only, ...more] = parts.flatMap(({ amounts }) => amounts);
  return only !== undefined && more.length === 0 && only.claim.move === null && (only.claim.unit === 'times' || only.claim.isFraction);
}

/** "Grew 6% in 2025 and 2% in 2024", "lost $12 billion in 2024 and $2 billion in 2023": the second moved the same way, or was lost too, where its own words name nothing else that it is of. */
function movedAlike(claims: readonly ClaimedAmount[]): readonly ClaimedAmount[] {
  const told: ClaimedAmount[] = [];
  for (const claim of claims) {
    const before = told.at(-1);
    const isSame = before?.unit === claim.unit && claim.move === null && !claim.isLoss && readMeasures(claim.clause).length === 0;
    told.push(!isSame ? claim : claim.unit === 'percent' && before.move !== null ? { ...claim, move: before.move, isYearly: before.isYearly } : { ...claim, isLoss: before.isLoss });
  }
  return told;
}
