// Two insiders side by side, and trades counted in roundabout words, as the plain questions for them: "Jassy vs Garman, shares sold May, who more".
import type { Rewording } from '../reworded/rewording.ts';

const person = String.raw`(?:[Mm]rs?\.? |[Mm]s\.? )?[A-Z][a-z'’-]+(?: [A-Z]\.)?(?: [A-Z][a-z'’-]+)?`;
const month = String.raw`(?:[Jj]an(?:uary)?|[Ff]eb(?:ruary)?|[Mm]ar(?:ch)?|[Aa]pr(?:il)?|[Mm]ay|[Jj]une?|[Jj]uly?|[Aa]ug(?:ust)?|[Ss]ept?(?:ember)?|[Oo]ct(?:ober)?|[Nn]ov(?:ember)?|[Dd]ec(?:ember)?)`;
const when = String.raw`${month}(?:(?: ?\+ ?| and |, | & )${month})?,? (?:20\d\d)`;
const ticker = '([A-Z]{1,5}|[A-Z][a-z]+)';
const unit = String.raw`(\$|[Ss]hares?|[Dd]ollars?|[Mm]oney|[Vv]alue|shs)`;
const sold = '(?:sold|sell|sales|dumped|unloaded)';
const more = String.raw`,? (?:and )?(?:who|which one)(?: (?:of the two|sold))?(?: sold)?(?: the)? (?:more|most|larger number|larger amount)`;
type Groups = readonly (string | undefined)[];
const asked = (said = ''): string => (/^s/i.test(said) ? 'how many shares' : "how many dollars' worth of shares");
const plainTime = (said = ''): string => said.replace(/ ?[+&] ?/g, ' and ').trim();

export const twoPersons: readonly Rewording[] = [
  [new RegExp(String.raw`^${ticker} insiders?(?: (${when}))?[:,] (${person}) (?:vs?\.?|versus|against|or) (${person}),? (?:${unit} ${sold}|${sold} ${unit}|${unit})(?: (${when}))?(?: combined| together| in total)?${more}\??`, 'g'),
    (...[, of = '', first = '', one = '', other = '', a = '', b = '', c = '', second = '']: Groups): string => `${asked(a || b || c)} of ${of} did ${one} and ${other} each sell in ${plainTime(first || second)}, and who sold more?`],
  [new RegExp(String.raw`^(?:[Aa]dding up|[Tt]aking|[Oo]ver|[Ff]or|[Aa]cross) (${when})(?: (?:together|combined|taken together))?, ([Hh]ow (?:many|much) [^?]{10,120}?\b(?:each )?(?:sell|dispose of|unload|dump)(?: on the market)?)(${more})\??`, 'g'), (...[, time = '', ask = '', who = '']: Groups): string => `${ask} in ${plainTime(time)}${who}?`],
  [/,? (?:and )?(?:total|sum|add)(?: up)? (?:the (?:number of )?shares|how many shares) (?:that )?(?:they|these|those) (?:have )?(?:sold|disposed of|unloaded)/gi, ' and how many shares in all'],
  [/\bwho of the two (?=sold|disposed|unloaded|dumped)/gi, 'who '],
];
