// "Payouts + buybacks > free cash flow?": one line held against another without a verb that asks is answered by a word, or by what lies between them.
import { exceedsLine } from '../../../asked/reworded/statements/exceeds-line.ts';
import type { Demand } from '../demand.ts';

/** As it is said again. */
const saidAgain = /(?:^|[:.;!] ?)was [^?]{3,80} larger than [^?]{3,60}\?/i;
const isAsked = (text: string): boolean => saidAgain.test(text) || exceedsLine(text) !== text;

export const exceeds: Demand = ({ text, opening, openingWords }) => (opening.length > 0 && isAsked(text) && !/^(?:Yes|No)\b/.test(openingWords) && !/ − |\bis ahead\b|\bleads\b/.test(openingWords) ? ['the word that decides it'] : []);
