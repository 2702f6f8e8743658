// What a question takes for granted of a move that it asks the size of: "by how much did it fall", "how big was the rise". Of what moved the other way that has to be said.

export type Premise = 'fall' | 'rise';

const fallen = String.raw`fall(?:s|en)?|fell|drop(?:s|ped)?|declin(?:e|es|ed)|decreas(?:e|es|ed)|shr[iau]nk|slip(?:s|ped)?|sl(?:ide|id|ides)|s[iau]nk|tumbled?|plung(?:e|ed)|los[et]|c[ao]me down|g[ot]o? down|went down|contract(?:ed)?|narrow(?:ed)?|deteriorated?|erode[ds]?`;
const risen = String.raw`r[io]se(?:s|n)?|gr[eo]w[ns]?|climb(?:s|ed)?|gain(?:s|ed)?|increas(?:e|es|ed)|jump(?:s|ed)?|expand(?:s|ed)?|widen(?:ed)?|surged?|swell(?:ed)?|advanc(?:e|ed)|appreciated?|go up|went up|gone up|come up`;
const fallNoun = String.raw`fall|drop|decline|decrease|slide|plunge|slump|downturn|contraction|shrinkage`;
const riseNoun = String.raw`rise|increase|gain|jump|growth|surge|climb|advance|uptick|upturn|expansion`;

const asksSize = String.raw`(?:by )?(?:how (?:much|far|many (?:(?:percentage |basis |percent )?points|dollars|billions?|millions?|percent|bps|bp|pp))|what (?:percent(?:age)?|amount|share|per ?cent)|how (?:steeply|sharply|badly|strongly|fast|hard))`;
const did = String.raw`(?:did|has|have|had|was|were|is)`;
const verb = (said: string): RegExp => new RegExp(String.raw`\b${asksSize}\b[^.;?]{0,40}\b${did}\b[^.;?]{0,80}\b(?:${said})\b|^what (?:did|has)\b[^.;?]{0,60}\b(?:${said}) by\b`, 'i');
const held = (said: string): RegExp => new RegExp(String.raw`\b(?:by )?how (?:much|far|many (?:percentage |percent )?points) (?:${said}) (?:was|is|were|are|did|has|had)\b|\b${asksSize}\b[^.;?]{0,20}\b${did}\b[^.;?]{0,60}\b(?:${said})\b[^.;?]{0,60}\bthan (?:in|on|at|a|the|it|for|fiscal|\d|fy)`, 'i');
const noun = (said: string): RegExp => new RegExp(String.raw`\bhow (?:big|large|steep|sharp|deep|great|strong) (?:a|an|was|is|were|has been)\b[^.;?]{0,30}\b(?:${said})\b|\b(?:size|extent|amount) of (?:the|its|their|that) (?:\w+ ){0,2}(?:${said})\b|\bwhat (?:was|is) (?:the|its) (?:percent(?:age)?|percentage-point|point|dollar|relative|absolute|yoy|annual|year-on-year|year-over-year) (?:${said})\b|^(?!(?:did|was|were|is|are|has|have|had|do|does|can|could|will|would|which|who|whose|what|when|why|how|after|if)\b)[^.;?]{2,60} (?:${said})(?:(?: (?:in|for|of|during|over))? (?:fy|fiscal|20\d\d|q[1-4]|h[12])[^.;?]{0,20})?[,:;]? ?(?:in )?(?:%|pct|percent|points|\$)?\??$`, 'i');

const falls = [verb(fallen), noun(fallNoun), held('lower|less|smaller|below|down|under')];
const rises = [verb(risen), noun(riseNoun.replace('growth|', '')), held('higher|more|larger|bigger|greater|above|up')];

/** A fall within a stretch, from its high, or of an order of moves is another thing. */
const elsewise = /\b(?:deficit|burn(?:s|ed|ing)?|outflows?|drawdown|short of|(?:from|off|below) (?:its|the|their|that|a) (?:\w+ ){0,2}(?:high|peak|top|record)|(?:from|off) (?:its|the|their) (?:\w+ ){0,2}(?:low|trough|bottom)|(?:biggest|largest|worst|best|steepest|greatest|most|least|furthest|fastest))\b/i;
const either = new RegExp(String.raw`\b(?:${fallen}|${fallNoun}|down|lower)\b[^.;?]{0,30}\b(?:or|and|then|/)\b[^.;?]{0,30}\b(?:${risen}|${riseNoun}|up|higher)\b|\b(?:${risen}|${riseNoun}|up|higher)\b[^.;?]{0,30}\b(?:or|and|then|/)\b[^.;?]{0,30}\b(?:${fallen}|${fallNoun}|down|lower)\b`, 'i');

/** "The percentage gain or loss" takes neither for granted. */
const gainOrLoss = /\b(?:gains?|profits?|rise|increase) (?:or|and|\/) (?:an? |the )?loss(?:es)?\b|\bloss(?:es)? (?:or|and|\/) (?:an? |the )?(?:gains?|profits?)\b/i;

/** A loss that falls is a profit that rises. */
export const isOfLoss = (text: string): boolean => /\bloss(?:es)?\b/i.test(text) && !/\b(?:profit|gain|income) (?:or|and|\/) loss/i.test(text);

/** Null where no move is taken for granted, or both are named. */
export function premiseOf(text: string): Premise | null {
  if (elsewise.test(text) || either.test(text) || gainOrLoss.test(text)) return null;
  const [isFall, isRise] = [falls.some((words) => words.test(text)), rises.some((words) => words.test(text))];
  return isFall === isRise ? null : isFall ? 'fall' : 'rise';
}
