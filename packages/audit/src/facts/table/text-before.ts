// The lines above a table that title it. Page numbers and running heads stand between a title and its table, and say nothing.
const LONG_TITLE = 160;
const LONG_LEAD = 420;
const MAX_LINES = 4;

/** Up to four telling texts above a table, nearest first. */
export function telling(texts: readonly string[]): string[] {
  return texts.filter((text) => !isFurniture(text)).slice(0, MAX_LINES);
}

function isFurniture(text: string): boolean {
  return /^[\d\s|–—-]+$/.test(text) || /^(?:table of contents|index|continued)$/i.test(text) || (text.length < 60 && /\bform 10-[kq]\b/i.test(text));
}

/** The caption that such lines make: the short ones next to the table, or the sentence that ends in a colon. */
export function captionFrom(lines: readonly string[]): string | null {
  const [first] = lines;
  if (first === undefined) return null;
  if (first.length > LONG_TITLE) return first.length <= LONG_LEAD && /:\s*$/.test(first) ? first : null;
  if (/:\s*$/.test(first)) return first;
  const end = lines.findIndex((line) => line.length > LONG_TITLE);
  const short = end < 0 ? lines : lines.slice(0, end);
  return short.slice(0, statementTitle.test(short[3] ?? '') ? 4 : 3).toReversed().join(' — ');
}

/** A statement's title may stand over the company, the times and the unit. */
const statementTitle = /^(?:consolidated )?(?:balance sheets?|(?:income|cash flow) statements?|statements? of (?:consolidated )?(?:income|operations|earnings|cash flows|financial (?:position|condition)))\b/i;
