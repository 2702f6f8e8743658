// What is called news, good or old, by somebody who only talks: no report is asked for.
import type { Rewording } from '../rewording.ts';

export const noNews: readonly Rewording[] = [
  [/\b(?:old|stale|yesterday's|last (?:year|week|month|quarter)'s) news\b(?! (?:on|about|of|items?|stor(?:y|ies)|articles?)\b)/gi, 'long past'],
  [/\b(that|this|it|which|all that)(?:'s| is| was| came as| comes as) (?:all |really |quite |no |hardly |good |bad |great |welcome )*news to (me|us|him|her|them|the \p{L}+|my \p{L}+)\b/giu, '$1 is known to $2'],
  [/\b(that|this|it)(?:'s| is| was) (?:all |really |quite |very |rather |such )*(?:good|bad|great|welcome|lovely|happy|terrible|awful|grim) news(?= for\b| then\b|[.,!;:]| and\b| but\b)/gi, '$1 is something'],
];
