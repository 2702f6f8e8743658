// Two terms that share their last words, said in full: "basic vs diluted EPS" is of basic and of diluted earnings per share.
import type { Rewording } from '../rewording.ts';
import { re } from '../words.ts';

const perShare = '(?:eps|earnings[- ]per[- ]share|profits? per share)';

export const termPairs: readonly Rewording[] = [
  [re(String.raw`\bbasic (or|vs\.?|versus|against|&|/) diluted (?:${perShare})(?: (?:numbers|figures))?`), 'basic earnings per share $1 diluted earnings per share'],
  [re(String.raw`\bdiluted (or|vs\.?|versus|against|&|/) basic (?:${perShare})(?: (?:numbers|figures))?`), 'diluted earnings per share $1 basic earnings per share'],
  [re(String.raw`\b(?:(?:its|the|both|two) )*(?:${perShare})(?: (?:numbers|figures|lines|amounts))?,? (?:the )?basic and (?:the )?diluted(?: ones?)?\b`), 'basic earnings per share and diluted earnings per share'],
  // Who reads a ratio is no group of companies.
  [re(String.raw`\bwhat (?:it|that|this|the ratio|the result) (?:says|tells|means|shows) (?:to |for )?(?:an? |the |its )?(?:lenders?|banks?|bankers?|creditors?|bondholders?)\b`), 'what it means'],
  [re(String.raw`\bwhat (?:should|would|can|could|does|do|might) (?:an? |the )?(?:lenders?|banks?|bankers?|creditors?|bondholders?) (?:read|take|learn|see|conclude|infer|gather)(?: (?:out of|from|in|into))? (?:it|that|this|the (?:ratio|result|number|figure|multiple))\b`), 'what does it mean'],
  [re(String.raw`\bwhat (?:exactly )?(?:goes|stands|belongs|sits) (?:on top|above the line|in the numerator)(?:,| and)* (?:and )?(?:what (?:exactly )?(?:goes |stands |belongs |sits )?)?(?:underneath|below|at the bottom|in the denominator)\b`), 'how is it calculated'],
];
