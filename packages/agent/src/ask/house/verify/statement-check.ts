// Whether statements hold the measures asked for, at the times asked for.
import { entityOf } from '@assay/data';
import { metricById } from '@assay/calc';
import { periodEnd, type Fact, type IsoDate } from '@assay/record';
import { makeBook, type FactBook } from '../../../book/fact-book.ts';
import type { Anchor } from '../../../book/anchor.ts';
import type { Asked, AskedPeriod } from '../../asked/asked.ts';
import { areSeveralQuarters, quartersOf } from '../../asked/times/several-quarters.ts';
import type { DataStep, StepResult } from '../../stages.ts';
import { isPaid } from '../multiple/paid-dividends.ts';
import { standsIn } from '../answer/expressions/work-out.ts';
import { lastCounted } from '../answer/times/last-counted.ts';
import { reportedIn } from '../answer/times/reported-in.ts';
import { sourcesOf } from '../plan/statement-of.ts';
import { factsOf } from './capture-facts.ts';
import { fine, gap, type Finding } from './finding.ts';

type Given = { readonly asked: Asked; readonly today: IsoDate };
type Answer = Extract<StepResult, { readonly step: DataStep; readonly ok: true }>['answer'];

const statements: ReadonlySet<string> = new Set(['income', 'balance', 'cash']);
const toolOf: Readonly<Record<string, string>> = { get_income_statement: 'income', get_balance_sheet: 'balance', get_cash_flow: 'cash' };

export function checkStatement(step: DataStep, answer: Answer, { asked, today }: Given): Finding {
  const company = asked.companies.find(({ ticker }) => ticker === step.input['ticker']);
  if (company === undefined) return fine('It came back as asked.');
  const facts = answer.captures.flatMap((captured) => factsOf(captured));
  const book = makeBook({ facts, subject: entityOf(company), calendar: company.fiscalCalendar, asOf: today });
  const years = [...book.yearAnchors, ...book.quarterAnchors];
  if (years.length === 0) return gap(`It holds no year and no quarter of ${company.name}.`, true);
  const standIns = [...standInsOf(facts, years.some((anchor) => book.at('dividends_per_share', anchor) !== null)), ...Object.entries(standsIn).flatMap(([id, other]) => (years.some((anchor) => book.at(other, anchor) !== null) ? [id] : []))];
  const wanted = measuresFor(step, asked, isWholeFile(answer)).filter((id) => !standIns.includes(id));
  const absent = wanted.filter((id) => !years.some((anchor) => book.at(id, anchor) !== null) && (metricById(id)?.kind !== 'stock' || lastCounted(book, id) === null));
  const held = wanted.filter((id) => !absent.includes(id));
  if (wanted.length > 0 && held.length === 0) return gap(`It holds no ${absent.map(labelOf).join(', ')} of ${company.name}.`, true);
  const times = missingTimes(asked.periods, { book, ids: held });
  const lacks = [...(absent.length === 0 ? [] : [`It holds no ${absent.map(labelOf).join(', ')}.`]), ...(times.length === 0 ? [] : [`It holds nothing for ${times.join(', ')}; it reaches from ${yearOf(book.yearAnchors[0])} to ${yearOf(book.yearAnchors.at(-1))}.`])];
  return lacks.length === 0 ? fine(`${held.length === 0 ? 'The statements' : held.map(labelOf).join(', ')} of ${company.name} ${held.length > 1 ? 'are' : 'is'} there for the time asked.`) : gap(lacks.join(' '), asked.periods.length > 0 && asked.periods.every((period) => isWhollyMissing(period, { book, ids: held })));
}

/** What other figures stand for: dividends by their ex-dividend days for those of a statement, those of a share for the part of the profit that is paid out. */
function standInsOf(facts: readonly Fact[], hasPerShare: boolean): readonly string[] {
  return [...(facts.some(isPaid) ? ['dividends_per_share', 'dividends_paid'] : []), ...(hasPerShare ? ['payout_ratio'] : [])];
}

/** The bundled file and the SEC's facts hold every statement; an aggregator's answer one. */
function isWholeFile({ captures }: Answer): boolean {
  return captures.some(({ capture }) => /sample-company|company-?facts/.test(capture.reader ?? ''));
}

/** Measures that this step alone must bring: nothing of the price, nothing of another statement. */
function measuresFor(step: DataStep, asked: Asked, isWhole: boolean): readonly string[] {
  const own = toolOf[step.tool];
  return asked.measures.flatMap((measure) => {
    if (measure.kind !== 'metric') return [];
    const sources = [...sourcesOf(measure.id)];
    const isHere = sources.length > 0 && sources.every((source) => statements.has(source)) && (isWhole || own === undefined || (sources.length === 1 && sources[0] === own));
    return isHere && !isOfModel(measure.id) ? [measure.id] : [];
  });
}

/** Scores and models are worked out by tools of their own. */
function isOfModel(id: string): boolean {
  return metricById(id)?.kind === 'indicator' || /^(?:dcf_value_per_share|reverse_dcf_growth|graham_number)$/.test(id);
}

function labelOf(id: string): string {
  return metricById(id)?.label ?? id;
}

type Held = { readonly book: FactBook; readonly ids: readonly string[] };

function missingTimes(periods: readonly AskedPeriod[], held: Held): readonly string[] {
  return periods.flatMap((period) => missingOf(period, held));
}

/** Of a stretch some years may be there: they are told, and the others are named as missing. */
function isWhollyMissing(period: AskedPeriod, held: Held): boolean {
  if (missingOf(period, held).length === 0) return false;
  if (period.kind === 'last') return held.book.yearAnchors.length + held.book.quarterAnchors.length === 0;
  return period.kind !== 'years' || !held.book.yearAnchors.some(({ period: own }) => own?.fiscal !== null && own?.fiscal !== undefined && own.fiscal.year >= period.from && own.fiscal.year <= period.to);
}

function missingOf(period: AskedPeriod, held: Held): readonly string[] {
  switch (period.kind) {
    case 'fiscal': return missingFiscal(period, held);
    case 'years': return hasFiscal({ year: period.from, part: 'FY' }, held) || hasFiscal({ year: period.from + 1, part: 'FY' }, held) ? [] : [`fiscal ${String(period.from)}`];
    case 'last': return missingCount(period, held);
    case 'date': return [...held.book.yearAnchors, ...held.book.quarterAnchors].some(({ end }) => end <= period.on) ? [] : [`the day ${period.on}`];
    case 'dates':
    case 'latest':
    case 'trailing': return [];
  }
}

function missingFiscal({ year, part }: Extract<AskedPeriod, { readonly kind: 'fiscal' }>, held: Held): readonly string[] {
  return year === null || hasFiscal({ year, part }, held) ? [] : [`fiscal ${String(year)}${part === 'FY' ? '' : ` ${part}`}`];
}

function missingCount({ count, of }: Extract<AskedPeriod, { readonly kind: 'last' }>, { book }: Held): readonly string[] {
  const held = of === 'year' ? book.yearAnchors.length : of === 'quarter' ? book.quarterAnchors.length : count;
  return held < count ? [`${String(count)} ${of}s`] : [];
}

function hasFiscal({ year, part }: { readonly year: number; readonly part: string }, { book, ids }: Held): boolean {
  if (areSeveralQuarters(part) && ids.some((id) => reportedIn(book, id, { year, part }) !== null)) return true;
  const parts = areSeveralQuarters(part) ? quartersOf[part] : [part];
  const all: readonly Anchor[] = part === 'FY' ? book.yearAnchors : book.quarterAnchors;
  return parts.every((one) => all.some((anchor) => anchor.period?.fiscal?.year === year && anchor.period.fiscal.part === one && (ids.length === 0 || ids.some((id) => book.at(id, anchor) !== null))));
}

function yearOf(anchor: Anchor | undefined): string {
  const year = anchor?.period?.fiscal?.year;
  return year === undefined ? (anchor?.period === null || anchor === undefined ? 'an unknown time' : periodEnd(anchor.period) ?? anchor.end) : `fiscal ${String(year)}`;
}
