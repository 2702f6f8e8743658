// One year's earnings under several closes: "holding EPS at the fiscal number", "take what it earned and keep it fixed". `¤` stands for a company, `§` for a day, `‡` for a fiscal year.
import type { Rewording } from '../../reworded/rewording.ts';

const re = (source: string): RegExp => new RegExp(source, 'g');

const eps = '(?:(?:fully )?(?:diluted |dil\\.? )?(?:eps|earnings(?: per (?:diluted )?share)?))';
const keep = '(?:hold|keep|leav|fix|freez|pin|tak|us)(?:e|ing)?';
const people = '(?:people|investors|buyers|one|you|holders|shareholders|somebody|someone|anybody|the market)';

export const fixedBase: readonly Rewording[] = [
  [re(String.raw`^(?:the )?(?:multiple|valuation|rating|p\/?e) (?:creep|drift|expansion|compression|stretch|check|watch)(?: (?:on|at|of|for|in))? ¤[,:;.] `), '¤: '],
  [re(String.raw`\b${keep} (?:the |its )?${eps} (?:(?:fixed|constant|steady|flat|still|unchanged) )?(?:at|on|to) (?:the |its )?‡(?: (?:number|figure|level|value|amount|one|eps|print))?`), ' on ‡ diluted eps '],
  [re(String.raw`\b(?:take|taking|use|using|hold|keep) what ¤ (?:earned|made) (?:per|a|for (?:each|every)) (?:fully )?(?:diluted )?share ‡`), '¤ on ‡ diluted eps '],
  [re(String.raw`\b(?:always |on |for )?(?:the |those )?(?:very )?same earnings[,:(] ?(?:those of )?‡ ?${eps}\)?,?(?: but| and)?`), ' p/e on ‡ diluted eps '],
  [re(String.raw`\bhow many times (?:that|it|those earnings|this|them) (?:did|do|does|would|were|are|is) ${people} (?:pay|paying|to pay|asked to pay)`), ' p/e '],
  [re(String.raw`\band how many times (?=(?:at |on )?§)|, how many times (?=(?:at |on )?§)`), ' and '],
];
