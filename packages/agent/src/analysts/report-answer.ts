// What the core analyst answers: prose for the sections, with handles, and a rating of its own within one step of the rules'.
import { z } from 'zod';
import { join, say, type Text } from '../prose/text.ts';
import type { Parts } from '../write/parts.ts';
import { ratings, type Level, type Rated } from '../write/rating.ts';
import type { SectionName } from '../write/report.ts';
import { readTemplate } from './read-template.ts';
import type { Shelf } from './shelf.ts';

const prose = z.string().min(1).max(6000);
const optional = prose.nullish();
const bullet = z.string().min(1).max(600);
const levels = ['low', 'medium', 'high'] as const satisfies readonly Level[];

export const reportSchema = z.strictObject({
  headline: z.string().min(1).max(200),
  rating: z.enum(ratings),
  ratingReason: z.string().min(1).max(800),
  conviction: z.enum(levels),
  sections: z.strictObject({
    summary: prose, question: optional, economy: optional, business: optional, chart: optional, valuation: optional,
    longTerm: optional, shortTerm: optional, risks: z.array(bullet).max(8).nullish(), changeOfMind: z.array(bullet).max(8).nullish(),
  }),
});
export type ReportAnswer = z.infer<typeof reportSchema>;

export type ReadReport = { readonly headline: string | undefined; readonly rated: Rated; readonly sections: Readonly<Partial<Record<SectionName, Text>>>; readonly problems: readonly string[] };
type At = { readonly parts: Parts; readonly shelf: Shelf };

/** Sections whose handles all stand on the shelf; one that has another is left to the rules, and named among the problems. */
export function readReport(answer: ReportAnswer, { parts, shelf }: At): ReadReport {
  const problems: string[] = [];
  const read = (name: string, words: string): Text | null => {
    const template = readTemplate(words.trim(), shelf, parts.bench.name);
    problems.push(...template.problems.map((problem) => `${name}: ${problem}`));
    return template.broken ? null : template.text;
  };
  const sections = Object.fromEntries(Object.entries(answer.sections).flatMap(([name, words]) => {
    if (words === null || words === undefined || words.length === 0 || (name === 'question' && parts.focus.text === null)) return [];
    const text = typeof words === 'string' ? read(name, words) : bullets(words.map((line) => read(name, line)));
    return text === null ? [] : [[name, name === 'question' ? withQuestion(parts, text) : text] as const];
  }));
  return { headline: headlineOf(answer.headline, { parts, shelf }, problems), rated: ratedBy(answer, { parts, shelf }, problems), sections, problems };
}

function bullets(lines: readonly (Text | null)[]): Text | null {
  const known = lines.filter((line) => line !== null);
  return known.length === 0 ? null : join(known.map((line) => say`- ${line}`), '\n');
}

function withQuestion({ focus }: Parts, answer: Text): Text {
  const asked = (focus.text ?? '').replace(/[\r\n]+/g, ' ').replace(/[{}|<>*_`#]/g, '').trim();
  return say`> ${asked}\n\n${answer}`;
}

/** Without figures; the company's name stands before it already. */
function headlineOf(words: string, { parts, shelf }: At, problems: string[]): string | undefined {
  const { text, problems: found } = readTemplate(words.trim().replace(/[\r\n]+/g, ' '), shelf, parts.bench.name);
  if (found.length === 0 && text.figures.length === 0 && !text.template.includes('{{')) return text.template.replace(/\.$/, '');
  problems.push('headline: no figure stands in it');
  return undefined;
}

/** Judgment may move the rating one step from the rules', and lower the conviction; without live figures nothing raises it. */
function ratedBy(answer: ReportAnswer, { parts, shelf }: At, problems: string[]): Rated {
  const { rated } = parts;
  const conviction = levels[Math.min(levels.indexOf(answer.conviction), convictionCap(parts))] ?? 'low';
  if (answer.rating === rated.rating) return { ...rated, conviction };
  const reason = readTemplate(answer.ratingReason.trim().replace(/[\r\n]+/g, ' '), shelf, parts.bench.name);
  problems.push(...reason.problems.map((problem) => `ratingReason: ${problem}`));
  if (Math.abs(ratings.indexOf(answer.rating) - ratings.indexOf(rated.rating)) > 1) problems.push(`rating: ${answer.rating} is more than one step from the rules’ ${rated.rating}`);
  else if (!reason.broken) return { ...rated, conviction, rating: answer.rating, judged: { rules: rated.rating, reason: reason.text } };
  return { ...rated, conviction };
}

function convictionCap({ bench, failed }: Parts): number {
  return bench.data.mode === 'sample' || bench.data.mode === 'mixed' || failed.length > 0 ? 0 : levels.length - 1;
}

