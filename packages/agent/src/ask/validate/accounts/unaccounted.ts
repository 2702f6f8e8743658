// Which words of a question an answer leaves open: those that no name, measure or time took, that could change what is asked, and that the answer neither repeats nor shows to have followed.
import type { Asked } from '../../asked/asked.ts';
import { sharesPaid } from '../../asked/forms/shares-count.ts';
import { easyWords } from '../../asked/unread/plain-words.ts';
import type { Told } from '../lacking.ts';
import { isHeldOver, wordsDecided } from './decided-words.ts';
import { kindsNotFollowed } from './kinds-followed.ts';
import { measuresNotFollowed } from './measures-followed.ts';
import { timesNotFollowed } from './times-followed.ts';
import { wordClasses, type Shown } from './word-classes.ts';

/** As far as it is the same word in another form: `exceeded`, `exceeds`. */
function stemOf(word: string): string {
  const low = word.toLowerCase().replace(/['’]s$/, '');
  const ending = ['ies', 'ing', 'ed', 'es', 'ly', 's', 'e', 'y'].find((one) => low.endsWith(one) && low.length - one.length > 2);
  return (ending === undefined ? low : low.slice(0, -ending.length)).slice(0, 7);
}

function stemsIn(text: string): ReadonlySet<string> {
  return new Set((text.match(/[\p{L}][\p{L}\p{N}&'’-]*/gu) ?? []).flatMap((word) => [stemOf(word), ...word.split('-').map(stemOf)]));
}

/** A company goes by a word of its name that is none of law or order. */
function namesOf({ companies }: Pick<Asked, 'companies'>): readonly (readonly string[])[] {
  return companies.map(({ name, ticker }) => [ticker, ...(name.match(/[\p{Lu}][\p{L}&’'-]{2,}/gu) ?? []).filter((word) => !/^(?:The|Inc|Corp|Corporation|Company|Companies|Group|Incorporated|Holdings?|Ltd|plc|Platforms)$/i.test(word))]);
}

function shownBy({ opening, given }: Told, asked: Pick<Asked, 'companies'>): Shown {
  return { opening: (given?.opening ?? []).filter(({ isBeside }) => !isBeside), openingWords: opening, companies: namesOf(asked).filter((words) => words.some((word) => opening.includes(word))).length };
}

/** A number stands in the opening, in digits, or counts its companies. */
function isNumberTold(word: string, { openingWords, companies }: Shown): boolean {
  const number = word.replace(/\p{L}+$/u, '').replace(/[.,:]+$/, '');
  return Number(number) === companies || /\b(?:it was so|first|above|below|conditions?|more than|less than)\b/i.test(openingWords) || (openingWords.match(/\d[\d.,]*/g) ?? []).some((said) => said.replace(/[.,]+$/, '').replaceAll(',', '') === number.replaceAll(',', ''));
}

/** Whose shares were paid for, all the time and before his own tax. */
const heldBy = /^(?:held|hold|own(?:ed)?|throughout|before|pre-?tax|tax(?:es)?|gross|total|altogether|dollars|bring|brought)$/i;
const annual = /^(?:un|non)?-?annuali[sz]ed$/;
/** What is no yearly rate is told as it is. */
const notAnnual = /\b(?:not|un|non|never|rather than|instead of|without)[- ](?:[a-z]+ ){0,3}?annuali[sz]ed\b|\b(?:un|non)-?annuali[sz]ed\b/i;
/** "The most recent" is no most of several. */
function isAside(word: string, { text }: Asked, { opening }: Told): boolean {
  const count = / × /.test(opening) ? sharesPaid(text) : null;
  return (count !== null && (heldBy.test(word) || word.replaceAll(',', '') === String(count))) || (word === 'most' && /\bmost recent\b/i.test(text)) || (annual.test(word) && notAnnual.test(text));
}

const beforeTime = /\b(?:before|prior to) (?:fiscal |fy ?)?(?:19|20)\d\d\b/i;

/** Nothing of a definition, which answers in words; nor of a question whose reader kept no words. */
export function unaccountedWords(asked: Asked, told: Told): readonly string[] {
  if (asked.operation === 'define' || asked.leftOver === undefined) return [];
  // Its reader took every word of weight, and its answer tells all that can be asked of shares that are held.
  if (asked.stakes !== undefined) return asked.leftOver.filter((word) => !easyWords.has(word));
  const shown = shownBy(told, asked);
  const echoed = stemsIn(told.opening);
  const isHeld = isHeldOver(told);
  const isDecided = wordsDecided(asked, told);
  const isFollowed = (word: string): boolean => {
    if (isDecided(word) || isAside(word, asked, told)) return true;
    if (/^\d/.test(word)) return isNumberTold(word, shown);
    const classes = wordClasses.filter((one) => one.words.has(word));
    return classes.length > 0 ? classes.some((one) => one.isShown(shown)) : easyWords.has(word) || echoed.has(stemOf(word)) || word.split('-').every((part) => part !== '' && echoed.has(stemOf(part)));
  };
  const open = asked.leftOver.filter((word) => !isFollowed(word));
  return [...open, ...(asked.course === undefined && !(isHeld && beforeTime.test(asked.text)) ? timesNotFollowed(asked, shown.opening) : []), ...kindsNotFollowed(asked, shown), ...measuresNotFollowed(asked, told)];
}
