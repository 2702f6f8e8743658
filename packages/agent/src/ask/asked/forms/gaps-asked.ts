// Whether the words of a question ask for what lies between two figures, in which unit, and between figures of what.
/** `between`: in what the two may differ. `isOfEnds`: of several in an order, between the first and the last. */
export type GapAsked = { readonly kind: 'points' | 'turns' | 'money' | 'times' | 'moved'; readonly between: readonly ('time' | 'company' | 'measure')[]; readonly isOfEnds: boolean; /** Whether the unit is said. */ readonly isNamed: boolean; /** Names of the figures between which it lies, where the words around say what they are of; null where they do not. */ readonly of: RegExp | null };

const gap = String.raw`gaps?|slow-?downs?|decelerat\w+|accelerat\w+|spreads?|differen\w+|apart|lead|leads|ahead|behind(?! (?:each|every)\b)|beat|beats|trail\w*|exceed\w*|outpac\w*|outgr\w*|outperform\w*|advantage|margin between|distance|between (?:them|the two|both)|in between|lies? between|lay between|separat\w*|divid(?:e[sd]?|ing)|part(?:s|ed)? the|short of|over (?:the )?other|fatter|wider|thinner|narrower|faster|slower|higher|lower|more|less|larger|bigger|smaller|greater|fewer|better|worse|above|below|over`;
const gapWords = new RegExp(String.raw`\b(?:${gap})\b`, 'i');
const moveWords = /\b(?:ris(?:e[ns]?|ing)|rose|f[ae]ll(?:en|s|ing)?|gr[eo]w[ns]?|chang\w*|chg|mov(?:e[ds]?|ing)|gain\w*|los[est]\w*|added|add|come off|came off|climb\w*|drop\w*|declin\w*|increas\w*|decreas\w*|improv\w*|widen\w*|narrow\w*|shr[aiu]nk\w*|swing|swung|delta|expan\w*|contract\w*|since|from|up|down)\b/i;
const ends = /\b(?:first (?:is |was |and |from |to |ahead |minus |over |versus |vs\.? |-+ ?)?(?:of |the )*last|top[- ](?:to[- ])?bottom|top (?:and|from|to|vs\.?|minus) (?:the )?bottom|best (?:and|from|to|vs\.?|minus) (?:the )?worst|first (?:and|from|to|vs\.?|minus) (?:the )?last|\w+est (?:\w+ )?(?:and|from|to|vs\.?|minus|over|ahead of) (?:the )?\w+est|leader (?:and|from|to|vs\.?|minus|over) (?:the )?(?:laggard|last)|spread)\b/i;

const units: readonly (readonly [GapAsked['kind'], RegExp])[] = [
  ['times', /\bhow many times (?:(?:as )?(?:large|big|high|much|many)|larger|bigger|higher|greater|more|the (?:size|amount))\b|\bby (?:what|which) factor\b/i],
  ['points', /\b(?:percentage[- ]|%[- ]?)?(?<!\b(?:any|some|what|which|high|low|that) )(?:points?|pts?|ppts?|pps?)\b(?! (?:in|of) time)/i],
  ['turns', /\b(?:turns?)\b/i],
  // How something moved that has no growth of its own, such as an average.
  ['moved', /\b(?:by )?(?:how many|how much|what) (?:in )?(?:per ?cent(?:age)?|%)(?! points?)|(?:%|\bper ?cent|\bpct)[- ]?(?:chg|change|diff\w*|move)\b/i],
  ['money', /\b(?:how many (?:more |fewer )?(?:us )?(?:dollars?|billions?|millions?)(?![^?]{0,50}\b(?:for|per) (?:each |every |a |one )?dollar\b)|(?:in|by) (?:us )?dollars?|how much (?:more|less|larger|bigger|smaller|higher|lower)(?! (?:in )?(?:per ?cent|%)))\b|\$ ?(?:gap|lead|diff\w*|spread|more|less|chg|change|move|rise|increase|delta)\b|\b(?:gap|lead|difference|diff)\b[^.;?]{0,12}(?:\$|\bin dollars\b)/i],
];

/** Of the one who was asked for right before. */
const byHow = /^\W*(?:and )?(?:by )?(?:how many|what)\b/i;
const asksWho = /\b(?:which|who|whose)\b/i;

/** Parts of a question that say one thing each. */
const clauses = /[,;:.?!]\s|\band\b|\s[-–—]\s/i;

/** What the words right around say that the two figures measure, the most particular first. */
const kindsNamed: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:points?|pts?|pps?)(?: (?:a|per|each) (?:single )?year\b|\/y(?:ea)?r\b)|\bcagrs?\b|\bcompound\w*/i, /cagr/],
  [/\bmargins?\b(?! between)/i, /margin/],
  [/\btax rates?\b/i, /tax_rate/],
  [/\bgrowth(?: rates?)?\b|\bgrew\b|\bgrow(?:n|s|ing)?\b/i, /growth|cagr/],
];

function namedBy(words: string): RegExp | null {
  return kindsNamed.find(([says]) => says.test(words))?.[1] ?? null;
}

type Around = { readonly text: string; /** The part before it. */ readonly before: string; /** Whether it was asked before who it is. */ readonly isAfterWho: boolean };

/** Nothing lies between two figures that is asked for in percent or in basis points. */
function isInOtherUnit(clause: string, text: string): boolean {
  return /\bbasis points?\b/i.test(clause) || (/\bhow much (?:more|less|\w+er)\b/i.test(clause) && /%|\bper ?cent|\bpercentage/i.test(text));
}

function betweenIn(clause: string, { text, isAfterWho }: Around): GapAsked['between'] {
  const isGap = (isAfterWho && byHow.test(clause)) || gapWords.test(clause) || /\b(?:difference|gap|spread)\b/i.test(text);
  const isMove = moveWords.test(clause.replace(/\b(?:from|up|down) (?=the )/gi, ''));
  return [...(isMove ? ['time' as const] : []), ...(isGap ? ['company' as const, 'measure' as const, ...(isMove ? [] : ['time' as const])] : [])];
}

function readIn(clause: string, around: Around): readonly GapAsked[] {
  const { text, before } = around;
  const found = units.find(([, pattern]) => pattern.test(clause));
  if (found === undefined || isInOtherUnit(clause, text)) return [];
  const [kind] = found;
  const between = kind === 'moved' ? betweenIn(clause, around).filter((one) => one === 'time') : betweenIn(clause, around);
  if (between.length === 0) return [];
  const of = kind === 'points' ? namedBy(clause) ?? (byHow.test(clause) && asksWho.test(before) ? namedBy(before) : null) : null;
  return [{ kind, between, isOfEnds: ends.test(text), isNamed: kind !== 'money' || /\bdollars?\b|\$|\b(?:b|m)illions?\b/i.test(clause), of }];
}

/** One of each unit, and of each kind of figure that the words name; empty where none is asked for. */
export function gapsAsked(text: string): readonly GapAsked[] {
  const pieces = text.split(clauses);
  const asked = pieces.flatMap((clause, at) => readIn(clause, { text, before: pieces[at - 1] ?? '', isAfterWho: asksWho.test(pieces.slice(0, at).join(' ')) }));
  return [...new Map(asked.map((one) => [`${one.kind} ${one.of?.source ?? ''}`, one])).values()];
}
