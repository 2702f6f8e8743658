// What somebody who files insiders' forms let go, trimmed and took in, said as shares that were sold and what they brought: no company's revenue, and no shares outstanding.
import type { Company } from '@assay/data';
import { findOwners } from './insider-persons.ts';
import { formsOnFile } from '../companies/insider-names.ts';

const verbs = String.raw`(?:trimm\w+|par(?:ed|ing) (?:down|back)|lighten\w*|s[eo]ld?\w*|unload\w*|off-?load\w*|dump\w*|let(?:ting)? go|part(?:ed|ing)? with|cash\w* out|shed)`;
const isTrade = new RegExp(String.raw`\b${verbs}\b`, 'i');
const he = String.raw`(?:he|she|they|the man|the woman|[A-Z][\w.'’-]+(?: [A-Z][\w.'’-]+){0,2})`;

/** "Microsoft's president trimmed last spring.": who does what is said again by the sentence that asks. */
const told = new RegExp(String.raw`^[^.?!\d]{4,90}\b${verbs}\b[^.?!\d]{0,60}[.!] (?=\S)`, 'i');
const trimmed = /\b(?:trimm(?:ed|ing)|pared (?:down|back)|lightened(?: up)?)(?: (?:his|her|their|its)(?: own)? (?:stakes?|holdings?|positions?))?(?! (?:costs|expenses|guidance|staff|jobs))\b/gi;
const bare = /\b(sell|selling|unload|unloading|dump|dumping|off-?load|off-?loading|cashing out)\b(?=(?: (?:in|at|this|last|lately|recently|again|now|any ?more|still|through|these|during|over|and)\b|[?.,!]|$))/gi;
const letGo = new RegExp(String.raw`\b[Ww]hat (?:share count |number )?(did|has|had|have) (${he}) (?:let go|let go of|part with|parted with|unload|unloaded|shed|dump|dumped)(?! (?:for|at)\b)`, 'g');
const shareCount = /\b([Ww])hat share count (?=(?:did|has|had|have) )/g;
const tookIn = new RegExp(String.raw`\b(?:[Ww]hat|[Hh]ow much)(?: (?:money|cash|in dollars))? (?:did|has|had|have) ${he} (?:take in|taken in|rake in|raked in|pocket|pocketed|collect|collected|pull in|pulled in|bank|banked|bring in|brought in|get for (?:it|them)|net)(?: (?:for|from|by|with|on) (?:it|them|that|those|these|the (?:sale|lot)))?(?: (?:for it|in (?:us )?dollars))*`, 'g');

/** As it was where no owner of the forms at hand is named by his name, or nothing of a trade is said. */
export function tradesSaid(text: string, companies: readonly Company[]): string {
  if (!isTrade.test(text)) return text;
  const names = [...formsOnFile(companies).values()].flatMap(({ owners }) => owners);
  const isNamed = (words: string): boolean => findOwners(words.toLowerCase(), names).some(({ by }) => by !== 'given');
  if (!isNamed(text)) return text;
  const asking = text.replace(told, '');
  const plain = isNamed(asking) ? asking : text;
  return plain.replace(trimmed, 'sold shares').replace(letGo, 'how many shares $1 $2 sell').replace(shareCount, '$1hat number of shares ').replace(tookIn, 'for how much money').replace(bare, '$1 shares');
}
