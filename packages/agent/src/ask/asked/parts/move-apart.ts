// A share's move since a time beside other figures of its company ("percent move in the shares since the end of 2024, its P/E, and free cash flow in 2024"): the move is read by itself, and so is what is read off the market now.
import type { IsoDate } from '@assay/record';
import type { Asked, AskedMeasure } from '../asked.ts';
import { namedIn } from '../companies/read-companies.ts';
import { readAsCourse, type Around } from '../course/as-course.ts';
import { readMeasures } from '../measures/read-measures.ts';
import { readPeriods } from '../periods/periods.ts';
import { pointsAtPart } from '../reworded/statements/that-share.ts';
import { joinedParts } from './parts-of.ts';

const shares = String.raw`\b(?:shares?|stock|share price|stock price)\b`;
const moved = String.raw`(?:\b(?:move[ds]?|moving|chang\w+|chg|gain(?:ed)?|r[io]sen?|f[ae]ll(?:en)?|lost|loss|drop(?:ped)?|return(?:ed)?|perform\w*|up|down|done|did)\b|%|\bper ?cent\w*|\b(?:stock|shares|share price) (?:from|since|between)\b)`;
const since = String.raw`\b(?:since|from|between)\b`;
/** Of dividends or earnings per share nothing moves on the market. */
const perShare = String.raw`\b(?:per|a|each) share\b`;
/** The comma of a date ends no clause, what is asked next does. */
const clause = String.raw`(?:(?! and (?:(?:by|tell (?:me|us)) )?(?:how|what)\b)[^,;?.:&]|,(?= ?(?:19|20)\d\d\b))`;
const moveClause = new RegExp(String.raw`(?:^|[,;?.:&] ?|\band )(?<move>(?=${clause}*${shares})(?=${clause}*${moved})(?!${clause}*${perShare})${clause}*?${since} (?:the |its )?(?:closes?|end|start|beginning|(?:last|final|closing) (?:close|price|day|session|bell)|year|new year|\d|[a-z]{3,9} \d)${clause}*?)(?=,(?! ?(?:19|20)\d\d\b)|[;?.&]|\band (?:what|how|its|the|p\/e)|$)`, 'i');
/** "UnitedHealth shares: percent change since the end of 2024, …": of the shares that are named ahead. */
const headed = new RegExp(String.raw`^[^,;?.:]{2,40}${shares}: (?<move>(?=${clause}*${moved})${clause}*?${since} ${clause}+?)(?=,(?! ?(?:19|20)\d\d\b)|[;?.&]|$)`, 'i');
const ofMarket = /^(?:pe_|price_to|ev_|market_cap|enterprise_value|dividend_yield|earnings_yield|free_cash_flow_yield)/;
const dated = /\b(?:19|20)\d\d\b|\bfy ?'?\d\d\b/i;

type Rest = { readonly move: string; readonly rest: string; /** Something else is asked before it. */ readonly isBehind: boolean };

/** "What did the stock do, in percent, between …" */
const inUnit = /, ((?:expressed |measured |told )?in (?:percent|per cent|%|dollars)),(?= (?:since|from|between)\b)/gi;

function movedIn(given: string): Rest | null {
  const question = given.replace(inUnit, ' $1');
  const found = headed.exec(question) ?? moveClause.exec(question);
  const move = found?.groups?.['move'];
  if (found === null || move === undefined) return null;
  const at = found.index + found[0].length - move.length;
  return { move: move.trim(), isBehind: readMeasures(question.slice(0, at)).length > 0, rest: `${question.slice(0, at)} ${question.slice(at + move.length)}`.replace(/\b(?:and|&)(?=[ ?.!]*$)/, '').replace(/(?<=[,:;.?] ?) *[,;&] ?(?:and )?/g, ' ') };
}

/** The time over which it moved. */
const sinceIn = (move: string): string => new RegExp(String.raw`${since}.*$`, 'i').exec(move)?.[0] ?? move;

/** The clause in which it is named. */
const clauseWith = (text: string, { words }: AskedMeasure): string => text.split(/[,;?]|\band\b/).find((one) => one.toLowerCase().includes(words.toLowerCase())) ?? '';

/** With the name of whom it is asked. */
function said({ companies }: Asked, words: string): string {
  const [plain, name] = [words.replace(/^[\s,;:&]*(?:and )?/, ''), companies[0]?.name ?? ''];
  return namedIn(plain, []).length > 0 ? plain : `${name}: ${plain}`;
}

/** A multiple that is named with no year is of the newest close. */
function ofNowApart(rest: Asked, text: string): readonly Asked[] {
  const isNow = (measure: AskedMeasure): boolean => measure.kind === 'metric' && ofMarket.test(measure.id) && !dated.test(clauseWith(text, measure));
  const [now, others] = [rest.measures.filter(isNow), rest.measures.filter((measure) => !isNow(measure))];
  if (now.length === 0 || others.length === 0 || rest.periods.length === 0 || rest.valuation !== undefined) return [rest];
  const clauses = now.map((measure) => clauseWith(text, measure).trim());
  const left = clauses.reduce((so, one) => so.replace(one, ' '), text);
  return [{ ...rest, operation: 'look-up', asking: said(rest, clauses.join(', ')), measures: now, periods: [], order: null }, { ...rest, operation: 'look-up', asking: said(rest, left), measures: others }];
}

const isFigure = (measure: AskedMeasure): boolean => measure.kind === 'metric' && measure.id !== 'price';

/** At the head of a sentence a name that is a word as well is not known as one. */
const namesIn = (text: string, today: IsoDate): ReturnType<typeof namedIn> => namedIn(`for ${text}`, readPeriods(`for ${text}`, today));

/** The one company that is named, if it is one. */
function companyOf(question: string, today: IsoDate): string | null {
  const [company, ...others] = new Set(namesIn(question, today).map(({ company: one }) => one?.name ?? ''));
  return company === undefined || company === '' || others.length > 0 ? null : company;
}

async function moveOf(company: string, { move }: Rest, around: Around): Promise<Asked | null> {
  const read = await readAsCourse(`How much did ${company} shares change ${sinceIn(move)}?`, around);
  return read?.course?.of === 'close' && read.course.form.kind === 'change' && (read.leftOver ?? []).length === 0 ? read : null;
}

/** Figures of one company, and no closes. */
function isOfFigures({ measures, companies, unknown, parts, course }: Asked): boolean {
  return measures.length > 0 && measures.every(isFigure) && companies.length === 1 && unknown.length === 0 && parts === undefined && course === undefined;
}

const inOrder = (move: Asked, others: readonly Asked[], { isBehind }: Rest): readonly Asked[] => (isBehind ? [...others, move] : [move, ...others]);

/** `read` reads what is left of the question. Null unless both are wholly read, of one company. */
export async function readMoveApart(question: string, around: Around, read: (rest: string) => Promise<Asked>): Promise<Asked | null> {
  const found = (around.earlier ?? []).length > 0 || pointsAtPart(question) ? null : movedIn(question.slice(0, 500));
  const company = found === null ? null : companyOf(question, around.today);
  const move = found === null || company === null ? null : await moveOf(company, found, around);
  if (found === null || company === null || move === null) return null;
  const rest = await read(namesIn(found.rest, around.today).length > 0 ? found.rest : `${company}: ${found.rest}`);
  return isOfFigures(rest) ? joinedParts({ text: question, filters: around.filters, inherited: [] }, inOrder({ ...move, operation: 'look-up' }, ofNowApart(rest, found.rest), found)) : null;
}
