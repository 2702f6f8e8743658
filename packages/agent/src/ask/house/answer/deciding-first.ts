// What a question of several figures decides by comes first: whether the one figure rose or fell, who is ahead on the one that is named for it. Told after other figures, their moves would be taken for the answer.
import { renderText } from '../../../prose/render.ts';
import { join, type Text } from '../../../prose/text.ts';
import { sentencesOf } from '../../../prose/text-sentences.ts';
import { namedIn } from '../../validate/demands/reading/named-measures.ts';

const moved = String.raw`(?:ris(?:e|en)|rose|f[ae]ll(?:en)?|(?:go(?:ne|ing)?|went|be(?:en)?|come|came|head(?:ed|ing)?) (?:up|down)|up|down|widen(?:ed)?|narrow(?:ed)?|improved?|worsen(?:ed)?|grow(?:n)?|grew|shr[iau]nk|increased?|decreased?|higher|lower|better|worse)`;
const upOrDown = new RegExp(String.raw`(?<=^|[,;:?.] |\b(?:and|did|has|have|had|is|are|was|were) )[^,;:?]{3,60}\b${moved} or (?:it )?${moved}\b`, 'i');
const who = /\b(?:which|who|whose)\b[^,;?]{3,60}/i;
const tellsMove = /\b(?:rose|fell|up|down|unchanged)\b/;
const tellsWho = /\b(?:is ahead on|stands at the (?:top|bottom) on|is the cheaper on|has (?:more|less))\b/;

type Decides = { readonly ids: RegExp; readonly tells: RegExp };

/** Null where the words decide by nothing, or name not one figure for it. */
function decidedBy(text: string): Decides | null {
  for (const [asks, tells] of [[upOrDown, tellsMove], [who, tellsWho]] as const) {
    const [only, ...others] = namedIn(asks.exec(text)?.[0] ?? '').filter(({ words }) => words.isLoose !== true);
    if (only !== undefined && others.length === 0) return { ids: only.words.ids, tells };
  }
  return null;
}

const isOf = (ids: RegExp, metric: string): boolean => ids.test(metric) || ids.test(metric.replace(/_(?:growth|change|cagr)$/, ''));

/** A sentence that is told before the others and among them stands where it stood first. */
export function saidOnce(summary: Text): Text {
  const pieces = sentencesOf(summary);
  const once = [...new Map(pieces.map((piece) => [piece.template, piece])).values()];
  return once.length === pieces.length ? summary : join(once, ' ');
}

/** The summary with the sentence by which the question decides at its head; as it was where it holds none, or opens with a yes or no. */
export function decidingFirst(summary: Text, text: string): Text {
  const decides = decidedBy(text);
  if (decides === null || /^(?:Yes|No)\b/.test(summary.template)) return summary;
  const pieces = sentencesOf(summary);
  const at = pieces.findIndex((piece) => decides.tells.test(renderText(piece)) && piece.figures.some(({ metric }) => isOf(decides.ids, metric)));
  const piece = pieces[at];
  return piece === undefined || at === 0 ? summary : join([piece, ...pieces.toSpliced(at, 1)], ' ');
}
