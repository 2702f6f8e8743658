// Terms that are set beside one another: which are compared, and whether the glossary holds both.
import { findMetrics } from '@assay/calc';
import { findTerms } from './glossary.ts';

const compares = /\bvs\b|\bversus\b|\bdiffer\w*|\bas opposed to\b|\bcompared? (?:to|with)\b|\bthe same\b|\bdistinguish\w*|\bapart\b|\bmix(?:ed|ing)? (?:\w+ )?up\b|\bseparates?\b|\b(?:comes off|taken off|falls away|lies|sits|stands|happens) (?:in )?between\b|\bwhich (?:one )?is which\b|\bin what way\b|\bconfus\w+ .{1,40}\b(?:and|with)\b|\b(?:two|both) (?:\w+ )?(?:terms|numbers|figures|rates|ratios|margins|measures)\b|\bdistinction\b|\bcontrast\w*/i;

/** Each of the terms is asked for as much as the first. */
export function comparesTerms(text: string): boolean {
  return compares.test(text);
}

const beside = /^(?:(?:so|and|please|ok|hey|hi)[,:]? )*(?:(?:explain|define|compare|what(?:'s| is| are)|whats|tell me|can you explain) )?(?:to me )?(?:the )?(?:difference (?:between|of) )?(?:the |an? )?(?<left>[a-z0-9][\w/&' -]{0,40}?) (?:vs\.?|versus|and|from|as opposed to) (?:the |an? )?(?<right>[a-z0-9][\w/&' -]{0,40}?)(?:,? (?:please|what'?s the difference|explained|difference|meaning))?[?.! ]*$/i;

function isKnown(words: string): boolean {
  return findTerms(words).length > 0 || findMetrics(words).length > 0;
}

type Sides = { readonly left: string; readonly right: string };

function sidesOf(text: string): Sides | null {
  const { left, right } = compares.test(text) ? beside.exec(text.replaceAll('’', "'").trim())?.groups ?? {} : {};
  return left === undefined || right === undefined ? null : { left, right };
}

/** A term by its own words, or with the one that it shares with the other. */
const isEither = (words: string, shared: string): boolean => isKnown(words) || isKnown(shared);

/** Of "bull vs bear market" the one that no entry explains; null where both are known, and where nothing is compared. */
export function unknownBeside(text: string): string | null {
  const sides = sidesOf(text);
  if (sides === null) return null;
  const { left, right } = sides;
  const whole = right.includes(' ') ? `${left} ${right.split(' ').at(-1) ?? ''}` : left;
  if (!isEither(left, whole)) return whole;
  return isEither(right, left.includes(' ') ? `${left.split(' ')[0] ?? ''} ${right}` : right) ? null : right;
}

/** "Current vs quick ratio", "basic vs diluted earnings per share": the words that both share are said with each, where the first alone is no such term. */
export function withShared(text: string): string {
  const sides = sidesOf(text);
  if (sides === null || sides.left.includes(' ')) return text;
  const { left, right } = sides;
  const words = right.split(' ');
  const shared = words.slice(1).map((_, index) => words.slice(index + 1).join(' ')).find((tail) => isWhole(`${left} ${tail}`) && !isWhole(left));
  return shared === undefined ? text : text.replace(left, `${left} ${shared}`);
}

/** One term, from its first word to its last. */
function isWhole(words: string): boolean {
  return [...findTerms(words), ...findMetrics(words)].some(({ start, end }) => start === 0 && end === words.length);
}
