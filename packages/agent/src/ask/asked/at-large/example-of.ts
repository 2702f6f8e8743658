// "Give me an example of free cash flow": the term, with the figure of a company that is at hand.
import { readMeasures } from '../measures/read-measures.ts';
import { isEconomic } from '../subjects/economic.ts';

const asksExample = /^(?:(?:please|can you|could you|ok|so|and)[,:]? )*(?:(?:give|show|tell) (?:me |us )?|what(?:'s| is) |i(?:'d| would) like )?an? (?:real[- ]?(?:life|world)? |simple |concrete |good )?examples? (?:of|for) (?:an? |the )?(?<term>[^?.,]{2,40}?)(?: please)?[?.! ]*$|^examples? (?:of|for) (?:an? |the )?(?<bare>[^?.,]{2,40}?)[?.! ]*$/i;

function isMeasure(words: string): boolean {
  const [only, ...others] = readMeasures(words);
  return only?.measure.kind === 'metric' && others.length === 0 && !isEconomic(only.measure) && only.start === 0 && only.end === words.length;
}

/** Of one measure of companies, where no company is named; as it was for every other question. */
export function exampleOf(text: string): string {
  const groups = asksExample.exec(text)?.groups;
  const words = groups?.['term'] ?? groups?.['bare'];
  return words !== undefined && isMeasure(words) ? `How is Apple's ${words} calculated?` : text;
}
