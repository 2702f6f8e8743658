// When fiscal years end and run, and which reports were filed when: told from the facts' own times and sources.
import type { Anchor } from '../../../../book/anchor.ts';
import { say, type Text } from '../../../../prose/text.ts';
import { yearName } from '../../../../prose/times.ts';
import { inWords } from '../../../../prose/verbs.ts';
import type { ReportAsk } from '../../../asked/reports/report-ask.ts';
import { together, type Outcome } from '../outcome.ts';
import { listed, ownedBy } from '../sentences/naming.ts';
import type { Holder, Scene } from '../scene.ts';
import { clauseOf } from '../sentences/reading-words.ts';
import { readingsIn } from '../times/times.ts';
import { saidOfReport } from './filed.ts';
import { ownReport, reportsOf, type Report } from './own-report.ts';

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

const told = (summary: readonly Text[], missing: readonly string[] = []): Outcome => ({ summary, blocks: [], missing });
const lacks = (holder: Holder, what: string): Outcome => told([say`The figures at hand do not hold ${what} of ${holder.name} for the time asked about.`], [`The ${what} of ${holder.name}.`]);

/** The fiscal years and quarters that are named, else the newest year. */
function anchorsOf({ bench: { book } }: Holder, { gathered: { asked } }: Scene, form: ReportAsk['form']): readonly Anchor[] {
  const named = asked.periods.flatMap((period) => (period.kind === 'fiscal' ? [period] : []));
  const of = (year: number | null, part: string): readonly Anchor[] => (part === 'FY' ? book.yearAnchors : book.quarterAnchors).filter(({ period }) => (year === null || period?.fiscal?.year === year) && period?.fiscal?.part === part).slice(-1);
  if (named.length > 0) return named.flatMap(({ year, part }) => of(year, part));
  return (form === '10-Q' ? book.quarterAnchors : book.yearAnchors).slice(-1);
}

/** A balance of the last day of a year: what is told of days alone could not be proved. */
function balanceOn(holder: Holder, { period }: Anchor): readonly Text[] {
  const fiscal = period?.fiscal;
  if (fiscal === null || fiscal === undefined || fiscal.part === 'TTM') return [];
  const asked = { kind: 'fiscal' as const, year: fiscal.year, part: fiscal.part };
  const found = ['total_assets', 'cash', 'shareholders_equity'].flatMap((id) => readingsIn(holder.bench.book, id, asked).slice(-1))[0];
  if (found === undefined) return [];
  const clause = clauseOf(holder, found);
  const isNamed = fiscal.part !== 'FY' || clause.template.includes('(the end of');
  return [isNamed ? say`${clause}.` : say`${clause} (the end of ${yearName(fiscal.year)}).`];
}

/** The fiscal year's last month, and whether it ends with that month or nearby. */
function endSentence(holder: Holder, anchor: Anchor): readonly Text[] {
  const month = months[(holder.company.fiscalCalendar?.month ?? Number(anchor.end.slice(5, 7))) - 1];
  const days = new Set(holder.bench.book.yearAnchors.slice(-4).map(({ end }) => end.slice(5)));
  return month === undefined ? [] : [say`${month} is the last month of ${ownedBy(holder.name)} fiscal year${days.size > 1 ? ', give or take some days' : ''}.`, ...balanceOn(holder, anchor)];
}

function yearEnds(scene: Scene, ask: ReportAsk): Outcome {
  const each = scene.holders.map((holder) => anchorsOf(holder, scene, ask.form).flatMap((anchor) => endSentence(holder, anchor)));
  const ends = new Set(scene.holders.map(({ company, bench }) => company.fiscalCalendar?.month ?? bench.book.yearAnchors.at(-1)?.end.slice(5, 7)));
  const isSame = scene.holders.length > 1 && /\bsame\b/i.test(scene.gathered.asked.text) ? [ends.size === 1 ? say`Yes: their fiscal years end in the same month.` : say`No: their fiscal years do not end in the same month.`] : [];
  return together([told(isSame), ...each.map((sentences, index) => { const holder = scene.holders[index]; return sentences.length === 0 && holder !== undefined ? lacks(holder, 'end of the fiscal year') : told(sentences); })]);
}

/** From the day behind the end of the time before. */
function spanSentence(holder: Holder, anchor: Anchor): readonly Text[] {
  const { yearAnchors, quarterAnchors } = holder.bench.book;
  const before = (anchor.length === 'year' ? yearAnchors : quarterAnchors).findLast(({ end }) => end < anchor.end);
  const [then, now] = [before === undefined ? [] : balanceOn(holder, before), balanceOn(holder, anchor)];
  return then.length === 0 || now.length === 0 ? [] : [say`${ownedBy(holder.name)} ${anchor.length === 'year' ? 'fiscal year' : 'quarter'} ended on the first of these days, and began on the day after the second.`, ...now, ...then];
}

function spans(scene: Scene, ask: ReportAsk): Outcome {
  return together(scene.holders.map((holder) => { const sentences = anchorsOf(holder, scene, ask.form).flatMap((anchor) => spanSentence(holder, anchor)); return sentences.length === 0 ? lacks(holder, 'fiscal year') : told(sentences); }));
}

function reportIn(holder: Holder, scene: Scene, ask: ReportAsk): Report | null {
  return anchorsOf(holder, scene, ask.form).flatMap((anchor) => ownReport(holder, anchor) ?? []).at(-1) ?? null;
}

/** Both days are told: how many lie between them no source states. */
function delays(scene: Scene, ask: ReportAsk): Outcome {
  return together(scene.holders.map((holder) => {
    const report = reportIn(holder, scene, ask);
    if (report === null) return lacks(holder, 'report');
    const anchor = [...holder.bench.book.yearAnchors, ...holder.bench.book.quarterAnchors].find(({ end }) => end === report.end);
    return told([saidOfReport(holder, report), ...(anchor === undefined ? [] : balanceOn(holder, anchor))], [`The number of days between the two: ${holder.name} states both days, and not what lies between them.`]);
  }));
}

/** Who filed first is told with the day of each. */
function firstOf(scene: Scene, ask: ReportAsk): Outcome {
  const found = scene.holders.map((holder) => ({ holder, report: reportIn(holder, scene, ask) }));
  const order = found.flatMap(({ holder, report }) => (report === null ? [] : [{ holder, report }])).toSorted((left, right) => left.report.filed.localeCompare(right.report.filed));
  const [first] = order;
  const missing = found.filter(({ report }) => report === null).map(({ holder }) => lacks(holder, 'report'));
  if (first === undefined) return together(missing);
  const firsts = order.filter(({ report }) => report.filed === first.report.filed).map(({ holder }) => holder.name);
  return together([told([say`${listed(firsts)} filed first${firsts.length > 1 ? ', on the same day' : ''}.`, ...order.map(({ holder, report }) => saidOfReport(holder, report))]), ...missing]);
}

const ofForm = ({ form }: ReportAsk) => (name: string): boolean => form === null || name.startsWith(form);
const formName = ({ form }: ReportAsk): string => (form === null ? 'yearly and quarterly reports (Forms 10-K and 10-Q)' : form === '10-K' ? 'yearly reports (Form 10-K)' : 'quarterly reports (Form 10-Q)');

/** Filed within the calendar years that are named. */
function inYears(reports: readonly Report[], { gathered: { asked } }: Scene): readonly Report[] {
  const years = asked.periods.flatMap((period) => (period.kind === 'fiscal' && period.year !== null ? [String(period.year)] : period.kind === 'dates' ? [period.from.slice(0, 4), period.to.slice(0, 4)] : []));
  return years.length === 0 ? reports : reports.filter(({ filed }) => years.some((year) => filed.startsWith(year)));
}

/** The newest are told, where no time is named. */
const MOST = 6;

function lists(scene: Scene, ask: ReportAsk): Outcome {
  return together(scene.holders.map((holder) => {
    const reports = inYears(reportsOf(holder, ofForm(ask)), scene);
    if (reports.length === 0) return lacks(holder, 'reports');
    const newest = reports.slice(-MOST);
    const lead = say`Of ${ownedBy(holder.name)} ${formName(ask)} these are the ones that the figures at hand come from${newest.length < reports.length ? ', the newest of them' : ''}; other forms are not at hand.`;
    return { summary: [lead, ...newest.map((report) => saidOfReport(holder, report))], blocks: [], missing: [`Other reports of ${holder.name} than those that the figures at hand come from.`] };
  }));
}

function counts(scene: Scene, ask: ReportAsk): Outcome {
  return together(scene.holders.map((holder) => {
    const reports = inYears(reportsOf(holder, ofForm(ask)), scene);
    const [first, last] = [reports[0], reports.at(-1)];
    if (first === undefined || last === undefined) return lacks(holder, 'reports');
    const count = reports.length > 20 ? 'more than twenty' : inWords(reports.length);
    return { summary: [say`The figures at hand of ${holder.name} come from ${count} of its ${formName(ask)}; the newest and the oldest of them are told.`, saidOfReport(holder, last), saidOfReport(holder, first)], blocks: [], missing: [] };
  }));
}

const tellers: Readonly<Record<ReportAsk['kind'], (scene: Scene, ask: ReportAsk) => Outcome>> = { 'year-end': yearEnds, span: spans, delay: delays, first: firstOf, list: lists, count: counts };

/** Null where the question was not read as one of them. */
export function tellReports(scene: Scene): Outcome | null {
  const { reports } = scene.gathered.asked;
  return reports === undefined || scene.holders.length === 0 ? null : tellers[reports.kind](scene, reports);
}
