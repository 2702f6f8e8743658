// A word that says the opposite of the sentence it opens: "Did it rise?" is not answered by "Yes: it fell". Whatever decided it, such a word is not said.
import type { Text } from '../../../../prose/text.ts';
import { readYesNo } from '../../../asked/forms/yes-no.ts';
import { favours } from '../times/times.ts';

const verb = /^[^;:]{2,80}?[’'](?:s)? [^;:]{2,80}? (?<verb>rose|fell) (?:by )?\{\{/;

/** Of one move in one direction; of losses, where less is more, nothing is said here. */
export function isAgainstVerb(isYes: boolean, sentence: Text, text: string): boolean {
  const [only, ...others] = readYesNo(text);
  const told = verb.exec(sentence.template)?.groups?.['verb'];
  const id = sentence.figures[0]?.metric;
  if (only?.kind !== 'moved' || others.length > 0 || only.isOfLoss === true || told === undefined || id === undefined) return false;
  const isUp = only.isGood === null ? only.isUp : only.isGood === (favours(id.replace(/_(?:change|growth)$/, '')) !== 'down');
  return isYes !== (isUp === (told === 'rose'));
}
