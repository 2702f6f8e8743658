// `"totalRevenue": 5098000000, "currency": "TWD"`: the pairs of a piece of JSON that was cut out of its document, or of a log line.
import { canonicalJson, parseJson, type Span } from '@assay/record';

export type Pairs = { /** The pairs as a JSON object. */ readonly json: string; readonly spans: readonly Span[]; /** What members say of the scale of the others: `"unit": "thousands"`. */ readonly scale: string };

const quoted = /"([^"\n]{1,80})"[ \t]{0,4}[:=][ \t]{0,4}(?:"([^"\n]{0,120})"|(-?\d{1,30}(?:\.\d{1,30})?(?:[eE][+-]?\d{1,3})?)(?![\w.]))/.source;
/** Without quotation marks a word before a colon is a key at the head of a line or of a list, and elsewhere when no running text is written so. */
const bareKey = /(?<=(?:^|[\n{,;])[ \t]{0,8})([A-Za-z_][\w-]{0,60})|(?<![\w."'$-])([a-z]{1,30}(?:[A-Z_][A-Za-z0-9]{0,30}){1,8})/.source;
const bareValue = /[ \t]{0,4}[:=][ \t]{0,4}(-?\d{1,30}(?:\.\d{1,30})?)(?![\w.%,/]|[ \t]?(?:%|[kmbtKMBT]n?\b|thousand|million|billion|trillion|percent|points?|bps))/.source;
const pair = new RegExp(`${quoted}|(?:${bareKey})${bareValue}`, 'g');

type Member = { readonly key: string; /** Null for a number. */ readonly text: string | null; readonly digits: string | null; readonly span: Span };

function membersIn(text: string): Member[] {
  const members = [...text.matchAll(pair)].map((match): Member => ({
    key: match[1] ?? match[4] ?? match[5] ?? '', text: match[2] ?? null, digits: match[3] ?? match[6] ?? null, span: { start: match.index, end: match.index + match[0].length },
  }));
  const first = new Map(members.toReversed().map((member) => [member.key, member]));
  return members.filter((member) => member.key !== '__proto__' && first.get(member.key) === member);
}

/** Null where the text has no pair. A key that stands twice keeps its first value and the rest is left to prose. */
export function readPairs(text: string): Pairs | null {
  const members = membersIn(text);
  if (members.length === 0) return null;
  // Digits stay as they are written: a number of JavaScript would round the long ones.
  const json = members.map((member) => `${canonicalJson(member.key)}:${member.digits ?? canonicalJson(member.text ?? '')}`);
  const scale = members.filter((member) => /scale|unit|denominat|multiplier|magnitude/i.test(member.key)).map((member) => member.text ?? '').join(' ');
  return { json: `{${json.join(',')}}`, spans: members.map((member) => member.span), scale };
}

/** The text itself, where it is a whole JSON document. */
export function wholeJson(text: string): string | null {
  const trimmed = text.trim();
  if (!trimmed.startsWith('{') && !trimmed.startsWith('[')) return null;
  try { parseJson(trimmed); return trimmed; } catch { return null; }
}
