// Which end of an order the words ask for. More and less are of the figure itself, whatever is good in it; better and worse depend on what is good; who is more leveraged or dearer has more of a debt ratio and less of a cover or a yield.
export type End = 'low' | 'high';
/** Which way a figure is better; null where neither is. */
export type Better = 'up' | 'down' | null;

/** Of what figure: of a yield the dearer has less. */
export type Of = { readonly better: Better; readonly isYield: boolean };

type Kind = 'high' | 'low' | 'good' | 'bad' | 'laden' | 'dear' | 'cheap';

const degree = String.raw`(?:more|most|less|least|higher|highest|heavier|heaviest|lower|lowest|lighter|lightest)(?: (?:highly|heavily|richly|fully|deeply|fiscally|financially))?`;
/** Behind a degree ("less indebted") or as a comparative of its own ("riskier"). */
const qualities: readonly (readonly [Kind, string])[] = [
  ['laden', 'leverag\\w*|levered|gear(?:ed|ing)|indebted|in debt|in hock|debt-laden|debt-heavy|laden|burdened'],
  ['dear', 'expensive|valued|stretched|overvalued|costly'],
  ['good', 'conservativ\\w+|prudent\\w*|solid\\w*|comfortabl\\w+|efficient\\w*|attractive\\w*|creditworthy|solvent|secure|cautious\\w*|sound\\w*|resilient|sturdy|frugal\\w*'],
  ['bad', 'risky|aggressive\\w*|worr(?:ying|isome)|strained|precarious\\w*|fragile|vulnerable|wasteful|alarming'],
];
const alone: readonly (readonly [Kind, string])[] = [
  ['good', 'better|best|strong(?:er|est)|health(?:ier|iest)|saf(?:er|est)|sound(?:er|est)|sturd(?:ier|iest)|ahead|win(?:s|ner)?|won'],
  ['bad', 'worse|worst|weak(?:er|est)|risk(?:ier|iest)|shak(?:ier|iest)|poor(?:er|est)'],
  ['cheap', 'cheap(?:er|est)'],
  ['dear', 'dear(?:er|est)|pric(?:ier|iest)|costl(?:ier|iest)'],
  ['high', 'more|most|higher|highest|larger|largest|bigger|biggest|greater|greatest|heavier|heaviest|deeper|deepest|faster|fastest|quicker|quickest|longer|longest|fatter|fattest|richer|richest|thicker|thickest|wider|widest|steeper|steepest|max(?:imum)?|top|exceed\\w*|outspen\\w*|leads?|led|descending'],
  ['low', 'less|least|lower|lowest|smaller|smallest|fewer|fewest|lighter|lightest|leaner|leanest|thinner|thinnest|slimmer|slimmest|slower|slowest|shorter|shortest|narrower|narrowest|min(?:imum)?|ascending'],
];
const words = new RegExp([...qualities.map(([kind, said]) => String.raw`(?<d_${kind}>${degree}) (?:${said})`), ...alone.map(([kind, said]) => `(?<s_${kind}>${said})`)].map((one) => String.raw`\b${one}\b`).join('|'), 'i');

/** No end of an order: a bound, a distance, a day of the closes, a line's own name. */
const aside = /\bat (?:the )?(?:most|least)\b|\bmost recent(?:ly)?\b|\b(?:more|less) than (?:an? |one |two |[$€£]?\d)|\b(?:how (?:much|many \w+)|by how much|no) (?:more|less|higher|lower|larger|smaller|bigger)\b|\b(?:more|less) (?:exactly|precisely|details?|information|or less)\b|\b(?:top|bottom)[- ]?line\b|\b(?:highest|lowest) (?:daily )?clos(?:e|es|ing price)\b|\bbest guess\b/gi;

const flipped = (end: End): End => (end === 'low' ? 'high' : 'low');

function endOf(kind: Kind, isLess: boolean, { better, isYield }: Of): End {
  const good: End = better === 'down' ? 'low' : 'high';
  const plain: Readonly<Record<Kind, End>> = { high: 'high', low: 'low', good, bad: flipped(good), laden: better === 'up' ? 'low' : 'high', dear: isYield ? 'low' : 'high', cheap: isYield ? 'high' : 'low' };
  return isLess ? flipped(plain[kind]) : plain[kind];
}

const less = /^(?:less|least|lower|lowest|lighter|lightest)\b/i;
/** "Lowest first" begins there, whatever else is said. */
const first = /\b(?:lowest|smallest|least|lightest|highest|largest|biggest|most|worst|best|safest|riskiest|cheapest|dearest|priciest)(?: [\w-]+){0,2} (?:first|to)\b/i;

function endIn(text: string, of: Of): End | null {
  const groups = words.exec(text)?.groups;
  if (groups === undefined) return null;
  const [quality] = qualities.flatMap(([kind]) => { const said = groups[`d_${kind}`]; return said === undefined ? [] : [{ kind, isLess: less.test(said) }]; });
  const [one] = alone.flatMap(([kind]) => (groups[`s_${kind}`] === undefined ? [] : [{ kind, isLess: false }]));
  const found = quality ?? one;
  return found === undefined ? null : endOf(found.kind, found.isLess, of);
}

const plainEnd: Readonly<Record<string, Kind>> = { low: 'low', lo: 'low', bottom: 'low', small: 'low', high: 'high', hi: 'high', top: 'high', big: 'high', large: 'high', cheap: 'cheap', dear: 'dear', expensive: 'dear', pricey: 'dear', good: 'good', bad: 'bad', strong: 'good', weak: 'bad' };
const plainEnds = Object.keys(plainEnd).join('|');
/** "Low to high", "cheap -> dear": it begins at the first of them. */
const fromTo = new RegExp(String.raw`\b(${plainEnds}) ?(?:to|-+>|→|=>|>) ?(?:${plainEnds})\b`, 'i');

/** Null where the words leave it open. */
export function endWanted(asked: string, of: Of): End | null {
  const text = asked.replace(aside, ' ');
  const begins = plainEnd[fromTo.exec(text)?.[1]?.toLowerCase() ?? ''];
  if (begins !== undefined) return endOf(begins, false, of);
  const leading = first.exec(text)?.[0];
  return (leading === undefined ? null : endIn(leading, of)) ?? endIn(text, of);
}
