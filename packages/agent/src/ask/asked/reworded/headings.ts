// Headings over a list of figures, which ask for none themselves: "BA credit profile 2024: revenue, …" is not the company at large.
import type { Rewording } from './rewording.ts';
import { re } from './words.ts';

export const headings: readonly Rewording[] = [
  // How the answer is to be set out.
  [re(String.raw`\b(?:one|a|each) (?:line|row|bullet|bullet point|sentence|cell) (?:per|for each|for every|apiece for each) (?:figure|number|item|one|amount|line)(?: (?=for\b)|,? (?:please,? )?|(?=[:,]))`), ''],
  // "P/E then and now: what are the two multiples?"
  [/(?<=[\w)]{2})[:,;.?]? (?:and )?what (?:are|were) (?:the|those|these) (?:two|both) (?:multiples|figures|numbers|ratios|margins|percentages|rates|prices|closes|amounts)(?=[?.]|,? (?:and|so) |$)/gi, ''],
  [re(String.raw`\b(?:credit|risk|financial|debt|liquidity|margins?|profitability|growth|returns?|earnings|cash|one-glance|at-a-glance) (?:profile|snapshot|picture|story|box|card)(?=[^?:]{0,40}:)`), 'figures'],
  [re(String.raw`\b(?:one|two|three|four|five|quick|half|full|back|bird's|first|last|big|short|long|top)-[a-z]+ (?:profitability|credit|margin|earnings|cash|growth|fact|figure )?(?:box|card|sheet|chart|table|slide|memo|note|summary|profile|check|view|look|overview)(?=[^?:]{0,40}:)`), 'figures'],
  // As what somebody looks at it says nothing of what is asked.
  [/^((?:[A-Z][\w&.'-]*)(?: [A-Z&][\w&.'-]*){0,3}),? as an? (?!(?:[a-z' -]* )?(?:pct|percent|percentage|per cent|share|part|fraction|proportion|multiple|ratio|slice) of\b)[a-z][a-z' -]{3,40}: (?=\p{L})/gu, '$1: '],
];
