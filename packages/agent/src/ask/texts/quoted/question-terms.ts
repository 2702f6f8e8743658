// The words of a question that a sentence must share to answer it, and the kind of answer it wants.
import { findMetrics } from '@assay/calc';

export type AnswerKind = 'which-most' | 'yes-no' | 'who' | 'when' | 'why' | 'how-much' | 'what';
export type QuestionTerms = { readonly kind: AnswerKind; /** Lower-case word forms. */ readonly words: readonly string[]; /** Other names of the measures asked for. */ readonly alike: readonly string[]; readonly years: readonly string[] };

const idle = new Set(('a an the of and or for in on at to from by with as is are was were be been did do does has have had what which who whom when where why how much many any there its it their this that these those if then state please explain not us we you company companys fiscal year years fy quarter q1 q2 q3 q4 end based using answer question following information provided primarily shown give among between than into over most major key main primary did answer say tell me about per').split(' '));

/** `names` are the company's, which every sentence of its filing is about. */
export function readQuestionTerms(question: string, names: readonly string[]): QuestionTerms {
  const asked = question.replace(/\bif [^?.]*\b(?:not|isn['’]t|aren['’]t|are not)\b[^?.]*\b(?:state|explain|say)\b[^?.]*/gi, ' ');
  const own = new Set(names.flatMap(wordsIn));
  const words = wordsIn(asked).filter((word) => !idle.has(word) && !own.has(word) && !/^(?:fy)?\d+$/.test(word));
  return { kind: kindOf(asked), words: [...new Set(words)], alike: [...new Set(findMetrics(asked).flatMap(({ metric }) => metric.synonyms.flatMap(wordsIn)).filter((word) => !words.includes(word) && !idle.has(word)))], years: yearsIn(asked) };
}

export function wordsIn(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+(?:[&'’-][\p{L}\p{N}]+)*/gu) ?? []).map((word) => word.replace(/['’]s?$/, '')).filter((word) => word.length > 1);
}

function yearsIn(text: string): string[] {
  return [...new Set([...text.matchAll(/\b(?:FY ?)?((?:19|20)\d\d)\b|\bFY ?['’]?(\d\d)\b/gi)].map(([, long, short]) => long ?? `20${short ?? ''}`))];
}

const kinds: readonly (readonly [RegExp, AnswerKind])[] = [
  [/\b(?:which|what|who)\b[^?]*\b(?:highest|lowest|largest|smallest|biggest|most|least|greatest|best|worst)\b/i, 'which-most'],
  [/\bwhy\b|\bwhat (?:drove|drives|caused|explains?|led to|were the (?:reasons|drivers))\b|\breasons? (?:for|behind)\b|\bdue to what\b/i, 'why'],
  [/\bwho\b|\bwhom\b|\bwhich (?:person|executive|director|auditor)\b/i, 'who'],
  [/\bwhen\b|\bwhat (?:date|day|month|year)\b/i, 'when'],
  [/\bhow (?:much|many|large|high|long)\b|\bwhat (?:percent|percentage|amount|share|number|portion)\b|\bby how much\b/i, 'how-much'],
  [/^\s*(?:[^,?]{0,60}, )?(?:is|are|was|were|did|does|do|has|have|had|can|could|will|would|should)\b/i, 'yes-no'],
];

function kindOf(question: string): AnswerKind {
  return kinds.find(([form]) => form.test(question))?.[1] ?? 'what';
}
