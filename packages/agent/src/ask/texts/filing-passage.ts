// A passage that a search found, as the answering of questions takes it: its place in a capture, and where that is in words.
import { captureId, type CaptureId, type IsoDate, type Span } from '@assay/record';
import { z } from 'zod';

export type FilingPassage = {
  readonly capture: CaptureId;
  /** In the decoded source as it was captured. */
  readonly source: Span;
  /** Company, report, section, heading; outermost first. */
  readonly where: readonly string[];
  /** Last day of the period that the filing covers, where it is known. */
  readonly period: IsoDate | null;
};

const found = z.object({
  name: z.string(),
  passages: z.array(z.object({ title: z.string(), form: z.string(), period: z.string().nullable(), headings: z.array(z.string()), capture: captureId, place: z.string() })),
});

/** The passages of an answer of `search_filings`, best first; none where the answer is another tool's. */
export function passagesOf(answer: unknown): FilingPassage[] {
  const read = found.safeParse(answer);
  if (!read.success) return [];
  return read.data.passages.flatMap(({ title, form, period, headings, capture, place }) => {
    const [start, end] = (place.match(/\d+/g) ?? []).map(Number);
    const report = period === null ? form : `${form} for the period to ${period}`;
    return start === undefined || end === undefined ? [] : [{ capture, source: { start, end }, where: [read.data.name, report, title, ...headings], period }];
  });
}
