// Of two that lie below nothing, who has the larger deficit or loss is said in these words: "stands at the bottom on shareholders' equity" leaves it to the reader.
import { decimal } from '@assay/record';
import { join, type Text } from '../../../../prose/text.ts';
import { sentencesOf } from '../../../../prose/text-sentences.ts';
import { lossWanted } from '../../../asked/forms/of-losses.ts';

const place = /(?<= (?:stands at the bottom|is ahead) on [^:,;{}]{3,60}):/;

/** What a figure below nothing is called: a balance or a flow of cash has a deficit, a result a loss. */
const nameOf = (metric: string): string => (/equity|cash_flow|working_capital|net_cash/.test(metric) ? 'deficit' : 'loss');

function named(sentence: Text, end: 'low' | 'high'): Text {
  const figures = [...new Map(sentence.figures.filter(({ id }) => sentence.template.includes(`{{${id}|`) || sentence.template.includes(`{{${id}}}`)).map((figure) => [figure.id, figure])).values()];
  const [first, second] = figures;
  // Of three and more nobody asked who has the larger one.
  const areBelow = first !== undefined && second !== undefined && figures.length === 2 && first.metric === second.metric && figures.every(({ value }) => decimal(value).isNegative());
  if (!areBelow) return sentence;
  return { ...sentence, template: sentence.template.replace(place, `, with the ${end === 'low' ? 'larger' : 'smaller'} ${nameOf(first.metric)}:`) };
}

/** As it was where no loss is asked about, and where one of them has none. */
export function withDeficitNamed(summary: Text, text: string): Text {
  const end = lossWanted(text);
  if (end === null || !place.test(summary.template)) return summary;
  return join(sentencesOf(summary).map((sentence) => (place.test(sentence.template) ? named(sentence, end) : sentence)), ' ');
}
