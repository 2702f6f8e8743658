// What points back at the figure of before by its kind or as what was told, said by its name: "the same ratio", "that spending figure", "the rate for that month", "take 2023's figure off that one", "the one you just quoted".
import { metricByField, metricById } from '@assay/calc';
import type { Asked, AskedMeasure } from '../asked.ts';
import { sayAgain, type Rewording } from '../reworded/rewording.ts';
import { inWords } from '../times/follow/figure-before.ts';

const told = /\b(?:the (?:one|figure|number|percentage|amount|ratio|margin|value|answer|result|rate|level|price|total|sum)|what)(?: that)? (?:you(?:['’]ve| have)?|we(?:['’]ve| have)?|i(?:['’]ve| have)?)(?: just| already| only)? (?:gave|given|quoted|told|mentioned|named|stated|said|shown|showed|cited|had|got|reported|came up with|started with|asked (?:about|for))(?: (?:me|us))?(?: (?:just now|right now|just|before|above|earlier|a (?:moment|minute|second) ago|first|at first|already|there))?(?=[,.;:?!]|$| (?:and|or|in|by|to)\b)|\byour (?:last|previous|first|earlier|latest) (?:figure|number|answer|one|result)\b/giu;

/** What a figure is called by its kind. */
const kinds: readonly (readonly [RegExp, string])[] = [
  [/_margin$/, 'margin'],
  [/ratio|_to_|^return_on_|coverage/, '(?:ratio|multiple)'],
  [/capital_expenditure|research|selling|operating_expenses|share_repurchases|dividends_paid|cost_of_revenue|interest_expense|income_tax/, '(?:spending|spend|expenditures?|outlays?|expenses?|costs?|bill)'],
  [/debt|liabilit/, '(?:debt|borrowings?|liabilit(?:y|ies))'],
  [/^(?:net_income|operating_income|gross_profit|income_before_tax|ebitda)$/, '(?:profits?|earnings)'],
  [/cash_flow/, 'cash flow'],
  [/^(?:DGS|DFII|T10|GS|treasury)/i, '(?:yield|rate)'],
  [/fedfunds|unrate|fed_funds|unemployment|mortgage|inflation/i, 'rate'],
];

const generic = '(?:figure|number|amount|value|line|item|metric|measure|statistic|reading|percentage|quantity)';
/** "The effective rate", "tax rate": of another thing. */
const own = '(?<!\\b(?:tax|growth|interest|exchange|discount|mortgage|payout|savings|jobless|unemployment|inflation|funds|policy|same) )';

/** One measure of statements or of the economy; null where it was several, or something worked out. */
function figureOf({ measures, course, calculation, multiple, valuation, insiders, parts }: Asked): Extract<AskedMeasure, { readonly id: string }> | null {
  const [only, ...others] = measures;
  const isElse = [calculation, multiple, valuation, insiders, parts].some((one) => one !== undefined) || others.length > 0 || course?.of === 'close';
  return isElse || only === undefined || !('id' in only) || 'of' in only ? null : only;
}

/** What it is called. */
function nameOf(earlier: Asked): { readonly id: string; readonly name: string } | null {
  const only = figureOf(earlier);
  const metric = only?.kind === 'metric' ? metricById(only.id) : only === null ? undefined : metricByField('fred', only.id);
  return only === null || metric === undefined || metric.id === 'price' ? null : { id: only.id, name: inWords(metric.label) };
}

const lead = String.raw`(?:\b(?:that|this|the|those|its|their|it['’]s) (?:very |exact |self)?same|\bsame|\b(?:the |its |their )?(?:equivalent|corresponding|comparable|matching|respective)|\b(?:that|this)(?: particular| very| same)?)`;

function withName(text: string, { id, name }: { readonly id: string; readonly name: string }): string {
  const kind = kinds.find(([of]) => of.test(id))?.[1];
  if (kind === undefined) return text;
  const pointed = new RegExp(String.raw`${lead} ${kind}(?: (?:figure|number|amount|line|level|percentage))?(?! (?:of|to|is\b|was\b|on\b|per\b|margin|ratio|growth|due))\b`, 'giu');
  const alike = new RegExp(String.raw`\b(?:the |its |their )?(?:equivalent|corresponding|comparable|matching) ${generic}\b`, 'giu');
  const bare = new RegExp(String.raw`${own}\bthe (?:rate|yield) (?=(?:for|in|of|at|on|back in|during) (?:the month of )?(?:early |late )?(?:that|\d{1,2} (?:of )?[a-z]{3}|january|february|march|april|may|june|july|august|september|october|november|december|q[1-4]|20\d\d)\b)`, 'giu');
  const said = (_: string, at: number, whole: string): string => (/(?:^|[.!?] )$/.test(whole.slice(0, at)) ? `${name.charAt(0).toUpperCase()}${name.slice(1)}` : name);
  return text.replace(pointed, said).replace(alike, said).replace(/rate|yield/.test(kind) ? bare : /(?!)/g, `the ${name} `);
}

const time = String.raw`(?<time>(?:the )?(?:(?:fiscal|fy|calendar)(?: year)? ?)?(?:20\d\d|'\d\d)|(?:q[1-4]|(?:first|second|third|fourth) quarter)(?: of)? (?:fiscal )?20\d\d|(?:the )?(?:year|quarter) (?:before|earlier|prior)|(?:last|the previous|the prior) (?:year|quarter))`;
const off = new RegExp(String.raw`\b(?:take|subtract|deduct|knock|strip|net)(?: away| off| out)? (?:the )?(?:${generic} (?:of|for|from|in) )?${time}(?:['’]s)?(?: (?:${generic}|one|margin|ratio|rate|level))? (?:off(?: of)?|from|away from|out of) (?:that|it|this|the)(?: one| figure| latest one| number| first)?(?:,? (?:and|then|to) (?:give|tell|show|get|hand|let) (?:me |us )?(?:have )?(?:the )?(?:gap|difference|result|remainder|distance|answer|rest|change))?`, 'i');

/** One time's figure taken off that of before is how far the two lie apart. */
function takenOff(text: string): string {
  const found = off.exec(text);
  const before = text.slice(0, found?.index ?? 0);
  return found === null ? text : `${before}${/(?:^|[.?!] )$/.test(before) ? 'B' : 'b'}y how much is that above ${found.groups?.['time'] ?? ''}${text.slice(found.index + found[0].length)}`;
}

const shift = '(?:shift|move|change|gap|swing|difference|distance|drift|slide|rise|fall|gain|drop|step|jump|growth|improvement|decline)';
/** "Between then and that", "the shift from there": up to the time of before. */
const upToBefore: readonly Rewording[] = [
  [/\bbetween (?:then|there|that (?:year|quarter|time)) and (?:that|it|this|now)(?: one)?\b/gi, 'since then'],
  [new RegExp(String.raw`\b(?:the |its )?${shift} (?:from|since|between) (?:there|then|that (?:year|point|time))(?:,? (?:up )?(?:to|and|until|through) (?:(?:fiscal|fy|calendar)(?: year)? ?)?20\d\d)?(?=[,.;?!]|$| (?:in|as)\b)`, 'gi'), 'the change since then'],
];

const number = '(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|a couple of|several|a few|\\d{1,2})';
const moved = new RegExp(String.raw`^(?:(?:now|and|so|ok(?:ay)?|then|next|please|let['’]s|let us),? )*(?:move|go|jump|skip|step|roll|hop|travel|wind|fast[- ]?forward|rewind|turn|head|slide|shift|look)(?: (?:the clock|things|it))? (?:(?:by )?${number} (?:fiscal )?(?:years?|quarters?) )?(?:ahead|forwards?|on|back|backwards?|along|further|earlier|later)?(?: (?:by )?${number} (?:fiscal )?(?:years?|quarters?))?,? (?:on )?to (?<when>(?:fiscal |fy ?|calendar )?(?:year )?20\d\d|(?:q[1-4]|(?:the )?(?:first|second|third|fourth) quarter)(?: of)? (?:fiscal )?20\d\d)(?: (?:then|now|please))?[.;:,!]+ (?=\p{L})`, 'iu');

/** "Move one year ahead to 2024. …" says of when the rest is asked. */
const toTime = (text: string): string => text.replace(moved, 'In $<when>, ').replace(/^(In [^,]+, )(\p{Lu})(?=\p{Ll})/u, (_, when: string, letter: string) => `${when}${letter.toLowerCase()}`);

/** "That's the top line. Now the bottom one." */
const bottomOne = (text: string): string => (/\btop[- ]line\b/i.test(text) ? text.replace(/\b(?:the|its|their) bottom (?:one|figure|number|end)\b/i, 'the bottom line') : text).replace(/\b(?:what|how much) (?:was|is|remained|ended up|came out|stayed)(?: left)? at the (?:very )?bottom\b(?! of)/i, 'what was the bottom line');

/** As it was where it points back at nothing, or at no one figure. */
export function pointedBack(text: string, earlier: Asked | undefined): string {
  const before = earlier === undefined ? null : nameOf(earlier);
  return before === null ? text : withName(toTime(sayAgain(takenOff(bottomOne(text).replace(told, 'that')), upToBefore)), before);
}
