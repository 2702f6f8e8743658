import type { Span } from '@assay/record';
import { readSentences } from '../../report/sentences.ts';

/** Sentences of a filing's text, which often lost the blank after a full stop ("…in 2024.Net income rose") and keeps headings on lines of their own. */
export function proseSentences(text: string): Span[] {
  return readSentences(text).flatMap((span) => splitGlued(text, span)).flatMap((span) => splitLong(text, span));
}

const glued = /[a-z0-9)%”"]\.(?=[A-Z][a-z]+[ ,])|\n(?=\s*[A-Z•(–-])/g;

function splitGlued(text: string, span: Span): Span[] {
  const spans: Span[] = [];
  let start = span.start;
  for (const match of text.slice(span.start, span.end).matchAll(glued)) {
    const end = span.start + match.index + match[0].length;
    spans.push({ start, end });
    start = end;
  }
  spans.push({ start, end: span.end });
  return spans.map((part) => trimmed(text, part)).filter((part) => part.end > part.start);
}

/** No sentence is this long: text without full stops is cut at a blank, so that one number never looks through thousands. */
const LONGEST = 1500;

function splitLong(text: string, span: Span): Span[] {
  const parts: Span[] = [];
  let start = span.start;
  while (span.end - start > LONGEST) {
    const blank = text.lastIndexOf(' ', start + LONGEST);
    const end = blank > start ? blank : start + LONGEST;
    parts.push(trimmed(text, { start, end }));
    start = end;
  }
  parts.push(trimmed(text, { start, end: span.end }));
  return parts.filter((part) => part.end > part.start);
}

function trimmed(text: string, span: Span): Span {
  const raw = text.slice(span.start, span.end);
  return { start: span.start + raw.length - raw.trimStart().length, end: span.end - raw.length + raw.trimEnd().length };
}
