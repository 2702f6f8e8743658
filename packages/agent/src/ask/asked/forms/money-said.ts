// A sum that is said twice, and a sum that is dropped or chucked into a company: said once, and put into it.
import { sayAgain, type Rewording } from '../reworded/rewording.ts';
import { re } from '../reworded/words.ts';

const inWords = String.raw`(?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty|forty|fifty|a hundred|\d{1,3}) ?(?:grand|k|thousand|hundred|large|thou)(?: dollars| bucks)?`;
const inDigits = String.raw`\$ ?\d[\d,]*(?:\.\d\d)?(?: ?(?:k|m|million|thousand|grand))?`;
const threw = String.raw`(?:dropped|drop|plonk(?:ed)?(?: down)?|plunk(?:ed)?(?: down)?|chuck(?:ed)?|toss(?:ed)?|dump(?:ed)?|shov(?:e|ed)|pump(?:ed)?|sl[iu]ng|bung(?:ed)?|lobb?(?:ed)?|slapp?(?:ed)?|bet|punt(?:ed)?|wager(?:ed)?)`;

const rules: readonly Rewording[] = [
  // "a grand ($1,000)"
  [re(String.raw`\b${inWords} ?\( ?(${inDigits}) ?\)`), '$1'],
  [re(String.raw`(${inDigits}) ?\( ?${inWords} ?\)`), '$1'],
  [re(String.raw`\b${threw} ((?:his |her |my |their |our |the )?(?:${inDigits}|${inWords})) (?:of (?:it|his|her|my) )?(?:in(?: ?to)?|on(?: ?to)?) (?=¤|(?!(?:the|a|an|its|their|that|this|one|two|three|earnings|news|results?|heavy|light|high|low|average|record|mon|tues|wednes|thurs|fri)[a-z]*\b)[a-z])`), 'put $1 into '],
];

export const moneySaid = (text: string): string => sayAgain(text, rules);
