// "Which is cheaper?": of several that were spoken of, and of one alone nothing.
import type { Asked } from '../asked.ts';

const more = String.raw`(?:cheaper|dearer|pricier|better|worse|bigger|larger|smaller|higher|lower|safer|riskier|stronger|weaker|faster|slower|(?:more|less) \w+|the (?:better|bigger|larger|smaller|cheaper|stronger|safer|higher|lower)[\w ]{0,24}|(?:a |the )?(?:better|higher|lower|bigger|smaller) [\w -]{2,24}|more|less)`;
const asks = new RegExp(String.raw`^(?:(?:so|and|ok(?:ay)?|then|but|hm+),? )*(?:which|who|whose)(?: (?:one|stock|company|share))?(?: of (?:them|the two|these|those|both))?(?:['’]s| is| was| has| had| looks?| pays?| makes?| earns?| grew| grows| did| does| would be)? ${more}(?: (?:now|today|then|overall|right now))?[?.! ]*$`, 'i');

export function asksWhichOfSeveral(text: string): boolean {
  return asks.test(text.trim()) && !/\b(?:years?|quarters?|months?|days?|or)\b|\d/i.test(text);
}

type Spoken = Pick<Asked, 'companies' | 'group' | 'measures'>;

const measured = ({ measures }: Spoken): string => JSON.stringify(measures.map((measure) => ('id' in measure ? measure.id : measure.kind)));

/** The question before; where it and the one before that asked the same of one company each, and the words ask which of them, as one of both. */
export function earlierOf<Before extends Spoken>(earlier: readonly Before[], text: string): Before | undefined {
  const [previous, last] = [earlier.at(-2), earlier.at(-1)];
  if (previous === undefined || last === undefined || !asksWhichOfSeveral(text)) return last;
  const areOneEach = [previous, last].every(({ companies, group }) => companies.length === 1 && group === null);
  const isSame = measured(previous) === measured(last) && previous.companies[0]?.ticker !== last.companies[0]?.ticker;
  return areOneEach && isSame ? { ...last, companies: [...previous.companies, ...last.companies], operation: 'compare' } : last;
}
