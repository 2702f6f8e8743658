// Several edits made at once, and where everything else stands afterwards.
import type { Span } from '@assay/record';
import type { Edit } from './corruption.ts';

export type Edited = {
  readonly report: string;
  /** Where a stretch of the report before stands now; an edit's own stretch grows or shrinks with it. */
  readonly moved: (span: Span) => Span;
  /** Where the text of an edit stands now. */
  readonly written: (edit: Edit) => Span;
};

/** The edits must not overlap. */
export function applyEdits(report: string, edits: readonly Edit[]): Edited {
  const ordered = edits.toSorted((left, right) => left.at.start - right.at.start);
  let text = '';
  let from = 0;
  for (const edit of ordered) {
    text += report.slice(from, edit.at.start) + edit.text;
    from = edit.at.end;
  }
  const shiftBefore = (offset: number): number => ordered.reduce((shift, edit) => (edit.at.end <= offset && edit.at.start < offset ? shift + edit.text.length - (edit.at.end - edit.at.start) : shift), 0);
  const moved = (span: Span): Span => ({ start: span.start + shiftBefore(span.start), end: span.end + shiftBefore(span.end) });
  const written = (edit: Edit): Span => {
    const start = edit.at.start + shiftBefore(edit.at.start);
    return { start, end: start + edit.text.length };
  };
  return { report: text + report.slice(from), moved, written };
}
