// A passage with the report it stands in, and how an answer shows both, the figures inside as facts.
import { anchorName, periodName, spanContains, unitName, type CapturedBytes, type Fact, type LibraryEntry, type Passage, type Sha256 } from '@assay/record';
import { readFacts } from '@assay/audit/facts';
import { figure, plain, type Draft } from '../leaf.ts';
import { plainTitle } from '../plain-title.ts';
import { pageOf } from './section-pages.ts';

export type ReportAbout = { readonly company: string | null; readonly form: string; readonly filed: string | null; readonly period: string | null; readonly accession: string | null; readonly url: string };
export type FoundPassage = { readonly passage: Passage; readonly report: ReportAbout; readonly captured: CapturedBytes; readonly page: number | null };

export function aboutEntry({ company, form, filed, period, url }: LibraryEntry): ReportAbout {
  const accession = /\/data\/\d+\/(\d{10})(\d\d)(\d{6})\//.exec(url)?.slice(1).join('-') ?? null;
  return { company: company.name, form, filed, period, accession, url };
}

export function reportDraft({ company, form, filed, period, accession, url }: ReportAbout): { readonly [name: string]: Draft } {
  return { company, form, filed, period, accession, url };
}

export function passageDrafts(found: readonly FoundPassage[], mostFigures: number, sha256: Sha256): Draft[] {
  const figures = figuresBySource(found, mostFigures, sha256);
  return found.map(({ passage, report, page }) => {
    const { accession, ...about } = reportDraft(report);
    void accession;
    return {
      title: plainTitle(passage.section.title), section: passage.section.key, ...about, headings: passage.headings.map(plainTitle), is_table: passage.isTable, paragraphs: pageOf(passage.text, 0, passage.text.length).paragraphs,
      capture: passage.capture, place: anchorName({ kind: 'span', ...passage.source }), page: page === null ? null : plain(page, 'id'),
      figures: figures(passage).map((fact) => ({ value: figure(fact), words: plainTitle(fact.metric.label), period: fact.period === null ? null : periodName(fact.period), unit: unitName(fact.unit) })),
    };
  });
}

/** The facts that stand inside a passage; a report without a figure to show is not read for them. */
function figuresBySource(found: readonly FoundPassage[], mostFigures: number, sha256: Sha256): (passage: Passage) => Fact[] {
  const asked = new Map(found.filter(({ passage }) => mostFigures > 0 && /\d/.test(passage.text)).map(({ captured }) => [captured.capture.id, captured]));
  const facts = new Map([...asked].map(([id, captured]) => [id, readFacts(captured, { sha256 }).map(({ fact }) => fact)]));
  return ({ capture, source }) => (facts.get(capture) ?? []).filter(({ anchor }) => {
    const span = anchor.kind === 'span' ? anchor : anchor.kind === 'cell' ? anchor.span : null;
    return span !== null && spanContains(source, span);
  }).slice(0, mostFigures);
}
