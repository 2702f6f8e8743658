// The root of an English word, so that "acquisition", "acquired" and "acquires" meet. Rough, and the same for claim and source.
import { remember } from '../../remember.ts';

const irregular: ReadonlyMap<string, string> = new Map(([
  'fall fell fallen', 'grow grew grown growth', 'rise rose risen', 'sell sold', 'buy bought', 'pay paid payment', 'hold held', 'lead led', 'begin began begun', 'choose chose chosen', 'lose lost loss', 'meet met', 'seek sought',
  'drive drove driven', 'make made', 'give gave given', 'take took taken', 'become became', 'undertake undertook undertaken', 'write wrote written', 'bring brought', 'build built', 'send sent', 'spend spent', 'leave left', 'keep kept',
  'win won', 'shrink shrank shrunk', 'acquire acquisition', 'receive receipt', 'reduce reduction', 'produce production', 'decide decision', 'expand expansion', 'extend extension', 'conclude conclusion', 'provide provision', 'strong strength',
  'high height', 'long length', 'deep depth', 'sign signature', 'redeem redemption', 'assume assumption', 'consume consumption', 'succeed success successful successfully', 'compete competition competitor competitive', 'analyse analysis analyze',
  'approve approval', 'refuse refusal', 'renew renewal', 'arrive arrival', 'dispose disposal', 'deny denial', 'propose proposal', 'withdraw withdrew withdrawn withdrawal', 'invest investment investor', 'able ability', 'require requirement', 'resolve resolution',
  'retain retention', 'maintain maintenance', 'subscribe subscription', 'permit permission', 'submit submission', 'admit admission', 'emit emission', 'person people', 'child children', 'man men', 'foot feet', 'criterion criteria', 'weigh weight',
] as const).flatMap((line) => { const [base = '', ...forms] = line.split(' '); return [base, ...forms].map((form): [string, string] => [form, base]); }));

const endings = ['ization', 'isation', 'ational', 'fulness', 'iveness', 'ations', 'ation', 'ments', 'ment', 'ances', 'ance', 'ences', 'ence', 'ities', 'ings', 'ing', 'ions', 'ion', 'ness', 'able', 'ible', 'ity', 'ies', 'ied', 'ive', 'ers', 'ors', 'est', 'ed', 'er', 'or', 'ly', 'al', 'es', 'e', 's', 'y'] as const;
const SHORTEST = 4;

function cut(word: string): string {
  const ending = endings.find((item) => word.endsWith(item) && word.length - item.length >= SHORTEST);
  if (ending === undefined) return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
  const rest = word.slice(0, -ending.length);
  // "planned", "shipping": the doubled letter goes with the ending.
  return /([bdfgmnprt])\1$/.test(rest) && rest.length > SHORTEST ? rest.slice(0, -1) : rest;
}

/** Lower-case root. Plurals and endings go; irregular forms meet in their base. */
export const rootWord = remember((word): string => {
  const lower = word.toLowerCase();
  const plural = lower.endsWith('sses') ? lower.slice(0, -2) : lower.length > 4 && lower.endsWith('s') && !lower.endsWith('ss') ? lower.slice(0, -1) : lower;
  const base = irregular.get(lower) ?? irregular.get(plural);
  const once = base ?? cut(lower);
  return base === undefined ? cut(once) : cut(base);
}, 30_000);
