// "How many cents of each sales dollar became free cash", "sales from every dollar of assets": so much of the one figure for each unit of the other, in whichever order and voice.
import { operand, part, type Rule } from '../signs/operation-words.ts';

const re = (source: string): RegExp => new RegExp(source, 'g');
const O = String.raw`(${operand}(?: \+ ${operand}){0,4})`;
const stop = String.raw`(?:and|or|than|minus|less|plus|over|per|divided|not|without|except|but|before|after|once|beyond|beside|versus|vs|t\d+|m\d+)\b`;
const link = String.raw`(?:(?!${stop})[a-z'-]+ ){0,8}?`;
const times = String.raw`(?:(?:,|in|for|during|at|on|of|end|as|fiscal) )*(?:t\d+ )?(?:, )?`;
const aside = String.raw`(?:(?!${stop})[a-z'-]+ ){0,4}?(?:(?:in|for|during) )?(?:t\d+ )?(?:, )?`;
const money = String.raw`(?:dollars?|cents?|bucks?|pounds?|penn(?:y|ies)|\$|usd)`;
/** "Each dollar of", "every hundred in". */
const unit = String.raw`(?:each|every|any|one|single|1|100|\$1|\$100|hundred|ten|thousand) (?:(?:single|hundred|100|thousand|${money}|of|in|from|that was|worth|it had|it has) )*`;
const many = String.raw`(?:how (?:much|many)|what|which)(?: (?:${part}|${money}|money))?(?: of (?:it|them|that|those))?`;

/** "Every sales dollar" is every dollar of sales. */
export const unitsOf: readonly Rule[] = [[re(String.raw`\b((?:each|every|one|100|hundred) )(m\d+(?::\d+)?) (?:dollars?|bucks?|pounds?)(?= |$)`), '$1dollar of $2']];

export const eachUnit: readonly Rule[] = [
  [re(String.raw`\b${many} (?:(?:out )?of|from|on|in|per|for) ${unit}${O} ${times}${link}${O}`), '$2 ÷ $1'],
  [re(String.raw`\b(?:out of|of|from|for|on|per|with|in) ${unit}${O} ${times}${aside}(?:${many}|who|which) ${link}${O}`), '$2 ÷ $1'],
  [re(String.raw`\b(?:how (?:much|many)|what)(?: ${money})?(?: (?:of|in|worth of))? ${O} ${times}${link}${unit}${O}`), '$1 ÷ $2'],
  [re(String.raw`${O} ${times}${link}(?:from|off|out of|on|of|against|for|per|with|by|behind|in) ${unit}${O}`), '$1 ÷ $2'],
  [re(String.raw`\b(?:weight|share|slice|portion|part|percentage|percent|proportion|fraction) of ${O} (?:in|among|within|inside) (?:all )?${O}`), '$1 ÷ $2'],
  [re(String.raw`\b(?:what|which|how (?:large|big|great) an?|whatever|how much|how many) (?:${part} )?(?:out )?of ${O} ${times}(?:was|were|is|are|did|does|has|had|went|goes|go|became|become|turned|turns|arrived|arrives|reached|reaches|ended|ends|came|comes|survived|stayed|remained|got|fell|flowed|landed|made|found) ${link}${O}`), '$2 ÷ $1'],
];
