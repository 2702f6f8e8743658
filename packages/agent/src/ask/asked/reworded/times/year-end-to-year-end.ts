// "For 2024, price only, year-end to year-end": the move over the one year that is named. And two that are put next to one another are compared.
import { standsAlone } from './one-year.ts';

const end = String.raw`(?:(?:the )?(?:year|yr)[- ]?end|end[- ]of[- ]year|YE|EOY)(?: (?:close|closing price|price|level))?`;
const pattern = new RegExp(String.raw`,? ?\(?(?:\b(?:measured |told |taken |all )?(?:from|between|on) )?\b${end} ?(?:to|-|–|→|->|/) ?${end}\b(?!,? (?:of |in )?(?:fiscal |fy ?)?\d)(?: (?:of the year before|before|each))?\)?`, 'i');
const moves = /\b(?:chang\w+|chg|mov\w+|returns?|returned|gain\w*|perf\w*|r[io]se\w*|f[ae]ll\w*|lost|los[es]|drop\w*|up|down|do|did|done|fare[ds]?|growth|grew|better|worse|more|less)\b/i;
const ofStatements = /\b(?:revenue|sales|cash|debt|equity|assets|inventor\w*|receivables?|payables?|liabilit\w*|balance|headcount|employees|goodwill|book value|income|profit|earnings|margin|eps)\b/i;

/** A balance at both ends of a year is none of the share, and of two years that are named each end has its own. */
export function yearEndToYearEnd(text: string): string {
  return !pattern.test(text) || !standsAlone(text) || ofStatements.test(text) ? text : text.replace(pattern, moves.test(text.replace(pattern, '')) ? '' : ', share price change');
}

const putBeside = /^((?:please |can you |could you |just )?)(?:put|set|line|stand|place|hold|stack|lay|match)(?: up)? (?!(?:it|that|them|this|those|these|all|both|my|our|some|money|in|on)\b|[\d$])(?=\S)([^,.;:?]{2,60}?) (?:up )?(?:next to|beside|alongside|against|side by side with) (?!(?:that|those|the (?:one|figure|same|corresponding|equivalent|comparable))\b)/i;

/** "Put P&G next to J&J": nothing of a company is put in. */
export const putNextTo = (text: string): string => text.replace(putBeside, '$1compare $2 with ');
