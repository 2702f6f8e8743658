// "There are two figures for earnings a share, a basic one and a diluted one. Why are there two?": what sets the two apart.
import { sayAgain, type Rewording } from '../rewording.ts';
import { re } from '../words.ts';

const eps = String.raw`(?:eps|earnings? (?:per|a) share)`;
const both = String.raw`(?:basic(?: one)? (?:and|&|\/|as well as) (?:an? |the )?(?:fully )?diluted|(?:fully )?diluted(?: one)? (?:and|&|\/|as well as) (?:an? |the )?basic)(?: ones?)?`;
const two = String.raw`(?:two|both)(?: (?:different|separate))?(?: (?:figures|numbers|kinds|sorts|versions|lines|ones))?`;
const why = String.raw`why (?:are there|is there|the|do (?:they|companies|firms) (?:have|give|show|report|publish)|does (?:it|[A-Za-z&'’ ]{2,30}?) (?:have|give|show|report|publish|state))`;
const apart = 'what is the difference between basic and diluted eps';

const rules: readonly Rewording[] = [
  [re(String.raw`\bin (?:the )?(?:accounts|books|reports?|statements?|results|figures) of ([A-Za-z&'’ ]{2,40}?),? there are ${two} (?:for|of) ${eps}[,:;]? (?:an? |the |one )?${both}[.;,?!]+ (?:so |and )?${why} ${two}\b`), `${apart}, for $1`],
  [re(String.raw`\b(?:there (?:are|is)|(?:it|they) (?:has|have|gives?|shows?|reports?)) ${two} (?:for|of) ${eps}[,:;]? (?:an? |the |one )?${both}[.;,?!]+ (?:so |and )?${why} ${two}\b`), apart],
  [re(String.raw`\b${why} ${two} (?:(?:for|of) )?${eps}[,:;]? \(?(?:an? |the |one )?${both}\)?`), apart],
  [re(String.raw`\b${why} (?:both )?(?:an? |the )?${both} ${eps}(?: figures?| numbers?)?`), apart],
];

export const twoKinds = (text: string): string => (/\bbasic\b/i.test(text) ? sayAgain(text, rules) : text);
