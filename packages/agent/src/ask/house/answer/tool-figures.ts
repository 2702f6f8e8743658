// Answers of tools that have no book, such as options, holders or news: told from their own settled figures, each with whose, what and when.
import { decimal, type Figure, type Sha256 } from '@assay/record';
import type { Json, ToolAnswer } from '@assay/data';
import { settledFigure } from '../../../figures/settled-figure.ts';
import { join, say, type Shown, type Text } from '../../../prose/text.ts';
import { dayOf, timeOf } from '../../../prose/times.ts';
import { shortName } from '../../../write/company-name.ts';
import type { StepResult } from '../../stages.ts';
import { capital, nameOf, ownedBy } from './sentences/naming.ts';
import { textBlock, type Outcome } from './outcome.ts';
import { metricById } from '@assay/calc';
import { plain } from './glossary/define.ts';

type Good = Extract<ToolAnswer, { readonly ok: true }>;
type Settled = { readonly at: string; readonly label: string; readonly who: string | null; readonly figure: Figure };

/** Tools whose captures the book reads whole, and calculators over them: what they say is told from the book, with its own cases. */
const booked = /^(?:get_(?:income_statement|balance_sheet|cash_flow|current_price|historical_prices|technical_indicators|price_analysis|economic_indicators?|treasury_yields|yield_curve|sec_financial_data|stock_info|financial_metrics|insider_trades)|search_filings|calc_\w+)$/;

export function isBooked(tool: string): boolean {
  return booked.test(tool);
}

function settledIn(answer: Good, sha256: Sha256): readonly Settled[] {
  const figures = answer.figures.map(({ at, fact }): Settled => ({ at, label: labelOf(fact.metric), who: fact.entity?.name ?? null, figure: settledFigure({ ...fact, metric: fact.metric.id ?? fact.metric.label, formula: null, facts: [fact.id], assumptions: {} }, sha256) }));
  const computed = answer.computed.map(({ at, fact }): Settled => ({ at, label: labelOf(fact.metric), who: fact.entity?.name ?? null, figure: settledFigure({ ...fact, metric: fact.metric.id ?? fact.metric.label, facts: fact.inputs.flatMap((one) => one.facts) }, sha256) }));
  return [...figures, ...computed];
}

function labelOf({ id, label }: { readonly id: string | null; readonly label: string }): string {
  return id !== null && metricById(id) !== undefined ? nameOf(id) : plain(label.charAt(0).toLowerCase() + label.slice(1));
}

/** `Apple’s price target, mean was $250.00 on 24 March 2026.` */
function sentenceOf({ label, who, figure }: Settled): Text {
  const subject = who === null ? capital(label) : `${ownedBy(shortName(who))} ${label}`;
  const verb = /(?:shares|expenses|liabilities|assets|yields|earnings|purchases|sales|holders)$/i.test(label) ? 'were' : 'was';
  if (figure.period === null) return say`${subject} ${verb} ${shownOf(figure)}.`;
  return figure.period.kind === 'instant' ? say`${subject} ${verb} ${shownOf(figure)} on ${dayOf(figure.period)}.` : say`${subject} ${verb} ${shownOf(figure)} in ${timeOf(figure.period)}.`;
}

function shownOf(figure: Figure): Shown {
  return { kind: 'shown', figure, style: figure.unit.kind === 'percent' && decimal(figure.value).abs().lt(1) ? 'rate' : 'plain' };
}

/** Lists of the answer (headlines, holders, trades) are shown line by line, each word as the source has it. */
const MOST = 8;

export function tellTool(answer: Good, sha256: Sha256): Outcome | null {
  const settled = settledIn(answer, sha256).filter(({ at }) => !/\/(?:[1-9]\d*)\//.test(at.replace(/^\/\w+\/0\//, '/')));
  const told = settled.slice(0, MOST).map(sentenceOf);
  const lines = titlesIn(answer.answer);
  if (told.length === 0 && lines.length === 0) return null;
  const [first, ...rest] = told;
  return {
    summary: [first ?? say`These came of it.`],
    blocks: [...(rest.length === 0 ? [] : [textBlock(join(rest, ' '))]), ...lines.slice(0, MOST).map((line) => textBlock(say`- ${line}`))], missing: [],
  };
}

/** Titles and headlines of an answer’s lists, with their source where it is named. */
function titlesIn(json: Json): readonly string[] {
  if (typeof json !== 'object' || json === null) return [];
  if (Array.isArray(json)) return (json as readonly Json[]).flatMap(titlesIn);
  const record = json as Readonly<Record<string, Json>>;
  const title = record['title'] ?? record['headline'];
  const by = record['publisher'] ?? record['source'];
  const own = typeof title === 'string' ? [plain(`${title}${typeof by === 'string' ? ` (${by})` : ''}`)] : [];
  return [...own, ...Object.values(record).flatMap((member) => (typeof member === 'object' ? titlesIn(member) : []))];
}

export function toldByTools(results: readonly StepResult[], sha256: Sha256): readonly Outcome[] {
  return results.flatMap((result): Outcome[] => {
    if (!result.ok || !('answer' in result) || isBooked(result.step.tool)) return [];
    const told = tellTool(result.answer, sha256);
    return told === null ? [] : [told];
  });
}
