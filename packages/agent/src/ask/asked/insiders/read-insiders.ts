// Reads a question of insiders' trades as an expression: whose, on which side, in which times, brought to which figures. Null unless every word of weight is read: then other readers try.
import type { IsoDate } from '@assay/record';
import { inOneSpelling, signedText } from '../course/words/signed-text.ts';
import { readMeasures } from '../measures/read-measures.ts';
import { blank, type Place } from '../places.ts';
import { clueWords } from '../unread/clue-words.ts';
import { harmlessWords } from '../unread/harmless-words.ts';
import { plainWords } from '../unread/plain-words.ts';
import { allAndOne, type AllAndOne } from './all-and-one.ts';
import type { InsiderAsk, InsiderFigure, Span, Whose } from './insider-ask.ts';
import { allOfOneSide, asides, beyondIt, compares, stories } from './insider-fillers.ts';
import { figureWords, partOfAll } from './insider-figures.ts';
import { asksPartsAndSum, formsOf, sideBySide } from './insider-forms.ts';
import { commonFamily, type NamedOwner } from './insider-persons.ts';
import { findPersons } from './find-persons.ts';
import { findSpans, type FoundSpans } from './insider-windows.ts';
import { ownerOfOffice } from './known-offices.ts';
import { settledFigures, withBasis } from './settle-figures.ts';
import * as words from './insider-words.ts';

export type ReadInsiders = { readonly ask: InsiderAsk; /** Words that nothing took, in lower case: the answer must account for them. */ readonly leftOver: readonly string[] };

/** `named`: where companies stand in the text; `owners`: as the forms at hand of these companies write them, which are on file up to `asOf`. */
export type GivenInsiders = { readonly text: string; readonly named: readonly Place[]; readonly companies: number; readonly owners: readonly string[]; readonly asOf: IsoDate; /** No form of these companies is at hand: whatever is asked of their insiders' trades, there are none to tell. */ readonly isWithout: boolean; /** Forms of all of them are. */ readonly isOnFile?: boolean };

const has = (pattern: RegExp, text: string): boolean => text.search(pattern) >= 0;
const without = (text: string, ...patterns: readonly RegExp[]): string => patterns.reduce((rest, pattern) => rest.replace(pattern, ' '), text);

const joined = /^[^?.;]{0,24}(?:\b(?:or|and|vs\.?|versus|against|than|net|nor)\b|[/&+])[^?.;]{0,24}$/;

/** Both verbs: the later one is asked about, unless they are joined. */
function sideOf(text: string): InsiderAsk['side'] {
  const rest = without(text, allOfOneSide);
  const [sell, buy] = [[...rest.matchAll(words.sells)].at(-1), [...rest.matchAll(words.buys)].at(-1)];
  if (sell === undefined || buy === undefined) return sell === undefined ? (buy === undefined ? null : 'bought') : 'sold';
  const [first, last] = sell.index < buy.index ? [sell, buy] : [buy, sell];
  return joined.test(rest.slice(first.index + first[0].length, last.index)) && !/\bdid\b|\bhas\b|\bhave\b/.test(rest.slice(first.index, last.index)) ? null : buy.index > sell.index ? 'bought' : 'sold';
}

const hasBothSides = (text: string): boolean => { const rest = without(text, allOfOneSide); return has(words.sells, rest) && has(words.buys, rest); };

type Figured = { readonly figures: readonly InsiderFigure[]; readonly rest: string };

/** "In shares, not dollars". */
const notIn = /,? ?\bnot (?:in )?(?:\$|dollars?|usd|money|shares?|shs|heads)(?= |$|[?.,])/g;
/** Whose money it is that is put in, who is called the money man: no figure is asked for by that. */
const ownMoney = /\b(?:his|her|their|its|his or her) own (?:money|cash|dollars?)\b|\b(?:put(?:s|ting)?|own) (?:money|cash)(?: in(?:to)?)?\b/g;

/** "For each of the two months": of months, and not for each share. */
const eachOfTimes = /\b(?:for|in|over|of) (?:each|either|every|both)(?: one)?(?: of)?(?: the| those| these)?(?: two| three| four)? (?:(?:months?|times?|occasions?)\b|§)/g;

function figuresIn(whole: string): Figured {
  const text = without(whole, notIn, words.offices, ownMoney, stories, eachOfTimes);
  return figureWords.reduce<Figured>(({ figures, rest }, { figure, says }) => (says.some((pattern) => has(pattern, rest)) ? { figures: [...figures, figure], rest: without(rest, ...says) } : { figures, rest }), { figures: [], rest: text });
}



const leftWord = /[\p{L}#$%][\p{L}\p{N}&'’.-]*/gu;

/** Null where something of weight is left; of what is plainly of insiders' trades words of weight that stand beside are talk, for the answer to account for. */
function leftOf(text: string, isPlain = false): readonly string[] | null {
  const rest = without(text, ...sideBySide, words.leavesOut, words.theRest, words.offices, words.groups, words.peopleAt, stories, words.sells, words.buys, words.tradeWords, words.shareWords, ...asides).replace(/[¤§@]/g, ' ');
  if (beyondIt.test(rest)) return null;
  const left = (rest.match(leftWord) ?? []).map((word) => word.replace(/(?:'s|[.'’-])+$/, '')).filter((word) => word.length > 1 && !harmlessWords.has(word));
  return !isPlain && left.some((word) => clueWords.has(word)) ? null : [...new Set(left)];
}

type Signed = { readonly text: string; readonly owners: readonly string[]; readonly persons: readonly NamedOwner[]; readonly leftOver: readonly string[]; /** In the words of the question, where somebody is named whom no form names. */ readonly stranger: string | null; readonly companies: number };

function whoseOf({ text, persons, owners: known, stranger, companies }: Signed): Whose | null {
  const owners = [...new Set(persons.map(({ owner }) => owner))];
  if (owners.length > 0) return ofOwners(text, owners);
  if (has(words.leavesOut, text)) return null;
  // Of two companies what is sold is goods, where no shares are named.
  const isOfPerson = companies < 2 || words.ofShares.test(text);
  if (stranger !== null && isOfPerson && (stranger.includes(' ') || ofPersons.test(text))) return { kind: 'stranger', words: stranger };
  const office = words.manyOf.test(text) ? undefined : text.match(words.offices)?.[0];
  if (office !== undefined) return ofOffice(office.trim(), known);
  return isOfBody(text) ? { kind: 'all' } : null;
}

function ofOffice(said: string, known: readonly string[]): Whose {
  const owner = ownerOfOffice(said, known);
  return owner === null ? { kind: 'office', words: said } : { kind: 'owners', owners: [owner], office: said.replace(/^¤(?:'s)? /, '') };
}

const sold = String.raw`(?:sold|selling|dumped|dumping|unloaded|unloading|off-?loaded|parted with|let go|cashed out)`;
/** "Who sold its stock in May": of those who have to say so. */
const whoSold = new RegExp(String.raw`\bwho(?:['’]s| has| have| is| was| else)?(?: (?:at|in|inside|from) ¤)?(?: (?:all|has|have|been|still|actually|then))* ${sold}\b`);
const soldIt = new RegExp(String.raw`\b${sold} (?:any |some |its |their )?¤(?: (?:in|during|over|this|last|and|back|§)\b| ?[§?.,;]|$)|\bwho(?:['’]s)? (?:at|in|inside|from) ¤`);
const areSellers = (text: string): boolean => whoSold.test(text) && (words.ofShares.test(text) || soldIt.test(text));

/** Insiders as a body, people at the company, or so many persons who trade its shares. */
const isOfBody = (text: string): boolean => areSellers(text) || has(words.groups, text) || has(words.peopleAt, text) || ((words.ofShares.test(text) || (text.includes('¤') && ofPersons.test(text))) && figuresIn(text).figures.includes('heads'));

/** Of many, one is a part: that is another question. */
function ofOwners(text: string, owners: readonly string[]): Whose | null {
  if (has(words.leavesOut, text)) return { kind: 'all-but', owners };
  return (owners.length < 2 && has(words.groups, text) && words.manyOf.test(text)) || /\bothers?\b|\brest\b/.test(text) ? null : { kind: 'owners', owners };
}

/** Verbs that, of a person, are of shares; "sales" may be the company's, and what management acquires another company. */
const ofPersons = /\b(?:sold|sell(?:s|ing|ers?)?|dump\w*|unload\w*|off-?load\w*|cash(?:ed|ing)? [^?,.]{0,8}(?:in|out)|bought|buy(?:s|ing|ers?)?|disposed? of|parted with|let(?:ting)? go|got rid|liquidat\w+|(?:stock|share) (?:sales?|purchases?|trades?|disposals?))\b/;

type Traded = Pick<FoundSpans, 'spans'> & Pick<Figured, 'figures'>;

/** So many shares, so much money, or so much for each, of one by name in a time. */
const isSumOf = (whose: Whose, { figures, spans }: Traded): boolean => whose.kind === 'owners' && spans.length > 0 && figures.some((figure) => figure === 'shares' || figure === 'money' || figure === 'price' || figure === 'part');

const isTraded = (text: string): boolean => has(words.sells, text) || has(words.buys, text) || has(words.tradeWords, text) || text.includes('cooking');

/** Of a body the shares are named, or its sellers are told apart; of a person by name a verb of selling is enough, or "sales" of a month or two. */
function isOfTrades(text: string, whose: Whose, traded: Traded): boolean {
  if (words.ofShares.test(text)) return isSumOf(whose, traded) || isTraded(text);
  if (whose.kind !== 'owners') return areSellers(text) || (ofPersons.test(text) && traded.figures.some((figure) => figure === 'heads' || figure === 'most' || figure === 'least'));
  return ofPersons.test(text) || isSumOf(whose, traded) || isNamedTrade(text, traded);
}

function isNamedTrade(text: string, { figures, spans }: Traded): boolean {
  const isShort = spans.every(({ from, to }) => from.slice(0, 4) === to.slice(0, 4) && Number(to.slice(5, 7)) - Number(from.slice(5, 7)) < 2);
  return (spans.length > 0 && formsOf(text, figures).isSame === true) || (isShort && has(words.sells, text)) || has(words.tradeWords, text);
}

/** What was bought less what was sold, or the other way round. */
const isOfNet = (text: string): boolean => /\bnet\b|\b(?:minus|less)\b|[−-] /.test(text) && hasBothSides(text);

/** Persons counted on one side, and whether there are any on the other. */
function sidesOf({ text, companies }: Signed, whose: Whose, figures: readonly InsiderFigure[]): Pick<InsiderAsk, 'side' | 'isEachSide' | 'isNet'> {
  if (isOfNet(text) && whose.kind === 'all' && companies === 1) return { side: null, isEachSide: true, isNet: true };
  return whose.kind === 'all' && companies === 1 && figures.includes('heads') && hasBothSides(text) ? { side: null, isEachSide: true } : { side: sideOf(text) };
}

const asOne = /\b(?:together|combined|altogether|in (?:all|total|sum)|total|sum|all told|add(?:ing|ed) (?:up|together)?|(?:over|across|in|for) (?:both|the two|those two|these two)(?: months)?)\b/;

type Read = { readonly whose: Whose; readonly figures: readonly InsiderFigure[]; readonly spans: readonly Span[] };

const isOfMany = (whose: Whose): boolean => whose.kind === 'owners' && whose.owners.length > 1;
/** Each of several times, where it is not each of several persons or companies. */
const isOfTimes = (text: string, { isEachPerson }: Pick<InsiderAsk, 'isEachPerson'>): boolean => isEachPerson === true || asksPartsAndSum(text);

/** What is to be made of them. */
function madeOf({ text, companies }: Signed, { whose, figures, spans }: Read): Omit<InsiderAsk, 'whose' | 'side' | 'isEachSide' | 'isNet' | 'spans' | 'figures'> {
  const forms = formsOf(text, figures);
  const isOfSeveral = isOfMany(whose);
  const [isMoney, isShares] = [figures.includes('money'), figures.includes('shares')];
  return {
    ...forms, ...(isOfTimes(text, forms) && !isOfSeveral && companies < 2 && spans.length > 1 ? { isEachTime: true } : {}), ...(isMoney && isShares ? { isBoth: true } : {}),
    isByMoney: forms.basis === undefined ? isMoney && !isShares : forms.basis === 'money', isTogether: (isOfSeveral || !compares.test(text)) && asOne.test(text),
  };
}

/** Held against nothing: another company, time or person would have to be named. */
const isLoose = ({ text, companies }: Signed, { whose, spans }: Read): boolean => compares.test(text) && companies < 2 && spans.length < 2 && !isOfMany(whose);

/** "Which insider sold most, and how many did @ sell?": of two asks the one is of all, the other of him. */
const mostAndOne = /\b(?:who|which|what)\b[^@?]{0,80}(?:[,;]|\band\b)[^@?]{0,30}\b(?:how (?:many|much)|what)\b[^?]{0,40}@/;
const isOfTwoAsks = (text: string, figures: readonly InsiderFigure[]): boolean => figures.some((figure) => figure === 'most' || figure === 'least') && mostAndOne.test(text);

const sums: readonly InsiderFigure[] = ['shares', 'money', 'heads', 'price', 'names'];
const sumsIn = (text: string, signed: Signed): readonly InsiderFigure[] => settledFigures(figuresIn(text).figures, { ...signed, text }).filter((figure) => figure !== 'whether');
const isOfMoney = (figures: readonly InsiderFigure[]): boolean => figures.includes('money') && !figures.includes('shares');

/** Of all, and of one of them, in the same time; null where the one is nobody known, or anything else is asked of all. */
function askOfBoth(signed: Signed, { all, own, isPart }: AllAndOne, { spans }: FoundSpans): ReadInsiders | null {
  const [ofAll, figures] = [sumsIn(all, signed), sumsIn(own, signed)];
  const whose = whoseOf({ ...signed, text: own });
  const text = `${all} ${own}`;
  // "How much of it was his?" is of what is counted of all.
  const isByMoney = isOfMoney(figures.length > 0 ? figures : ofAll);
  const isOne = whose?.kind === 'owners' && whose.owners.length === 1 && spans.length < 2;
  // Parts are told of shares.
  if (!isOne || (isPart && isByMoney) || [...ofAll, ...figures].some((figure) => !sums.includes(figure)) || !isOfTrades(text, { kind: 'all' }, { figures: ofAll, spans })) return null;
  const told = orSum(figures, isByMoney);
  return { ask: { whose, side: sideOf(text), spans, figures: isPart ? [...told, 'part'] : told, ofAll: orSum(ofAll, false), isByMoney, isTogether: false }, leftOver: signed.leftOver };
}

const orSum = (figures: readonly InsiderFigure[], isByMoney: boolean): readonly InsiderFigure[] => (figures.length > 0 ? figures : [isByMoney ? 'money' : 'shares']);

function askOf(signed: Signed, { spans }: FoundSpans): ReadInsiders | null {
  const { text, leftOver } = signed;
  const { figures } = figuresIn(text);
  const whose = whoseOf(figures.includes('part') ? { ...signed, text: without(text, partOfAll, words.groups) } : signed);
  if (whose === null || isOfTwoAsks(text, figures) || !isOfTrades(text, whose, { figures, spans }) || isLoose(signed, { whose, figures, spans })) return null;
  const made = madeOf(signed, { whose, figures, spans });
  const settled = withBasis(settledFigures(figures, signed), made.basis, signed);
  return { ask: { whose, ...made, ...sidesOf(signed, whose, settled), spans, figures: settled }, leftOver };
}

/** A word of the language of such questions, and so no name. */
function isSpoken(word: string): boolean {
  const plain = word.replace(/'s$/, '');
  return plainWords.has(plain) || clueWords.has(plain) || leftOf(figuresIn(plain).rest)?.length === 0;
}

const capital = /\p{Lu}[\p{L}'’-]+(?: (?:\p{Lu}[\p{L}'’-]+|\p{Lu}\.?)){0,3}/gu;

/** A name in capitals that neither company nor owner bears. */
function strangerIn(text: string, taken: readonly Place[]): string | null {
  const rest = blank(text, taken);
  const names = [...rest.matchAll(capital)].map(([name]) => name.replace(/['’]s$/, '').split(' ')).map((parts) => (harmlessWords.has(parts[0]?.toLowerCase() ?? '') ? parts.slice(1) : parts));
  return names.find((parts) => parts.some((word) => !isSpoken(word.toLowerCase())) && /\p{Ll}/u.test(parts.join('')))?.join(' ') ?? null;
}

const ofStatements = /\b(?:revenues?|turnover|profits?|income|earnings|eps|margins?|dividends?|cash flow|debt|assets|equity|ratio|p\/?e|yield|price|closed?|market (?:cap|value)|growth|grew|(?:re)?purchases? program\w*|buy-?backs?|repurchas\w+|options?|analysts?|news|ratings?|holders?|funds?)\b/;

/** Of insiders and their shares, whatever else it says. */
const isPlainly = (text: string): boolean => !ofStatements.test(text) && words.ofShares.test(text) && (has(words.groups, text) || text.includes('@') || has(words.offices, text)) && (ofPersons.test(text) || text.includes('@'));

/** What is left names a figure of the statements: then that is asked too. */
function isMeasured(text: string, leftOver: readonly string[]): boolean {
  const rest = (text.match(leftWord) ?? []).filter((word) => leftOver.includes(word.toLowerCase()));
  return rest.length > 0 && readMeasures(rest.join(' ')).length > 0;
}

/** Who sells time and again sells. */
const keepsOn = /\b(?:keeps?|kept|goes|went) (?:on )?(?=(?:sell|dump|unload|offload|shedd|trimm|disposing|parting|letting|getting|cashing)\w*\b)/g;

/** Who somebody is, said before the name. */
const ofPerson = /\b(?:(?:chief|top)(?: executive| financial| operating| legal)?(?: officer)?|boss|ceo|cfo|coo|founder|chairman|president|director|(?:finance|store|retail|cloud|marketing|strategy|legal|people|personnel|hr|money|technology|operations|sales) (?:chief|boss|head)),? (?=@)|(?<=@ ?),(?= (?:¤|its|the company's) )|(?<=\b(?:boss|ceo|cfo|coo|founder|chairman|president|director|chief|executive|officer),? @ ?),/g;
/** One who is set aside before others are asked about by name. */
const leftAside = /^(?:please )?(?:leave|leaving|forget|ignore|set|put|never mind)(?: about)? @(?: out(?: of (?:it|this|that|the picture|account))?| aside| apart)?(?: for (?:once|now|a moment))?[.;:,] (?=[^@]*@)/;

/** Each of several is told. */
const eachOf = /^(?:each|both|either|apiece|respectively|two|three|whether)$/;

/** "For the one and for the other": for each of two. */
const oneAndOther = /\b(?:for |of |by |from )?(?:the )?one(?: of them)?,? and (?:for |of |by |from )?the other(?: one)?\b/g;

/** Signs in the place of companies, persons and times; without what only says who somebody is. */
function signedOf(low: string, places: Parameters<typeof signedText>[1]): string {
  return signedText(low, places).replace(/@ 's?\b/g, '@').replace(/\b(own|put) cash\b/g, '$1 money').replace(keepsOn, '').replace(ofPerson, '').replace(oneAndOther, 'each');
}

/** A given name, or a common family name, names nobody where no company is named. */
function personsIn({ text, named, companies, owners }: GivenInsiders): readonly NamedOwner[] {
  const isCommonName = ({ by, owner }: NamedOwner): boolean => by === 'given' || (by === 'family' && commonFamily.test(owner.split(' ')[0]?.toLowerCase() ?? ''));
  return findPersons(blank(inOneSpelling(text), named), owners).filter((one) => companies > 0 || !isCommonName(one));
}

/** Null where something else is asked. */
function leftOverOf(signed: string, { isWithout, isOnFile = false }: Pick<GivenInsiders, 'isWithout' | 'isOnFile'>): readonly string[] | null {
  const { rest } = figuresIn(signed);
  const left = leftOf(rest);
  if (left !== null || !isPlainly(signed)) return left;
  return isWithout ? [] : isOnFile ? leftOf(rest, true) : null;
}

/** Without words that are told: each of several, and the name of a stranger. */
function unread(leftOver: readonly string[], isOfSeveral: boolean, stranger: string | null): readonly string[] {
  return leftOver.filter((word) => !(isOfSeveral && eachOf.test(word)) && stranger?.toLowerCase().includes(word) !== true);
}

/** Of all insiders of one company, and of at most one by name. */
const bothOf = (signed: string, persons: readonly NamedOwner[], companies: number): AllAndOne | null => (new Set(persons.map(({ owner }) => owner)).size < 2 && companies < 2 ? allAndOne(signed) : null);

/** `asOf` bounds times that are told from now. */
export function readInsiders(given: GivenInsiders): ReadInsiders | null {
  const { text, named, companies, owners, asOf } = given;
  const low = inOneSpelling(text).toLowerCase();
  const persons = personsIn(given);
  const found = findSpans(blank(blank(low, named), persons), asOf);
  if (found === null) return null;
  const places = [...named.map((place) => ({ ...place, sign: '¤' })), ...persons.map((place) => ({ ...place, sign: '@' })), ...found.places.map((place) => ({ ...place, sign: '§' }))];
  const whole = signedOf(low, places);
  const signed = whole.replace(leftAside, '');
  const meant = signed === whole ? persons : persons.slice(1);
  // Of two times each is told by itself.
  const both = found.spans.length > 1 ? null : bothOf(signed, meant, companies);
  const leftOver = leftOverOf(both === null ? signed : `${both.all} ; ${both.own}`, given);
  if (leftOver === null || isMeasured(text, leftOver)) return null;
  const stranger = persons.length > 0 || has(words.groups, signed) ? null : strangerIn(text, places);
  const isOfSeveral = companies > 1 || found.spans.length > 1 || new Set(meant.map(({ owner }) => owner)).size > 1;
  const read = { text: signed, owners, persons: meant, leftOver: unread(leftOver, isOfSeveral, stranger), stranger, companies };
  return both === null ? askOf(read, found) : askOfBoth(read, both, found);
}
