// A piece that leaves out what the piece before it has said: "why did Acme fall on Monday, and how much?", "sales in China and in total". Where that piece asks for something absent, what it lends is said again.
import { readMeasures } from '../../../asked/measures/read-measures.ts';
import type { Marked } from './marked.ts';

const howMuch = /^(?:and |also )?(?:by )?(?:how (?:much|far|big|large|deep|many percent)|what percent\w*)(?: (?:(?:was|is|did) (?:it|that|this)|(?:was|is) the (?:drop|fall|move|jump|rise|slide|plunge|crash|gain|loss))?)?(?: (?:fall|drop|go|move|in (?:percent\w*|%|all)|percent\w*|%))*\W*$/i;
const why = /\b(?:why|what made|how come) (?:did |has |have )?(.{2,60}?) (fall|fell|drop|dropped|jump|jumped|rise|rose|sink|sank|plunge|plunged|tumble|tumbled|slump|slumped|soar|soared|surge|surged|slide|slid|crash|crashed|rally|rallied|move|moved|lose|gain)\b/i;
const risen = /\b(?:jump|rise|rose|soar|surge|rall|gain|leap|spike|climb)/i;
const inAll = /^(?:and |also |how much |what )*(?:(?:in (?:total|all)|overall|altogether|worldwide|globally|all told|everywhere|as a whole|company-?wide|group-?wide|for the (?:whole|entire) (?:company|group|firm|business))\b)/i;
/** Of which place, product or part: a name behind a word of place, at the end or in front of a time. */
const ofName = / (?:in|from|of|at|with|through|by) (?:the |its )?\p{Lu}[\p{L}\d.&-]*(?: \p{Lu}[\p{L}\d.&-]*)*(?=$| (?:in|for|during|over)\b)/u;

/** All the shares that there are, as people say it behind the stake that somebody holds. */
const inExistence = /\b(?:out there|in issue|in existence|in circulation|in the world|(?:knocking|floating|kicking|sloshing) (?:about|around)|(?:are|were) there|there (?:are|were)|has it issued|does it have|in the whole (?:company|firm))\b/i;
const counts = /\b(?:how many|(?:total|whole|full|entire) (?:number|count)|number of|count of)\b/i;
const ofHolders = /\b(?:he|she|they|them|his|her|their|fund|funds|holders?|institutions?)\b/i;
const areAllShares = ({ words }: Marked): boolean => counts.test(words) && inExistence.test(words) && !ofHolders.test(words) && !/\b(?:worth|own|owns|hold|holds|percent\w*|people|insiders?)\b|%/i.test(words);
/** Of whom, where it says so, and as of when. */
const atCount = /,? (?:at|by|on) the (?:last|latest|newest|most recent) (?:count|tally)\b/i;

function moveOf(before: Marked): string | null {
  const whose = why.exec(before.words)?.[1];
  const verb = risen.test(before.words) ? 'rise' : 'fall';
  return `By how much did ${whose === undefined || /^(?:it|they|this|that)$/i.test(whose) ? 'the shares' : whose} ${verb}`;
}

/** Behind the stake that somebody holds: all the shares that there are. */
const allShares = (before: Marked, piece: Marked): string | null => (before.absent?.what.startsWith('institutional') === true && areAllShares(piece) ? `how many shares are outstanding${atCount.exec(piece.words)?.[0] ?? ''}` : null);

/** Behind a part of the company: of the whole of it. */
function wholeOf(before: Marked, piece: Marked): string | null {
  const isOfPart = before.absent?.what.includes('segments') === true && inAll.test(piece.words);
  return isOfPart && ofName.test(before.words) ? `${before.words.replace(ofName, '')}${piece.words.replace(inAll, '')}` : null;
}

/** "… why capex rose, and cite the amounts it shows for 2025": of the line that the words of the filing are about. */
const amountsShown = /\b(?:the |what |which )?(?:(?:dollar )?amounts?|figures?|numbers?|sums?) (?:that )?(?:it|they|(?:the|that|this) (?:filing|report|10-?k|10-?q|document)|(?:is|are|was|were)) (?:shows?|gives?|reports?|states?|lists?|shown|given|reported)\b/i;

function lineShown(before: Marked, piece: Marked): string | null {
  const lines = before.absent?.what.startsWith('the text of filings') === true && amountsShown.test(piece.words) ? readMeasures(before.words).flatMap(({ measure }) => (measure.kind === 'metric' ? [measure.words] : [])) : [];
  return lines.length === 0 ? null : piece.words.replace(amountsShown, lines.join(' and '));
}

/** The words of it in full; its own where it leaves nothing out. */
export function completed(before: Marked, piece: Marked): string {
  if (before.absent?.what.startsWith('news') === true && howMuch.test(piece.words)) return moveOf(before) ?? piece.words;
  return allShares(before, piece) ?? wholeOf(before, piece) ?? lineShown(before, piece) ?? piece.words;
}
