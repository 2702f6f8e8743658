// What is asked of each part of a time, and not of the time as a whole: whether a share or a series fell in any month of it, in which of them, in how many, in every one, or what each of them did.
import type { CourseForm } from '../course.ts';
import * as words from '../words/course-words.ts';
import { has } from '../words/patterns.ts';

export type EachForm = Extract<CourseForm, { kind: 'each' }>;
type Found = { readonly form: EachForm; readonly rest: string };

const falls = String.raw`down|falling|negative|losing|loss|red|lower|declining|shrinking|minus`;
const rises = String.raw`up|rising|positive|winning|green|gaining|higher|growing|plus`;
const way = String.raw`(?:(?:${falls}|${rises})[- ])?`;
const part = String.raw`(?:(?<part>month|week|quarter|year)(?:s|ly)?)\b`;
const own = String.raw`(?:(?:single|one|calendar|given|individual|of (?:the|its|those|these|their)|the|its|separate|whole|full|trading|and every|twelve|12|four) )*`;
const behind = String.raw`(?:,? (?:in which|during which|over which|that|when|where)\b)?`;
const re = (source: string): RegExp => new RegExp(source);

const patterns: readonly (readonly [EachForm['which'], RegExp])[] = [
  ['count', re(String.raw`\b(?:(?:in|for|over|during|on) )?(?:how many|(?:what|the) number of|number of) ${own}${way}${part}${behind}(?! (?:ago|later|after|before|earlier|until|did it take|does it take|passed|went by|between|apart))`)],
  ['those', re(String.raw`\b(?:(?:in|during|over) )?(?:which|what)(?: (?:were|are|was))? ${own}${way}${part}${behind}`)],
  ['any', re(String.raw`\b(?:(?:in|during|over|for|on|across) )?(?:any|at least one|even one|a single|so much as one) ${own}${way}${part}${behind}`)],
  ['any', re(String.raw`\b(?:was|were|is|are|has|have) there (?:(?:ever|been) )*(?:an?|any|some) ${own}${way}${part}${behind}`)],
  ['any', re(String.raw`\b(?:have|had|has|see|saw|seen|post|posted|suffer|suffered|record|recorded|book|booked)(?: ever)? (?:an?|any|some) (?:${falls}|${rises})[- ]${part}`)],
  ['all', re(String.raw`\b(?:(?:in|during|over|for|on|across) )?(?:each|every|all) ${own}${way}${part}${behind}`)],
  ['each', re(String.raw`\b${part}[- ](?:by|after|on)[- ](?:month|week|quarter|year)\b`)],
  ['each', re(String.raw`\b(?:by|per) ${part}`)],
  ['each', re(String.raw`\b(?:the )?(?<part>year)ly (?=returns\b)`)],
  ['each', re(String.raw`\b(?<part>month|week|quarter)ly (?= *(?:[a-z¤'-]+ +){0,3}(?:changes|moves|returns|gains|losses|performance)\b)`)],
];

const opensWithYesNo = /^(?:[^?.!]{0,60}[.!,:;] )?(?:(?:so|and|but|ok|hey|tell me|say),? )*(?:did|does|do|was|were|has|have|had|is|are)\b/;
const goneDown = re(String.raw`\b(?:f[ae]ll(?:en|s|ing)?|drop(?:s|ped|ping)?|los[et]|lose|lower|declin\w+|decreas\w+|down|shr[aiu]nk\w*|slip\w*|cut|cooled|eased|worse|${falls})\b`);
const goneUp = re(String.raw`\b(?:r[io]se|risen|rising|rises|climb\w*|gain(?:s|ed|ing)?|higher|increas\w+|up|gr[eo]w\w*|tick\w* up|advanc\w+|better|${rises})\b`);

/** "How far did it fall from August to April, and what was it in each month": in both of those that are named. */
const levelInEach = /\bwhat (?:was|were|is) (?:it|they|the (?:rate|figure|level|reading))(?: at| like)? in (?:each|both|either)\b/;

/** An end, a mean, a level or the most of all of them is sought by other readers. */
const soughtElsewhere = (text: string): boolean => levelInEach.test(text) || has(words.means, text) || has(words.highs, text) || has(words.lows, text) || has(words.best, text) || has(words.worst, text) || words.beyonds.some(([, pattern]) => has(pattern, text)) || words.falls.some((pattern) => has(pattern, text)) || /\b(?:most|least|more|fewer|in a row|straight|consecutive|running|average|fast\w*)\b/.test(text);

function wayOf(text: string): EachForm['way'] {
  const [isDown, isUp] = [goneDown.test(text), goneUp.test(text)];
  return isDown === isUp ? null : isDown ? 'down' : 'up';
}

/** That it moved is told of each part. */
const moved = /\b(?:growth|tick(?:ed|s)?(?: up| down)?|go(?:es|ne)? (?:up|down)|went (?:up|down))\b/g;
const isOfMoves = (text: string): boolean => has(words.moves, text) || has(moved, text);

/** "How did it move each month" asks for all of them, "did it rise each month" whether all were so. */
const whichOf = (text: string, which: EachForm['which']): EachForm['which'] => (which === 'all' && !opensWithYesNo.test(text) ? 'each' : which);

const isPart = (of: string | undefined): of is EachForm['part'] => of === 'month' || of === 'week' || of === 'quarter' || of === 'year';

/** What only shares do, year by year. */
const ofShare = /\b(?:shares?|stocks?|price) (?:\w+ )?(?:returns?|moves?|changes?|gains?|performance|do|done)\b|\b(?:yearly|annual|calendar[- ]year) returns\b|\breturn(?:s|ed)?\b(?! (?:on|of|to)\b)/;

/** Spread evenly over the years. */
const atARate = /\b(?:per|a) year\b|\bcompound\w*|\baverage\b|\bannuali[sz]ed\b/;

/** The best or the worst of several years is another thing, and so are the years of a run of the statements. */
const canBeOf = (text: string, of: EachForm['part'], which: EachForm['which']): boolean => of !== 'year' || (which !== 'those' && (which !== 'each' || (ofShare.test(text) && !atARate.test(text))));

function formOfEach(text: string, of: EachForm['part'], which: EachForm['which']): EachForm | null {
  const way = which === 'each' ? null : wayOf(text);
  // "How many were up, and how many down?"
  const isOfBoth = which === 'count' && goneDown.test(text) && goneUp.test(text);
  const isSaid = which === 'each' ? isOfMoves(text) : way !== null || isOfBoth;
  return isSaid && canBeOf(text, of, which) ? { kind: 'each', part: of, way, which } : null;
}

/** The other side of them. */
const andHowMany = /,? ?\b(?:and )?how many(?: of (?:them|those))?(?: (?:was|were|did|is) (?:it|they|¤|the (?:stock|share)s?))?(?= |$|[?.])/g;
const ways = new RegExp(`${moved.source}|${goneDown.source}|${goneUp.source}`, 'g');

/** Null where the time as a whole is meant, or it is not said which way a part has to have gone. */
export function eachPartSought(text: string): Found | null {
  if (soughtElsewhere(text)) return null;
  const [found] = patterns.flatMap(([which, pattern]) => { const at = pattern.exec(text); return at === null ? [] : [{ which, at }]; });
  const of = found?.at.groups?.['part'];
  if (found === undefined || !isPart(of)) return null;
  const form = formOfEach(text, of, whichOf(text, found.which));
  const { index, 0: words } = found.at;
  return form === null ? null : { form, rest: `${text.slice(0, index)} ${text.slice(index + words.length)}`.replace(ways, ' ').replace(andHowMany, ' ') };
}
