// Holds each result against the question itself: is it what was asked for, whole, of its time, and can it be true? What cannot be told is not accepted.
import type { IsoDate } from '@assay/record';
import type { Around } from '../../../graph/engine.ts';
import type { Asked, AskedMeasure } from '../../asked/asked.ts';
import type { AskEngine, DataStep, StepResult, StepVerdict } from '../../stages.ts';
import { insteadOf } from '../plan/instead.ts';
import { checkCommon } from './common-check.ts';
import { fault, fine, gap, type Finding } from './finding.ts';
import { ageNote, checkDates, daysIn } from './series-check.ts';
import { checkStatement } from './statement-check.ts';

type Given = Parameters<AskEngine['verify']>[1];
/** Without a day everything that is known counts. */
const endless: IsoDate = '9999-12-31';

type DataResult = Extract<StepResult, { readonly step: DataStep; readonly ok: true }>;

/** A result that holds nothing of what is asked sends the step to another source, as long as one is left; one that holds a part is used, and the verdict says what it lacks. */
export async function verifyStep(result: StepResult, given: Given, around: Around): Promise<StepVerdict> {
  around.signal?.throwIfAborted();
  return Promise.resolve(judge(result, given));
}

function judge(result: StepResult, given: Given): StepVerdict {
  if (!result.ok) return failed(result, given);
  if (!isData(result)) return result.blocks.length === 0 && result.missing.length === 0 ? { verdict: 'give-up', why: 'The analysis concluded nothing.' } : { verdict: 'ok', why: 'The analysis rests on the results before it.' };
  const finding = findingOf(result, given);
  if (finding.kind === 'fine') return { verdict: 'ok', why: finding.why };
  if (finding.kind === 'fault') return { verdict: 'give-up', why: finding.why };
  const instead = finding.isEmpty && !isSampleOnly(result.answer.notes) ? insteadOf(result.step, given.asked) : null;
  if (instead !== null) return { verdict: 'more-data', why: finding.why, instead };
  return finding.isEmpty ? { verdict: 'give-up', why: finding.why } : { verdict: 'ok', why: `${finding.why} Nothing else holds it: the answer says so.` };
}

/** In sample mode no other source is asked: what the bundled figures lack is lacking. */
function isSampleOnly(notes: readonly string[]): boolean {
  return notes.some((note) => note.includes('in sample mode'));
}

function isData(result: Extract<StepResult, { readonly ok: true }>): result is DataResult {
  return result.step.kind === 'data';
}

function failed({ step, why }: Extract<StepResult, { readonly ok: false }>, given: Given): StepVerdict {
  if (step.kind === 'analysis') return { verdict: 'give-up', why };
  const instead = insteadOf(step, given.asked);
  return instead === null ? { verdict: 'give-up', why } : { verdict: 'more-data', why, instead };
}

function findingOf(result: DataResult, { question, asked }: Given): Finding {
  const { step, answer } = result;
  const asOf = question.asOf;
  return checkCommon(step, answer, asOf) ?? checkContent(result, { asked, today: asOf ?? endless });
}

/** What closes alone answer: there the days asked for must be among them. */
function isOfCloses(measure: AskedMeasure): boolean {
  return measure.kind === 'subject' || (measure.kind === 'metric' && (measure.id === 'price' || /^(?:price_52w|return|sma|ema|rsi|volatility)_/.test(measure.id)));
}

type Content = { readonly asked: Asked; readonly today: IsoDate };
type Check = (result: DataResult, given: Content) => Finding;

const byRule: Check = () => fine('It follows from published rules or lists.');
const checks: Readonly<Record<string, Check>> = {
  get_income_statement: ({ step, answer }, given) => checkStatement(step, answer, given),
  get_balance_sheet: ({ step, answer }, given) => checkStatement(step, answer, given),
  get_cash_flow: ({ step, answer }, given) => checkStatement(step, answer, given),
  get_sec_financial_data: ({ step, answer }, given) => checkStatement(step, answer, given),
  get_historical_prices: ({ answer }, { asked }) => checkDates(daysIn(answer.answer, 'prices'), asked.measures.every(isOfCloses) ? asked.periods : [], 'closes'),
  get_economic_indicator: ({ answer }, { asked }) => checkDates(daysIn(answer.answer, 'observations'), asked.periods, 'series'),
  get_current_price: ({ answer }, { today }) => (answer.figures.length === 0 ? gap('It holds no price.', true) : fine(`It holds a price.${ageNote(textOf(answer.answer, 'at')?.slice(0, 10), today === endless ? '0000-01-01' : today)}`)),
  resolve_company: ({ answer }) => nameFound(answer.answer),
  get_market_status: byRule, is_trading_day: byRule, get_trading_calendar: byRule, get_sec_filings: byRule,
  search_filings: ({ answer }) => (hasRows(answer.answer, 'passages') ? fine('It holds passages of the filings.') : gap('No passage of the filings speaks of it.', true)),
};

function checkContent(result: DataResult, given: Content): Finding {
  const check = Object.hasOwn(checks, result.step.tool) ? checks[result.step.tool] : undefined;
  if (check !== undefined) return check(result, given);
  const { figures, computed, answer } = result.answer;
  return figures.length + computed.length > 0 || hasAny(answer) ? fine('It came back as asked, with figures.') : gap('It came back without a figure.', true);
}

type Said = DataResult['answer']['answer'];

function textOf(answer: Said, name: string): string | undefined {
  const value = typeof answer === 'object' && answer !== null ? (answer as Readonly<Record<string, unknown>>)[name] : undefined;
  return typeof value === 'string' ? value : undefined;
}

function nameFound(answer: Said): Finding {
  const outcome = textOf(answer, 'outcome');
  const query = textOf(answer, 'query') ?? 'that name';
  if (outcome === 'found') return fine('The company is known.');
  return fault(outcome === 'ambiguous' ? `“${query}” may mean several companies: name the ticker.` : `No listed company is known as “${query}”.`);
}

function hasRows(answer: Said, name: string): boolean {
  const rows = typeof answer === 'object' && answer !== null && name in answer ? (answer as Readonly<Record<string, unknown>>)[name] : null;
  return Array.isArray(rows) && rows.length > 0;
}

/** Words without numbers are an answer too: headlines, messages. */
function hasAny(answer: Said): boolean {
  return typeof answer === 'object' && answer !== null && Object.values(answer).some((member) => Array.isArray(member) && member.length > 0);
}
