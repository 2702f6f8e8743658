// The fifteen corruptions. None knows how the judge works: each does what a careless or dishonest writer would.
import { replaceAt, rewriteNear, rewriteNumber, type Corrupted, type Corruption, type Target } from './corruption.ts';

const isPlain = ({ claim }: Target): boolean => claim.operation === null || claim.operation === 'value';

function bumpDigit(text: string): string | null {
  const digits = [...text.matchAll(/\d/g)];
  const middle = digits[Math.floor(digits.length / 2)];
  if (middle === undefined) return null;
  const next = String((Number(middle[0]) + 3) % 10);
  return text.slice(0, middle.index) + next + text.slice(middle.index + 1);
}

const wrongDigit: Corruption = { kind: 'wrong digit', apply: (target) => rewriteNumber(target, bumpDigit) };

const wrongYear: Corruption = {
  kind: 'wrong year',
  apply: (target) => (isPlain(target) ? rewriteNear(target, /\b(?:19|20)\d\d\b/g, (year) => String(Number(year) - 2)) : null),
};

const otherMetric: Readonly<Record<string, string>> = { revenue: 'operating income', 'net income': 'gross profit', 'operating income': 'net income', 'gross profit': 'net income', 'operating cash flow': 'net income', 'free cash flow': 'revenue', 'total assets': 'total liabilities', 'gross margin': 'operating margin', 'operating margin': 'gross margin', 'net margin': 'gross margin' };
const metricPattern = new RegExp(`\\b(?:${Object.keys(otherMetric).join('|')})\\b`, 'gi');
const wrongRow: Corruption = {
  kind: 'wrong row',
  apply: (target) => (target.claim.metric?.inherited === null ? rewriteNear(target, metricPattern, (words) => (words.toLowerCase() === target.claim.metric?.words.toLowerCase() ? otherMetric[words.toLowerCase()] ?? null : null)) : null),
};

const wrongCompany: Corruption = {
  kind: 'wrong company',
  apply: (target) => {
    const name = target.claim.entity?.name?.replace(/^The /, '').split(/[ ,.]/)[0];
    return name === undefined || name.length < 3 || target.claim.entity?.inherited !== null ? null : rewriteNear(target, new RegExp(`\\b${name.replace(/[^\p{L}\p{N}]/gu, '')}\\b`, 'gu'), () => 'Siemens');
  },
};

const wrongUnit: Corruption = { kind: 'wrong unit', apply: (target) => rewriteNumber(target, (text) => (text.includes('$') ? text.replace('$', '€') : null)) };

const wrongScale: Corruption = {
  kind: 'wrong scale',
  apply: (target) => rewriteNumber(target, (text) => (/billion/.test(text) ? text.replace('billion', 'million') : /million/.test(text) ? text.replace('million', 'billion') : null)),
};

const wrongSign: Corruption = { kind: 'wrong sign', apply: (target) => (isPlain(target) && target.claim.numeral?.negative === false ? rewriteNumber(target, (text) => `−${text}`) : null) };

const opposites: Readonly<Record<string, string>> = { rose: 'fell', fell: 'rose', grew: 'shrank', shrank: 'grew', increased: 'decreased', decreased: 'increased', widened: 'narrowed', narrowed: 'widened', climbed: 'dropped', dropped: 'climbed', declined: 'increased', up: 'down', down: 'up', higher: 'lower', lower: 'higher', gained: 'lost', lost: 'gained' };
const wrongDirection: Corruption = {
  kind: 'wrong direction',
  apply: (target) => (target.claim.direction === null ? null : rewriteNear(target, new RegExp(`\\b(?:${Object.keys(opposites).join('|')})\\b`, 'g'), (word) => opposites[word] ?? null)),
};

const wrongSuperlative: Corruption = {
  kind: 'wrong superlative',
  apply: (target) => {
    if (target.claim.kind !== 'rank') return null;
    const changed = rewriteNear(target, /\b(?:highest|lowest|largest|smallest|best|worst)\b/g, (word) => ({ highest: 'lowest', lowest: 'highest', largest: 'smallest', smallest: 'largest', best: 'worst', worst: 'best' })[word] ?? null);
    return changed;
  },
};

const percentForPoints: Corruption = {
  kind: 'percent for points',
  apply: (target) => rewriteNumber(target, (text) => (/percentage points?/.test(text) ? text.replace(/ percentage points?/, '%') : /\bpoints?\b/.test(text) ? text.replace(/ points?/, '%') : null)),
};

const wrongMargin: Corruption = {
  kind: 'wrong arithmetic',
  apply: (target) => (target.verdict.evidence.formula === null ? null : rewriteNumber(target, (text) => (/^\d+\.\d%$/.test(text) ? `${(Number(text.slice(0, -1)) + 3.7).toFixed(1)}%` : null))),
};

const inventedFigure: Corruption = {
  kind: 'invented figure',
  apply: ({ report, claim }) => {
    const at = claim.sentence.end;
    if (claim.metric?.inherited === 'table') return null;
    const sentence = ' Deferred licence income came to $4.73 billion in that year.';
    return { report: report.slice(0, at) + sentence + report.slice(at), span: { start: at + sentence.indexOf('$'), end: at + sentence.indexOf(' in that') }, right: null };
  },
};

const wrongCell: Corruption = { kind: 'wrong table cell', apply: (target) => (target.claim.metric?.inherited === 'table' ? rewriteNumber(target, bumpDigit) : null) };

function swapWith(target: Target): Corrupted | null {
  const { claim, claims, report } = target;
  const other = claims.find((one) => one.id !== claim.id && one.sentence.start === claim.sentence.start && one.span.start > claim.span.end && one.numeral !== null && one.numeral.unit.kind === claim.numeral?.unit.kind && one.text !== claim.text);
  if (other === undefined || claim.numeral === null) return null;
  const first = report.slice(claim.span.start, claim.span.end);
  const second = report.slice(other.span.start, other.span.end);
  const changed = report.slice(0, claim.span.start) + second + report.slice(claim.span.end, other.span.start) + first + report.slice(other.span.end);
  return { report: changed, span: { start: claim.span.start, end: claim.span.start + second.length }, right: first };
}
const swappedPair: Corruption = { kind: 'swapped pair', apply: swapWith };

/** Rounds to two digits but keeps showing the decimals: "$416.2 billion" becomes "$420.0 billion". */
const overRounded: Corruption = {
  kind: 'rounded too far',
  apply: (target) => rewriteNumber(target, (text) => {
    const shown = /\d{2,}\.\d+/.exec(text)?.[0];
    if (shown === undefined) return null;
    const decimals = shown.length - shown.indexOf('.') - 1;
    const rounded = Number(Number(shown).toPrecision(shown.indexOf('.') > 2 ? 2 : 1)).toFixed(decimals);
    return Math.abs(Number(rounded) - Number(shown)) < 1.5 * 10 ** -decimals ? null : text.replace(shown, rounded);
  }),
};

export const corruptions: readonly Corruption[] = [
  wrongDigit, wrongYear, wrongRow, wrongCompany, wrongUnit, wrongScale, wrongSign, wrongDirection, wrongSuperlative, percentForPoints, wrongMargin, inventedFigure, wrongCell, swappedPair, overRounded,
];

/** A stretch of the report changed by hand; kept here so that tests of structural tokens use the same form. */
export function corruptText(report: string, from: string, to: string): Corrupted | null {
  const at = report.indexOf(from);
  return at < 0 ? null : { ...replaceAt(report, { start: at, end: at + from.length }, to), right: from };
}
