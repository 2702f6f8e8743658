// Whether words assert a thing, deny it, expect it or only pass it on. Claim and evidence must do the same.
import { readTokens } from '../../numerals/index.ts';
import { writtenWords } from './written-words.ts';

export type Polarity = { readonly negated: boolean; readonly prospective: boolean; readonly hearsay: boolean };

const negations = new Set(['not', 'no', 'never', 'none', 'neither', 'nor', 'without', 'cannot', 'nobody', 'nothing', 'hardly', 'barely', 'scarcely', 'fail', 'fails', 'failed', 'failing', 'refuse', 'refuses', 'refused', 'deny', 'denies', 'denied', 'lack', 'lacks', 'lacked', 'absence', 'unable', 'ceased', 'withheld', 'false', 'untrue', 'wrongly', 'rejected', 'denying']);
const prospects = new Set(['may', 'might', 'could', 'would', 'should', 'will', 'shall', 'can', 'expect', 'expects', 'expected', 'expecting', 'expectation', 'expectations', 'forecast', 'forecasts', 'forecasted', 'guidance', 'guides', 'guided', 'target', 'targets', 'targeted', 'targeting', 'plan', 'plans', 'planned', 'planning', 'intend', 'intends', 'intended', 'aim', 'aims', 'aimed', 'anticipate', 'anticipates', 'anticipated', 'project', 'projects', 'projected', 'projection', 'estimate', 'estimates', 'estimated', 'likely', 'possibly', 'probably', 'potential', 'potentially', 'if', 'unless', 'assume', 'assumes', 'assuming', 'assumption', 'scenario', 'outlook', 'hopes', 'hoped', 'proposes', 'proposed', 'considers', 'considering', 'consensus', 'perhaps', 'conditional']);
const hearsays = new Set(['alleged', 'allegedly', 'alleges', 'allegation', 'allegations', 'reportedly', 'rumour', 'rumours', 'rumoured', 'rumor', 'rumors', 'rumored', 'purported', 'purportedly', 'supposedly', 'claims', 'claimed', 'speculation', 'speculated', 'unconfirmed', 'believe', 'believes', 'believed', 'thinks', 'argues']);

/** Numbers and times are blanked: "not less than $5" is a bound, "May 2024" a month. */
function besideFigures(text: string): string {
  let rest = text;
  for (const token of readTokens(text)) {
    if (token.kind === 'number' || token.kind === 'period') rest = rest.slice(0, token.span.start) + ' '.repeat(token.span.end - token.span.start) + rest.slice(token.span.end);
  }
  return rest;
}

/** An even number of negations says the thing. Contractions count: "didn't". */
export function polarityOf(text: string): Polarity {
  const plain = besideFigures(text).replaceAll('’', "'");
  const words = writtenWords(plain);
  const contracted = plain.toLowerCase().split("n't").length - 1;
  const denied = words.filter((word) => negations.has(word.word)).length + contracted;
  return {
    negated: denied % 2 === 1,
    prospective: words.some((word) => prospects.has(word.word) && !(word.word === 'may' && plain.charAt(word.start) === 'M')),
    hearsay: words.some((word) => hearsays.has(word.word)),
  };
}

export function sameModality(left: Polarity, right: Polarity): boolean {
  return left.prospective === right.prospective && left.hearsay === right.hearsay;
}
