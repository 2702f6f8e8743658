// Messages of a tool: "No matches for …", "ERROR: …". They are results in form only.
import type { Span } from '@assay/record';

const opening = /^[\s[<({"'*-]{0,8}(?:(?:error|fatal|exception|traceback|warning|failure|usage)\b[^\n]{0,40}?[:!(]|http (?:error )?[45]\d\d\b)/i;
const emptiness = /\b(?:no (?:matches|match|results?|hits|documents?|data|records?|entries|lines)(?: (?:were |was )?(?:found|available|returned|matched)|\s*(?:for|in)\b|\s*[.:!)\]]|\s*$)|nothing (?:was )?found|0 (?:results|matches|hits)\b|zero (?:results|matches|hits)\b|(?:could|can)(?: ?not|'t|’t) (?:find|open|read|access)|(?:path|file|page|document) not found|not found[.:!]|permission denied|access denied|timed out|rate limit|did not match any|returned no(?:thing)?\b|omitted (?:long|[a-z]+) (?:matching )?line|unknown tool)/i;
/** A message says what it is at its start; further on, the words are content. */
const HEAD = 100;

export function isNotice(line: string): boolean {
  const head = line.slice(0, HEAD);
  return opening.test(head) || emptiness.test(head);
}

/** The lines of a text that are messages of the tool. */
export function noticeSpans(text: string): Span[] {
  const spans: Span[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    if (isNotice(line)) spans.push({ start, end: start + line.length });
    start += line.length + 1;
  }
  return spans;
}
