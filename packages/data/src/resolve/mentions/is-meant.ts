// Whether words that spell a company's name mean the company. Most names mean it anywhere; everyday words need a reason beside them.
import { isPersonOrPlace } from '../known/everyday-words.ts';
import { isShouted } from './tickers-in-text.ts';
import type { NameMatch } from './match-names.ts';
import type { TextWord } from './read-words.ts';
import { isCompanyVerb, isFinanceNoun, isFirstName, isFunctionWord, isNaturalNoun, isWordInSmallLetters } from './word-lists.ts';

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
  if (isShouted(text) || (inside.length >= 3 && capitals / inside.length > 0.75)) return 'headline';
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
  const isNamed = scene.words.slice(match.from, match.to).every((word, index) => word.case !== 'lower' || /^\d/.test(word.plain) || (index > 0 && /^(?:and|of|the|for|on|in|de|la|by|a)$/.test(word.plain)));
  if (!isNamed) return isMeantInSmallLetters(match, { around, scene });
  if (match.hasForm || isClass(around.next, scene.words[match.to + 1])) return true;
  if (isPersons(match, around)) return false;
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
  const hasOwn = scene.words[match.to - 1]?.isPossessive === true || isFinanceNoun(around.next?.plain ?? '');
  return hasOwn || standsInList(match, { around, scene }) || (around.before !== undefined && companyBefore.test(around.before.plain));
}

const companyBefore = /^(?:is|are|was|has|have|had|buy|sell|own|about|at|of|for|from|by|with|versus|vs|why|does|did|do|will|can|could|should|would|compare|owns|runs|than|like|and|or)$/;

/** "Henry Ford" and "Mr. Dell" are people; "Walt Disney" is a name of its own. */
function isPersons({ from, to }: NameMatch, { before }: Around): boolean {
  return to - from === 1 && before !== undefined && before.case === 'capital' && !before.isPossessive && isFirstName(before.plain);
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
  return isResult(reading.around) || isLeftOpen(match, reading.around) || isCapitalized(match, reading);
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

function isNatural({ next, gap }: Around): boolean {
  return gap === ' ' && next !== undefined && isNaturalNoun(next.plain);
}

/** Capitals of a common word are a stress or a ticker, unless the company writes itself so. */
function isUpperWord({ from, to, said }: NameMatch, { first }: Around): boolean {
  return first.case === 'upper' && to - from === 1 && !said.includes(first.raw);
}

const isBest = (match: NameMatch): boolean => match.entries.some((entry) => entry.wellKnown && entry.rank < 600);
const goesOn = ({ next, gap }: Around): boolean => gap === ' ' && next !== undefined && next.case !== 'lower' && !isFinanceNoun(next.plain) && !isCompanyVerb(next.plain);

/** Inside a sentence a capital is enough, if the name ends with it and no article makes it a thing ("the Amazon"). */
function standsAlone(match: NameMatch, around: Around): boolean {
  const { before, next, gap } = around;
  const isThing = before?.plain === 'the' && !match.said.startsWith('The ') && !(gap === ' ' && next?.case === 'lower' && !isCompanyVerb(next.plain) && next.plain.length > 3);
  return !isThing && (!goesOn(around) || isBest(match)) && match.entries.every((entry) => entry.wellKnown || entry.rank < 6000);
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
