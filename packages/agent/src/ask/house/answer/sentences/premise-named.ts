// A move that a question takes for granted and that went the other way is said to have: "It did not fall; it rose: …".
import { join, say, type Text } from '../../../../prose/text.ts';
import { sentencesOf } from '../../../../prose/text-sentences.ts';
import type { Asked } from '../../../asked/asked.ts';
import { isOfLoss, premiseOf, type Premise } from '../../../asked/forms/premise.ts';
import { areContrary, movesIn } from '../../../validate/demands/plain/false-premise.ts';

const contrary: Readonly<Record<Premise, string>> = { fall: 'It did not fall; it rose', rise: 'It did not rise; it fell' };
const isOpened = /^(?:Yes|No|About right)\b/;

/** Whose move it is: the words before the possessive. */
const whoseOf = ({ template }: Text): string => template.split(/[’']/)[0] ?? '';

/** Once for each company. */
export function premiseNamed(summary: Text, { text, claims, asking = text }: Pick<Asked, 'text' | 'claims' | 'asking'>): Text {
  const premise = claims === undefined ? premiseOf(text) ?? premiseOf(asking) : null;
  if (premise === null || isOpened.test(summary.template)) return summary;
  const said = isOfLoss(text) ? 'It went the other way' : contrary[premise];
  const seen = new Set<string>();
  const opened = (sentence: Text): Text => {
    const moves = movesIn(sentence);
    const isNew = moves.length > 0 && !seen.has(whoseOf(sentence));
    seen.add(moves.length > 0 ? whoseOf(sentence) : '');
    return isNew && areContrary(moves, premise, text) ? say`${said}: ${sentence}` : sentence;
  };
  return join(sentencesOf(summary).map(opened), ' ');
}
