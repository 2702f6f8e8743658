// Whether words that spell a company's name mean the company. Most names mean it anywhere; everyday words need a reason beside them.
import { isEverydayWord, isPersonOrPlace } from '../known/everyday-words.ts';
import { isShouted } from './tickers-in-text.ts';
import type { NameMatch } from './match-names.ts';
import type { TextWord } from './read-words.ts';
import { isAcronym, isCompanyVerb, isFinanceNoun, isFirstName, isFunctionWord, isNaturalNoun, isWordInSmallLetters } from './word-lists.ts';

export type Scene = {
  readonly text: string;
  readonly words: readonly TextWord[];
  /** `query`: a question without capitals but the first and those of abbreviations; `headline`: capitals everywhere; in `prose` a capital inside a sentence tells a name. */
  readonly style: 'prose' | 'query' | 'headline';
  /** Words at which another name or a ticker starts. */
  readonly named: ReadonlySet<number>;
};

export function styleOf(text: string, words: readonly TextWord[]): Scene['style'] {
  const inside = words.filter((word) => !word.opens && /^\p{Letter}{4,}/u.test(word.raw));
  const capitals = inside.filter((word) => word.case !== 'lower').length;
  // A sentence that ends as one may be full of names; a headline has no full stop.
  const isTitled = capitals / Math.max(1, inside.length) > (/[.!?]["”’)]?\s*$/.test(text) ? 0.9 : 0.75);
  if (isShouted(text) || (inside.length >= 3 && isTitled)) return 'headline';
  const isTyped = words.every((word) => word.case === 'lower' || (word.opens && word.case === 'capital') || word.case === 'upper');
  return isTyped && !/[.!]\s*$/.test(text) ? 'query' : 'prose';
}

/** "Alphabet class C". */
function isClass(next: TextWord | undefined, letter: TextWord | undefined): boolean {
  return next?.plain === 'class' && /^[A-C]$/.test(letter?.raw ?? '');
}

type Around = { readonly first: TextWord; readonly before: TextWord | undefined; readonly next: TextWord | undefined; readonly gap: string };

export function isMeant(match: NameMatch, scene: Scene): boolean {
  const around = lookAround(match, scene);
  if (around === null || match.as === 'phrase') return false;
  const isNamed = scene.words.slice(match.from, match.to).every((word, index) => word.case !== 'lower' || /^\d/.test(word.plain) || /\p{L}\.\p{L}/u.test(word.raw) || (index > 0 && /^(?:and|of|the|for|on|in|de|la|by|a)$/.test(word.plain)));
  if (!isNamed) return isMeantInSmallLetters(match, { around, scene });
  if (match.hasForm || isClass(around.next, scene.words[match.to + 1])) return true;
  if (isTail(match, around) || isPersons(match, around) || isAbbreviation(match, around) || isMeasure(around)) return false;
  return match.everyday ? hasReason(match, { around, scene }) : match.as !== 'part' || isWholePart(match, around);
}

function lookAround({ from, to }: NameMatch, { text, words }: Scene): Around | null {
  const [first, last, next, before] = [words[from], words[to - 1], words[to], words[from - 1]];
  if (first === undefined || last === undefined) return null;
  const isBeside = before !== undefined && text.slice(before.end, first.start) === ' ';
  return { first, before: isBeside ? before : undefined, next, gap: text.slice(last.end, next?.start ?? text.length) };
}

/** In small letters only names that are no other words; in a question typed without capitals well-known ones, too, where they stand as companies do. */
function isMeantInSmallLetters(match: NameMatch, reading: Reading): boolean {
  const { scene, around } = reading;
  if (match.as !== 'whole' || !match.entries.every((entry) => entry.wellKnown)) return false;
  if (scene.style === 'query') return !match.everyday || match.to - match.from > 1 || standsInQuestion(match, reading);
  return !match.everyday && !isWordInSmallLetters(around.first.bare);
}

function standsInQuestion(match: NameMatch, { around, scene }: Reading): boolean {
  if (!isBest(match) || isNatural(around)) return false;
  if (scene.words[match.to - 1]?.isPossessive === true || isFinanceNoun(around.next?.plain ?? '')) return true;
  return isHeadName(match, around) || isSubject(match, { around, scene }) || standsInList(match, { around, scene }) || (around.before !== undefined && companyBefore.test(around.before.plain));
}

/** A name that is no common word, at the head of a question. */
function isHeadName({ from }: NameMatch, { first }: Around): boolean {
  return from === 0 && !isEverydayWord(first.bare) && !isFirstName(first.bare);
}

/** "oracle rpo growth": at the head of a question, with what a company has behind the next word. */
function isSubject({ from, to }: NameMatch, { around: { next, gap }, scene }: Reading): boolean {
  if (from !== 0 || gap !== ' ' || next === undefined || isFunctionWord(next.plain) || /^(?:of|between|price|prices|rate|rates|is|are|the|a|an)$/.test(next.plain)) return false;
  return scene.words.slice(to + 1).some(({ plain }) => isFinanceNoun(plain) || /^(?:ratio|ratios|fee|fees|premiums|rpo|arr|nim|roe|roic)$/.test(plain));
}

const companyBefore = /^(?:is|are|was|has|have|had|buy|sell|own|about|at|of|for|from|by|with|versus|vs|why|does|did|do|will|can|could|should|would|compare|owns|runs|than|like|and|or)$/;

/** "Henry Ford" and "Mr. Dell" are people; "Walt Disney" is a name of its own. */
function isPersons({ from, to }: NameMatch, { before }: Around): boolean {
  return to - from === 1 && before !== undefined && before.case === 'capital' && !before.isPossessive && isFirstName(before.plain);
}

/** "Hinge Health": words that go on from another name begin none. */
function isTail({ as }: NameMatch, { before }: Around): boolean {
  return as !== 'whole' && before !== undefined && before.case !== 'lower' && !before.isPossessive && !(before.opens && (isFunctionWord(before.plain) || before.plain.length < 5));
}

/** Capitals that are an abbreviation, or have an article ("the ECB"), are no little-known company's name. */
function isAbbreviation({ from, to, entries }: NameMatch, { first, before }: Around): boolean {
  if (to - from > 1 || first.case !== 'upper' || entries.some(({ wellKnown }) => wellKnown)) return false;
  return isAcronym(first.bare.toUpperCase()) || (before !== undefined && /^(?:the|an?|this|that|these)$/.test(before.plain));
}

/** "20 degrees Celsius". */
function isMeasure({ before }: Around): boolean {
  return before !== undefined && /^degrees?$/.test(before.plain);
}

/** The beginning of a name stands for the company when it is the only one and no other name goes on from it. */
function isWholePart(match: NameMatch, { next, gap }: Around): boolean {
  const goesOn = gap === ' ' && next !== undefined && next.case !== 'lower' && !isFinanceNoun(next.plain);
  return match.entries.length === 1 && !goesOn;
}

type Reading = { readonly around: Around; readonly scene: Scene };

function hasReason(match: NameMatch, reading: Reading): boolean {
  const { around, scene } = reading;
  if (isNatural(around) || isUpperWord(match, around)) return false;
  if (match.as !== 'whole' && !isSingleNoun(match, around)) return isBeginningMeant(match, reading);
  const isMany = match.to - match.from > 1;
  if (scene.style === 'headline' || (around.first.opens && !isMany)) return actsAsCompany(match, reading) || standsInList(match, reading) || isProduct(match, reading);
  return isMany || standsAlone(match, around);
}

function isBeginningMeant(match: NameMatch, reading: Reading): boolean {
  const isListed = match.as === 'short' && match.entries.length === 1 && match.entries.every(({ wellKnown }) => wellKnown) && !isPersonOrPlace(reading.around.first.bare) && standsInList(match, reading);
  return isListed || isOwned(match, reading) || isResult(reading.around) || isLeftOpen(match, reading.around) || isCapitalized(match, reading);
}

/** "shares of Verde", "a stake in Helios". */
function isOwned({ from, entries }: NameMatch, { around: { gap, next }, scene: { text, words } }: Reading): boolean {
  const ends = gap !== ' ' || next === undefined || isFunctionWord(next.plain) || isCompanyVerb(next.plain);
  return ends && entries.length === 1 && /\b(?:shares|stock|stake|holders|bonds|position|earnings|results|margins?|sales|revenue|backlog|orders|profits?|valuation|dividend) (?:of|in)\s$/i.test(text.slice(Math.max(0, (words[from]?.start ?? 0) - 20), words[from]?.start ?? 0));
}

/** Several words with capitals that begin one company's name are a name, if it ends there and is not a place's or a person's alone. */
function isCapitalized({ from, to, entries }: NameMatch, { around, scene }: Reading): boolean {
  const words = scene.words.slice(from, to);
  return to - from > 1 && entries.length === 1 && scene.style === 'prose' && !goesOn(around) && words.every((word) => word.case === 'capital') && !words.every((word) => isPersonOrPlace(word.bare));
}

/** One common noun in the singular that begins one company's name: with a capital it is hardly anything else. Places, people and plurals are. */
function isSingleNoun({ from, to, as, entries }: NameMatch, { first }: Around): boolean {
  return to - from === 1 && as === 'short' && entries.length === 1 && !isPersonOrPlace(first.bare) && !first.bare.endsWith('s') && !isFinanceNoun(first.bare);
}

function isNatural({ first, next, gap }: Around): boolean {
  // Who holds a visa travels; who holds Amazon has shares.
  return gap === ' ' && next !== undefined && (isNaturalNoun(next.plain) || (first.bare === 'visa' && /^holders?$/.test(next.plain)));
}

/** Capitals of a common word are a stress or a ticker, unless the company writes itself so. */
function isUpperWord({ from, to, said }: NameMatch, { first }: Around): boolean {
  return first.case === 'upper' && to - from === 1 && !said.includes(first.raw);
}

const isBest = (match: NameMatch): boolean => match.entries.some((entry) => entry.wellKnown && entry.rank < 600);
const goesOn = ({ next, gap }: Around): boolean => gap === ' ' && next !== undefined && next.case !== 'lower' && !isFinanceNoun(next.plain) && !isCompanyVerb(next.plain);

/** Inside a sentence a capital is enough, if the name ends with it and no article makes it a thing ("the Amazon"). */
function standsAlone(match: NameMatch, around: Around): boolean {
  const isFree = !isThing(match, around) && !isPlaceThere(around) && (!goesOn(around) || isBest(match));
  return isFree && match.entries.every((entry) => entry.wellKnown || entry.rank < 6000);
}

function isThing({ said }: NameMatch, { before, next, gap }: Around): boolean {
  return before?.plain === 'the' && !said.startsWith('The ') && !(gap === ' ' && next?.case === 'lower' && !isCompanyVerb(next.plain) && next.plain.length > 3);
}

/** "in Rio". */
function isPlaceThere({ first, before }: Around): boolean {
  return before !== undefined && isPersonOrPlace(first.bare) && /^(?:in|near|outside|across|throughout|around)$/.test(before.plain);
}

/** "Amazon Prime", "Apple Watch": a name that goes on is the product's of a company that everybody knows. */
function isProduct(match: NameMatch, { around, scene }: Reading): boolean {
  return scene.style === 'prose' && isBest(match) && goesOn(around) && /^\p{Lu}\p{Ll}/u.test(around.next?.raw ?? '');
}

/** At the head of a sentence: a verb of business, a possessive, a noun of finance, a ticker in brackets. */
function actsAsCompany(match: NameMatch, { around: { next, gap }, scene }: Reading): boolean {
  if (scene.words[match.to - 1]?.isPossessive === true || /^\s\(/.test(gap)) return true;
  if (gap !== ' ' || next === undefined) return false;
  const after = isAdverb(next) ? scene.words[match.to + 1] : next;
  return isFinanceNoun(next.plain) || (after !== undefined && isCompanyVerb(after.plain)) || actsOn(next, scene.words[match.to + 1]);
}

/** "Progressive insures the car": a word in -s before an article or a number is a verb, not a plural. */
function actsOn(next: TextWord, object: TextWord | undefined): boolean {
  return next.case === 'lower' && /[^s]s$/.test(next.plain) && object !== undefined && /^(?:the|a|an|its|their|no|more|less|fewer|new|over|out|up|every|all|nothing|nobody|to|\d.*)$/.test(object.plain);
}

function isAdverb({ plain }: TextWord): boolean {
  return plain.endsWith('ly') || /^(?:also|just|now|still|never|once|again|then|too)$/.test(plain);
}

const results = /^(?:reported|reports|posted|posts|beat|beats|missed|misses|guided|guides|raised|raises|makes|sells|ships|trades|yields|operates|manufactures|earnings|shares|stock|revenue|guidance|dividend|eps)$/;

/** What only a company does or has, so that a person's or place's name before it is a company's. */
function isResult({ next, gap }: Around): boolean {
  return gap === ' ' && next !== undefined && results.test(next.plain);
}

/** "United raised its outlook": the beginning of well-known names, with what a company does. */
function isLeftOpen({ entries }: NameMatch, { first, next, gap }: Around): boolean {
  return first.opens && gap === ' ' && next !== undefined && isCompanyVerb(next.plain) && !isFunctionWord(first.bare) && !isFinanceNoun(first.bare) && !isPersonOrPlace(first.bare) && entries.some((entry) => entry.wellKnown && entry.rank < 1000);
}

/** "Gap, Nike and Ross": beside other names. */
function standsInList(match: NameMatch, { around: { gap, next }, scene }: Reading): boolean {
  const joins = /^(?:, | ?\/ ?| vs\.? )$/.test(gap) ? match.to : gap === ' ' && /^(?:and|or|vs|versus)$/.test(next?.plain ?? '') ? match.to + 1 : -1;
  return scene.named.has(joins);
}
