// The note: sections in the order of a printed one. The template holds handles only; rendering is the last step.
import type { SpecialistName } from '@assay/record';
import { renderText } from '../prose/render.ts';
import { join, say, type Text } from '../prose/text.ts';
import { onDay, timeOf } from '../prose/times.ts';
import { analystsSection } from './analysts-section.ts';
import { decisionTable } from './decision-table.ts';
import { deepTables } from './deep-tables.ts';
import { insidersSection } from './insiders-section.ts';
import { levelsOf } from './levels.ts';
import { changeOfMindSection, longTermSection, risksSection } from './outlook-sections.ts';
import { overviewSection } from './overview-section.ts';
import { specialistParagraphs } from './paragraphs.ts';
import type { Parts } from './parts.ts';
import { questionSection } from './question-section.ts';
import { scenarioSection } from './scenario-section.ts';
import { shortTermSection } from './short-term-section.ts';
import { ratingLine, summarySection } from './summary.ts';
import { titleOf } from './title.ts';
import { inWordsOf, titleInWordsOf } from './words-of-kind.ts';

export type Written = { readonly title: string; readonly template: Text; readonly report: string };

const lost: Readonly<Record<SpecialistName, string>> = {
  fundamental: 'growth, margins, cash flow and balance sheet are missing', technical: 'trend, momentum and price levels are missing',
  value: 'multiples, expectations and scenarios are missing', macro: 'the view of the economy is missing',
};

/** The line that says what the figures are; null with live figures. */
function dataNotice(parts: Parts): Text | null {
  const { mode, asOf } = parts.bench.data;
  if (mode === 'sample') return say`Sample figures as of ${onDay(asOf)}, not live data.`;
  if (mode === 'mixed') return say`Figures as of ${onDay(asOf)}: part of them is bundled sample data, not live.`;
  return mode === 'cache' ? say`Figures as of ${onDay(asOf)}, from an earlier request.` : null;
}

function gaps(parts: Parts): Text | null {
  const failed = parts.failed.map((failure) => say`The ${failure.specialist} analyst ${failure.struck === true ? 'was struck from the plan' : `failed (${plain(failure.why)})`}, so ${lost[failure.specialist]} from this note.`);
  const missing = parts.missing.map((source) => say`Missing: ${plain(source.what)} (${plain(source.why)})${lacking(source)}.`);
  const doubts = (parts.bench.doubts?.() ?? []).slice(0, MOST_DOUBTS).map(({ what, period }) => say`Source suspicious: ${plain(what)}${period === null ? say`` : say`, ${timeOf(period)}`}.`);
  const all = [...failed, ...missing, ...doubts];
  return all.length === 0 ? null : join(all, ' ');
}

/** The journal has them all. */
const MOST_DOUBTS = 3;

/** What the note lacks because of it. */
function lacking({ lost: without = [] }: Parts['missing'][number]): string {
  const [last, ...others] = without.toReversed();
  return last === undefined ? '' : `; so this note is without ${others.length === 0 ? last : `${others.reverse().join(', ')} and ${last}`}`;
}

/** Words of an error, without digits and marks: an error must not put a figure into a note. */
function plain(text: string): string {
  return text.replace(/[\d{}|<>*_`#[\]]+/g, '').replace(/\s+/g, ' ').trim().replace(/\.$/, '');
}

function section(heading: string, body: Text | null): Text | null {
  return body === null || body.template.trim() === '' ? null : say`## ${heading}\n\n${body}`;
}

/** Sections that a writer may put into words of its own. Tables, levels and scenarios are always the rules'. */
export type SectionName = 'summary' | 'question' | 'economy' | 'business' | 'chart' | 'valuation' | 'longTerm' | 'shortTerm' | 'risks' | 'changeOfMind';
export type Words = {
  /** Without figures, and without the company's name. */
  readonly headline?: string;
  readonly sections: Readonly<Partial<Record<SectionName, Text>>>;
  /** What the reader should know of how the note came about. */
  readonly notices: readonly Text[];
};
const ownWords: Words = { sections: {}, notices: [] };

/** Writes the note of one company, in the words of the rules where no others are given. */
export function writeReport(parts: Parts, words: Words = ownWords): Written {
  const levels = levelsOf(parts.bench, parts.model);
  const title = words.headline === undefined ? titleOf(parts) : `${parts.bench.name}: ${words.headline}`;
  const told = (name: SectionName, house: (parts: Parts) => Text | null): Text | null => words.sections[name] ?? house(parts);
  const isQuick = parts.bench.depth === 'quick';
  const body = [
    dataNotice(parts), say`# ${title}`, ratingLine(parts), ...words.notices, gaps(parts),
    section('Summary', told('summary', summarySection)),
    section('On the question', told('question', questionSection)),
    section('What to do', decisionTable(parts, levels)),
    section('The company', overviewSection(parts)),
    section('The economy around it', told('economy', () => specialistParagraphs(parts, 'macro'))),
    section('The business', told('business', () => specialistParagraphs(parts, 'fundamental'))),
    section('The chart', told('chart', () => specialistParagraphs(parts, 'technical'))),
    section('Valuation and the expectation gap', told('valuation', () => specialistParagraphs(parts, 'value'))),
    isQuick ? null : section('Scenarios', scenarioSection(parts)),
    parts.bench.depth === 'deep' ? deepTables(parts) : null,
    section('Insiders', insidersSection(parts)),
    section('Analysts', analystsSection(parts)),
    section('Over the long term', longTermSection(parts, levels, words.sections.longTerm)),
    isQuick ? null : section('Over the short term', told('shortTerm', () => shortTermSection(parts, levels))),
    section('Risks', told('risks', risksSection)),
    section('What would change our mind', told('changeOfMind', changeOfMindSection)),
  ].filter((text) => text !== null);
  const template = inWordsOf(parts.bench.company.kind, join(body, '\n\n'));
  return { title: titleInWordsOf(parts.bench.company.kind, title), template, report: `${renderText(template)}\n` };
}

