// A piece that leaves out what the piece before it has said: "why did Acme fall on Monday, and how much?", "sales in China and in total". Where that piece asks for something absent, what it lends is said again.
import type { Marked } from './marked.ts';

const howMuch = /^(?:and |also )?(?:by )?(?:how (?:much|far|big|large|deep|many percent)|what percent\w*)(?: (?:(?:was|is|did) (?:it|that|this)|(?:was|is) the (?:drop|fall|move|jump|rise|slide|plunge|crash|gain|loss))?)?(?: (?:fall|drop|go|move|in (?:percent\w*|%|all)|percent\w*|%))*\W*$/i;
const why = /\b(?:why|what made|how come) (?:did |has |have )?(.{2,60}?) (fall|fell|drop|dropped|jump|jumped|rise|rose|sink|sank|plunge|plunged|tumble|tumbled|slump|slumped|soar|soared|surge|surged|slide|slid|crash|crashed|rally|rallied|move|moved|lose|gain)\b/i;
const risen = /\b(?:jump|rise|rose|soar|surge|rall|gain|leap|spike|climb)/i;
const inAll = /^(?:and |also |how much |what )*(?:(?:in (?:total|all)|overall|altogether|worldwide|globally|all told|everywhere|as a whole|company-?wide|group-?wide|for the (?:whole|entire) (?:company|group|firm|business))\b)/i;
/** Of which place, product or part: a name behind a word of place, at the end or in front of a time. */
const ofName = / (?:in|from|of|at|with|through|by) (?:the |its )?\p{Lu}[\p{L}\d.&-]*(?: \p{Lu}[\p{L}\d.&-]*)*(?=$| (?:in|for|during|over)\b)/u;

function moveOf(before: Marked): string | null {
  const whose = why.exec(before.words)?.[1];
  const verb = risen.test(before.words) ? 'rise' : 'fall';
  return `By how much did ${whose === undefined || /^(?:it|they|this|that)$/i.test(whose) ? 'the shares' : whose} ${verb}`;
}

/** The words of it in full; its own where it leaves nothing out. */
export function completed(before: Marked, piece: Marked): string {
  if (before.absent?.what.startsWith('news') === true && howMuch.test(piece.words)) return moveOf(before) ?? piece.words;
  const isOfPart = before.absent?.what.includes('segments') === true && inAll.test(piece.words);
  const whole = isOfPart && ofName.test(before.words) ? before.words.replace(ofName, '') : null;
  return whole === null ? piece.words : `${whole}${piece.words.replace(inAll, '')}`;
}
