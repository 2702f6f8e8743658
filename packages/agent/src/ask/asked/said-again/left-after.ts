// A follow-up that asks what was left of the sales of before once some costs were paid, or names a line by "I mean": "what remained after the direct costs, gross profit I mean?". Said again by the line of the statement.
import type { Asked } from '../asked.ts';
import { figureBefore, momentWords, type FigureBefore } from '../times/follow/figure-before.ts';

const leaves = /\b(?:left(?: over)?|remain(?:s|ed|ing)?|stayed|kept|keep|survived?)\b/i;
const isOf = (...words: readonly string[]): RegExp => new RegExp(String.raw`\b(?:after|once|when|net of|less|minus|following|with)\b[^?.;]{0,40}\b(?:${words.join('|')})\b`, 'i');

/** What it is after which costs, the innermost line last. */
const lines: readonly (readonly [RegExp, string])[] = [
  [isOf('tax(?:es)?', 'everything', 'every (?:cost|expense|bill)', '(?:all|total) (?:the |its |their |of (?:its|the) )?(?:costs?|expenses|bills)(?! of (?:sales|goods|revenue))', 'all (?:is|was|were) paid', 'all(?: that)? (?:is|was) said'), 'net income'],
  [isOf('operating (?:costs|expenses)', 'running costs', 'overheads?', '(?:running|operating) the business'), 'operating income'],
  [isOf('direct costs?', 'costs? of (?:sales|goods|revenue|production|making)\\b[^?]*', 'production costs?', '(?:making|producing) (?:the )?(?:goods|products|stuff)', 'cogs'), 'gross profit'],
];
const ofCash: readonly (readonly [RegExp, string])[] = [[isOf('cap(?:ital )?ex(?:penditures?)?', 'capital (?:spending|investments?|outlays?)', 'investments?', '(?:spending on |buying )?(?:property|plants?|equipment)'), 'free cash flow']];

/** "Gross profit I mean", "that is, the operating income". */
const named = /(?:[,;:.–-]|\bby that) *(?:i mean(?:,)?|that is,?|i\.e\.,?|in other words,?|meaning) (?:the |its )?([a-z][a-z &/-]{3,40}?)[\s?.!]*$|[,;:.–-] *(?:the |its )?([a-z][a-z &/-]{3,40}?),? (?:i mean|that is|in other words|is what i mean)[\s?.!]*$/i;

const ofEachDollar = /\b(?:of|from|out of|on) (?:each|every|a|one) (?:dollar|buck)\b/i;

const flows = '(operating cash flow|OCF|CFO|cash (?:flow )?from operations|revenue|sales|net income|operating income|gross profit)';
const it = '(?:it|that|this|them|those)(?: (?:is|was|are|were|has been|had been))?(?: (?:paid|covered|spent|deducted|taken (?:off|out)))?';
/** What was left of another amount once that of before was paid. */
export const leftOfOther = new RegExp(String.raw`(?:\b(?:left|remain\w*|over)\b[^?]{0,24}\bof (?:the |its |that )*${flows}(?: (?:after|once|net of|less) ${it})?|\b${flows} (?:(?:was|is|were|that was) )?(?:left(?: over)?|remain\w*|over) (?:after|once|net of) ${it})[\s?.!]*$`, 'i');

function ofOther(text: string, before: FigureBefore): string | null {
  const found = leftOfOther.exec(text);
  const other = found?.[1] ?? found?.[2];
  return other === undefined || !/\b(?:after|once|net of|less)\b/i.test(text) ? null : `What was ${before.whose} ${/^(?:OCF|CFO)$/i.test(other) ? 'operating cash flow' : other} minus ${before.words} in ${momentWords(before.time)}?`;
}

/** Null where it says a time, a number or a share of its own, or no such line. */
export function leftAfter(text: string, earlier: Asked): string | null {
  const before = figureBefore(earlier);
  if (before === null || before.id === 'price' || /\d|%|\b(?:percent\w*|share|part|ratio|than|versus|compared|why|year before)\b/i.test(text)) return null;
  const other = ofOther(text, before);
  if (other !== null) return other;
  const meant = named.exec(text);
  const line = meant?.[1] ?? meant?.[2] ?? lineIn(text, before.id);
  return line === undefined ? null : `What was ${before.whose} ${line.trim()} in ${momentWords(before.time)}?`;
}

function lineIn(text: string, id: string): string | undefined {
  const of = id === 'revenue' ? lines : id === 'operating_cash_flow' ? ofCash : [];
  if (id === 'revenue' && ofEachDollar.test(text)) return leaves.test(text) && !lines.slice(1).some(([pattern]) => pattern.test(text)) ? 'net margin' : undefined;
  return leaves.test(text) ? of.find(([pattern]) => pattern.test(text))?.[1] : undefined;
}
