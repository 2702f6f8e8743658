// "Show me its income statement", "key ratios of it": a whole statement, or the ratios by which a company is read, and no single line.
import type { Asked, WholeStatement } from '../asked.ts';

const names: readonly (readonly [WholeStatement, string])[] = [
  ['income', String.raw`(?:(?:consolidated )?(?:income|earnings|p ?& ?l|pnl|profit[ -](?:and|&)[ -]loss)(?: (?:statements?|account|sheet))|(?:statements?) of (?:income|operations|earnings)|p ?& ?l|profit[ -]and[ -]loss)`],
  ['balance', String.raw`(?:(?:consolidated )?balance sheets?|statement of financial position)`],
  ['cash', String.raw`(?:(?:consolidated )?cash[ -]?flow statements?|statements? of cash[ -]?flows?)`],
  ['ratios', String.raw`(?:(?:key|main|important|basic|financial|fundamental|usual|common) )+(?:ratios|metrics)`],
];
const asking = String.raw`(?:please|can|could|you|show|give|print|list|display|pull up|get|see|view|want|need|like|i|i'd|would|let|me|us|to|have|what|does|do|is|are|look|looks|like|the|a|an|of|for|from|in|at|its|their|his|her|full|whole|complete|entire|latest|last|newest|recent|most|annual|yearly|quick|and|with|all|lines|line|items|out|up|as|table|'s|’s|s|company|fiscal|year|years)`;
const whole = names.map(([kind, name]) => [kind, new RegExp(String.raw`^[\s,.:?!]*(?:${asking}[\s,.:?!']+)*${name}(?:[\s,.:?!']+${asking})*[\s,.:?!]*$`, 'i')] as const);

/** Of a question without its names and times; null where a line of the statement, or anything else, is asked for. */
export function wholeStatementIn(rest: string): WholeStatement | null {
  const words = rest.replace(/[’']s?(?= |$)/g, ' ').replace(/\s+/g, ' ');
  return whole.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

type Read = Pick<Asked, 'companies' | 'group' | 'unknown' | 'measures' | 'operation' | 'periods' | 'wantsWords' | 'wholeStatement' | 'unread' | 'leftOver' | 'strange' | 'inherited'>;

/** Unchanged where no company is named, or another one than is known. */
export function asWholeStatement<Given extends Read>(read: Given, rest: string): Given {
  const { companies, group, unknown, periods } = read;
  const kind = companies.length > 0 && group === null && unknown.length === 0 && periods.every((period) => period.kind === 'latest' || (period.kind === 'fiscal' && period.part === 'FY') || (period.kind === 'last' && period.of === 'year')) ? wholeStatementIn(rest) : null;
  return kind === null ? read : { ...read, measures: [], operation: 'overview', wholeStatement: kind, wantsWords: false, unread: [], leftOver: [], strange: [], inherited: read.inherited.filter((part) => part !== 'measures' && part !== 'operation') };
}
