// Whether an amount is one by which something moved, and which way: told by the words on either side of it.
import type { ClaimedAmount } from './claimed-amount.ts';

/** What stands on either side of an amount in its sentence. */
export type Spot = { readonly before: string; readonly after: string };

const ups = String.raw`(?:gr[eo]w\w*|growth|up|r[io]se[ns]?|rising|increas\w+|climb\w*|jump\w*|gain\w*|soar\w*|expand\w*|surg\w+|leap\w*|leapt|add(?:ed|s)|put on|swell\w*|improv\w+|ahead|higher|grown|doubl\w+)`;
const downs = String.raw`(?:f[ae]ll\w*|down|declin\w+|drop\w*|shr[aiu]nk\w*|shed|los[et]|losing|cut|cuts|slip\w*|sl[iu]mp\w*|sank|sunk|sink\w*|plung\w*|plummet\w*|tumbl\w*|decreas\w+|lower|slid\w*|crash\w*|dipp\w*|contract\w*|collaps\w*|halv\w+|reduc\w+|dived?|off)`;
const between = String.raw`(?: (?!to\b|from\b|at\b|stood\b|was\b|were\b|and\b)[\w'’]+){0,4}(?: by| a|,)?$`;
const upBefore = new RegExp(String.raw`\b${ups}(?: (?:of|at))?${between}|\b(?:growth|increase|rise|gain|jump) (?:of|was|at)$`, 'i');
const downBefore = new RegExp(String.raw`\b${downs}(?: of)?${between}|\b(?:fall|drop|decline|decrease|cut) (?:of|was)$`, 'i');
export const upAfter = /^,? (?:more|higher|bigger|larger|greater|up|growth|increase|rise|jump|gain|ahead|above|climb|surge|better)\b/i;
export const downAfter = /^,? (?:less|lower|fewer|smaller|down|drop|fall|decline|decrease|slump|below|behind|cut|plunge|loss)\b/i;
const yearlyAfter = /^ (?:a|per|each|every) (?:year|annum)\b(?! (?:ago|earlier|before))|^ (?:annually|yearly|p\.?a\.?|compound\w*|cagr)\b/i;
const losses = /\b(?:burn(?:ed|t|s|ing)?|loss(?:es)?|los[et]|losing|negative|in the red|deficits?|bled|bleed\w*|in the hole|minus|red ink|outflows?|(?:go(?:es|ne|ing)?|went|r[au]n|burned|burnt) through)\b/i;

const isLevelBefore = (before: string): boolean => /\b(?:to|from|stood at|was|were|is|are)$/i.test(before) && !/\b(?:growth|increase|rise|fall|drop|decline|gain) (?:was|is)$/i.test(before);

/** Null for a level. */
export function moveAround({ before, after }: Spot): ClaimedAmount['move'] {
  if (downAfter.test(after)) return 'down';
  if (upAfter.test(after)) return 'up';
  if (isLevelBefore(before)) return null;
  return downBefore.test(before) ? 'down' : upBefore.test(before) ? 'up' : null;
}

/** "From one to another": of the earlier or the later time. */
export function endOf({ before }: Spot): ClaimedAmount['end'] {
  if (/\bfrom$|(?:^|[,;(] ?|\b(?:19|20)\d\d )(?:up from|down from|against|versus|vs\.?|compared (?:with|to)|after) ?(?:just |only |about )?$/i.test(before)) return 'earlier';
  return /\bfrom\b.*\bto$/i.test(before) ? 'later' : null;
}

export function isByTheYear({ after }: Spot): boolean {
  return yearlyAfter.test(after);
}

/** Of money that was lost or burned. */
export function isLost(words: string): boolean {
  return losses.test(words);
}
