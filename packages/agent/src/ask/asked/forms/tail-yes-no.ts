// A question that yes or no answers behind figures that are asked for: "…, both multiples, and has it become cheaper?", "margin 2023 and 2024 - higher now?". It is of the two figures before it.

/** What yes would mean. */
export type Tail = {
  readonly isUp: boolean;
  /** Of what is paid for earnings, sales or book value. */
  readonly isOfPrice: boolean;
  /** "Better" is more of what is good. */
  readonly isGood: boolean | null;
  /** The figures before it are losses, of which the larger lies further below nothing. */
  readonly isOfLoss: boolean;
  readonly clause: string;
};

const dearer = String.raw`(?:dearer|pricier|costlier|richer|more expensive|more richly valued)`;
const cheaper = String.raw`(?:cheaper|less expensive|less dear|less richly valued|better value)`;
const up = String.raw`(?:higher|larger|bigger|greater|fatter|wider|deeper|up|r[io]sen?|rising|grown|grow|grew|increased?|climb(?:ed)?|gone up|go up|went up|expand(?:ed)?)`;
const down = String.raw`(?:lower|smaller|thinner|narrower|shallower|down|f[ae]ll(?:en)?|falling|shr[aiu]nk|decreased?|declined?|dropped|drop|gone down|go down|went down|come down|contract(?:ed)?)`;
const better = '(?:better|improved?|healthier|stronger)';
const worse = '(?:worse|worsened|worsen|deteriorated?|weaker)';
const way = String.raw`(?<way>${dearer}|${cheaper}|${up}|${down}|${better}|${worse})`;

const whose = String.raw`(?:(?!(?:or|and|which|who|what|how|by|used?|spent|paid|pay|eaten|eat|taken|take|went|put|add|end|make|made|give|sum|turn|swallow|show)\b)[\p{L}&’'./-]{1,20} ){1,6}?`;
const become = String.raw`(?:(?:become|became|get|got|gotten|gone|go|turned|been|grown|really|actually|indeed|now|any|much|a bit|therefore|thus|then|in fact) ){0,3}`;
const since = String.raw`(?: (?:now|today|since|since then|by then|then|at all|over (?:that|the) (?:time|period|stretch)|in between|between the two|than before|than it was|on the second date|in the (?:later|second) (?:year|one)|as a result|on that measure|on this measure|by that measure|at the later (?:date|close)|at the end))?`;
/** Behind a break, to the end. */
const asked = new RegExp(String.raw`(?:[,;:–?.]|\s-{1,2}|\band|\bso|\b(?:tell|show) me|\bsay|\b(?:see|know)) ?(?:(?:and|so|then|also|please) )*(?<clause>(?:has|have|had|did|does|is|was|were|are|whether|if) ${whose}(?:has |have |had |is |was )?${become}${way}${since}) ?(?:\(?(?:yes or no|y ?\/ ?n)\)?)? ?[?.]*$`, 'iu');
const terse = new RegExp(String.raw`(?:[,;:–?.]|\s-{1,2}|\band|\bso) ?(?:(?:and|so|then|also) )*(?<clause>(?:(?:any|much|is it|it) )?${way}${since}) ?(?:\(?(?:yes or no|y ?\/ ?n)\)?)? ?\?+$`, 'iu');

const is = (words: string): RegExp => new RegExp(`^${words}$`, 'i');

function tailOf(word: string, clause: string, text: string): Tail {
  const isOfPrice = is(dearer).test(word) || is(cheaper).test(word);
  const isGood = is(better).test(word) ? true : is(worse).test(word) ? false : null;
  return { isUp: is(dearer).test(word) || is(up).test(word), isOfPrice, isGood: isOfPrice ? null : isGood, isOfLoss: /\b(?:loss(?:es)?|deficits?|holes?)\b/i.test(text), clause };
}

/** "How much of its cash, after capex, did that …": the comma ends an aside, and no other question begins. */
const isAsked = (before: string, joint: string): boolean => /^,/.test(joint) && !/^, ?(?:and|so)\b/i.test(joint) && /(?:^|[?.;:] |\band )(?:by |of |in |to )?(?:how|what|which)\b[^?.;:]*$/i.test(before) && !/\b(?:is|was|were|are|did|does|has|have|had)\b[^?.;:]*$/i.test(before.replace(/^.*(?:[?.;:] |\band )/i, ''));

/** Null where nothing stands before it, where it is a choice between two, and where it is held against another figure. */
export function readTail(text: string): Tail | null {
  const plain = text.trim().replace(/[‘’]/g, "'");
  const found = asked.exec(plain) ?? terse.exec(plain);
  const [clause, word] = [found?.groups?.['clause'] ?? '', found?.groups?.['way'] ?? ''];
  if (found === null || found.index < 12 || isAsked(plain.slice(0, found.index), found[0]) || /\b(?:or|than(?! (?:before|it was))|because|why)\b/i.test(clause)) return null;
  return tailOf(word, clause, plain);
}
