// "What percentage of X is Y", "Y as a percentage of X", "the ratio of Y to X": which words name the part, which the whole.

/** `weight`: "Y as a percentage of X" and "the ratio of Y to X" are plain; the other forms are broken by a clause in between. */
export type Phrases = { readonly part: string; readonly whole: string; readonly weight: number };

const plain = 1.5;
const loose = 0.6;

const patterns: readonly { readonly form: RegExp; readonly part: number; readonly whole: number; readonly weight: number }[] = [
  { form: /^(.*?)\bas a (?:percent(?:age)?|%|portion|proportion|fraction|share|ratio|total)?\s*(?:of|to|in)\b(.*)$/, part: 1, whole: 2, weight: plain },
  { form: /^(.*?)\b(?:expressed|represented|stated) (?:as|in) (?:a )?(?:percent(?:age)?|%)\s*(?:of|to)\b(.*)$/, part: 1, whole: 2, weight: plain },
  { form: /^(.*?)\b(?:(?:is|are|was|were|made up|makes? up|represents?|represented|account(?:s|ed) for|compris(?:es|ed)|constitut(?:es|ed)|equal(?:s|ed)?(?: to)?)|(?:did|do|does) .* (?:make up|represent|account for|comprise|constitute)) (?:about |roughly |approximately )?what (?:percent(?:age)?|%|portion|proportion|fraction|share) (?:of|to)\b(.*)$/, part: 1, whole: 2, weight: plain },
  { form: /\bhow many times (?:(?:larger|greater|bigger|higher|more|as \w+) )?(?:is|are|was|were)\b(.*?)\b(?:than|as|compared to)\b(.*)$/, part: 1, whole: 2, weight: plain },
  { form: /\bwhat (?:percent(?:age)?|%|portion|proportion|fraction|share) of ((?:[\w-]+ ){1,5})(?:is|are|was|were) ((?:[\w-]+ ?){1,6})\??$/, part: 2, whole: 1, weight: plain },
  { form: /\bwhat (?:percent(?:age)?|%|portion|proportion|fraction|share) (?:did|do|does|is|are|was|were)\b(.*?)\b(?:represent|make up|account for|comprise|constitute|contribute)\b(?: of| to| in)?\b(.*)$/, part: 1, whole: 2, weight: plain },
  { form: /\bhow much of\b(.*?)\b(?:is|are|was|were|comes?|came|consists?|consisted)\b(.*)$/, part: 2, whole: 1, weight: loose },
  { form: /\b(\w[\w&.' -]*?) ?\/ ?(\w[\w&.' -]*?) ratio\b/, part: 1, whole: 2, weight: plain },
  { form: /^(.*?)\bfor (?:each|every)\b(.*)$/, part: 1, whole: 2, weight: plain },
  { form: /\bratio (?:of|between|for)\b(.*?)\b(?:to|and|over|versus|vs)\b(.*)$/, part: 1, whole: 2, weight: plain },
  { form: /^(.*?)\b(?:divided by|relative to|in relation to|over the|per|compared to|to)\b(.*)\bratio\b/, part: 1, whole: 2, weight: plain },
  { form: /\b(?:percent(?:age)?s?|%|portion|proportion|share|fraction|part) (?:of|from|in|out of)\b(.*?)\b(?:is|are|was|were|has been|have been|had been|relates?d? to|came from|comes from|come from|made up|makes? up|did|does|do|will|would|consists? of|consisted of|represents?|represented|attributable to|pertains? to|due to|due in|due|owned by|that)\b(.*)$/, part: 2, whole: 1, weight: loose },
  { form: /\b(?:percent(?:age)?|%|portion|proportion|share|fraction|part) of\b(.*?)\b(?:to|out of|over|in|from|against|among|within)\b(.*)$/, part: 1, whole: 2, weight: loose },
  { form: /\b(?:percent(?:age)?|%|portion|proportion|share|fraction|part) of\b(.*?)\b(?:held|set|purchased|located|allocated|paid|attributed|attributable|generated|derived|used|invested|issued)\b(.*)$/, part: 2, whole: 1, weight: loose },
  { form: /^(.*?)\b(?:divided by|relative to|in relation to|per|compared to)\b(.*)$/, part: 1, whole: 2, weight: loose },
  { form: /\b(?:is|was|are|were)\b(.*?)\bof\b(.*)$/, part: 1, whole: 2, weight: loose },
  { form: /^(.*?)\bratio()\b/, part: 1, whole: 2, weight: loose },
];

export function readPhrases(question: string): Phrases | null {
  const text = question.toLowerCase().replaceAll(/(\d{4}),? (?:to|and) (\d{4})/g, '$1-$2');
  for (const pattern of patterns) {
    const match = pattern.form.exec(text);
    const part = match?.[pattern.part];
    const whole = match?.[pattern.whole];
    if (part !== undefined && whole !== undefined) return { part, whole, weight: pattern.weight };
  }
  return null;
}
