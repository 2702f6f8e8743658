// The sentences of a question, and which of them ask.

/** A name in its genitive is none: "I eat at Marram's." */
const abbreviation = /(?:(?<!['’])\b(?:inc|corp|co|ltd|vs|mr|mrs|ms|dr|st|no|approx|dil|est|jr|sr|e\.g|i\.e|u\.s|u\.k|[a-z])\.)$/i;
/** A question that was said again in plain words may begin with a small letter. */
const ends = /(?<=[.!?])["')]?\s+(?=["'(]?[\p{Lu}\d$]|(?:what|how|which|who|whose)\b)/gu;

/** Cut behind full stops, marks of question and of exclamation; a stop behind an abbreviation ends nothing. */
export function sentencesOf(text: string): readonly string[] {
  const cuts = [...text.matchAll(ends)].filter(({ index }) => !abbreviation.test(text.slice(Math.max(0, index - 12), index))).map(({ index, 0: found }) => index + found.length);
  return [0, ...cuts].map((from, at) => text.slice(from, cuts[at] ?? text.length).trim()).filter((sentence) => sentence !== '');
}

/** Verbs by which somebody is told to do something. */
export const askingVerbs = 'tell|give|show|list|name|rank|compare|find|compute|calculate|put|order|bring|describe|explain|define|summari[sz]e|state|sort|line|add|divide|multiply|subtract|take|report|provide|quote|work|convert|express|check|walk|help|talk|look|pull|get|let|run|screen|count|set|sum|break|slap|apply|stack|remind|dig|hand|fetch|throw|toss|spell|reckon|figure|square|weigh|lay|tot|tally|cite|use|confirm|determine|derive|identify|extract|present|specify|grab|send|lump|combine|pool|relate|contrast|verify|rattle|estimate|go (?:by|with)|stick (?:to|with)';
const asks = new RegExp(String.raw`\?|^\s*(?:(?:and|so|but|now|just|please|kindly|then|well|quick(?:ly)?|quick one),? )*(?:what|which|who|whose|how|when|why|where|by how|by what|did|does|do|is|are|was|were|has|have|can|could|should|would|will|${askingVerbs}|i (?:would|'d)? ?(?:need|want|like to (?:know|see|have)(?![^.?!]*\b(?:before|whenever|first)\b[^.?!]*\.$)|am looking for|must (?:know|have)))\b`, 'i');
/** "For Acme, the margin in 2024 and in 2023, please." */
const begs = /\b(?:please|pls|plz)\b[.!]?$|^[^?:]{2,60}\b(?:please|pls|plz):/i;
const wants = /\bI(?:'d| would)?(?: just| only| really| still| also)? (?:need|want|like to know|am looking for|must (?:know|have|see))\b|\b(?:I|we)(?:'d| would) like\b|\bI(?:'m| am) after\b/;

/** "For Acme's 2024 fiscal year, add the dividends to …": of whom, of when or by what it is asked stands before the verb. */
const told = new RegExp(String.raw`^(?:(?:and|so|but|now|then|please),? )*(?:for|in|on|at|from|of|over|as of|as at|as for|using|with|by|going by|based on|regarding|concerning|about|between) [^.?!;:]{2,90}?, (?:and |then |please |just )*(?:${askingVerbs}) (?:me|us|the|its|their|it|them|both|each|all|what|how|which|whether|by|in|out|up|together|an?)\b`, 'i');

/** Whether a sentence asks: by its mark, or by how it begins. */
export function isAsking(sentence: string): boolean {
  return asks.test(sentence) || begs.test(sentence) || told.test(sentence) || wants.test(sentence);
}
