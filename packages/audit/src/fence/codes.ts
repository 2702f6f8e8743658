// Why the fence answered as it did: one code, one sentence that says what to do next. The list is closed, so callers can count by it.

export const refusalCodes = {
  'hidden-characters': 'Characters that nobody sees stand in the text. Send it without them.',
  'mixed-script': 'A word mixes letters of two scripts that look alike. Send it as the source writes it.',
  'no-claim': 'No claim was named. Copy the words of the document, or give a claim id.',
  'unknown-claim': 'The document has no claim of this id.',
  'claim-not-in-document': 'These words do not stand in the document. Copy them from it.',
  'claim-cuts-token': 'The words begin or end inside a number or word of the document. Take it whole.',
  'claim-cuts-negation': 'The document says “not” just outside these words. Take in the whole clause.',
  'claim-cuts-modality': 'The document says how sure it is, or who says so, just outside these words. Take in the whole clause.',
  'claim-ambiguous': 'These words stand in the document several times and say different things. Copy more of the sentence.',
  'no-search': 'No search of this agent, or of one it is linked to, has given a result.',
  'no-evidence': 'Neither handles nor a quote were sent.',
  'no-content': 'The evidence has no words of its own: a bare number, a path or a mark proves nothing.',
  'unknown-handle': 'This handle did not come from this agent’s searches.',
  'out-of-scope': 'The passage lies outside what this phase may use.',
  'quote-not-found': 'These words stand in no result of this agent. Send the handle instead of retyping.',
  'quote-cuts-token': 'The quote begins or ends inside a number or word of the result.',
  'quote-ambiguous': 'The quote stands in several passages that are not the same. Send the handle of the one that is meant.',
  'query-echo': 'These words are in the result only because the search or the agent put them there.',
  'error-result': 'An error or an empty result is never evidence.',
  'agent-text': 'Another agent wrote this. Only evidence that it had accepted, and that goes back to a capture, can stand for it.',
  'own-document': 'This is the audited document itself. It is no evidence for what it says.',
  'unresolved-source': 'No tool call is known at the place that was named.',
  'too-long': 'The submission is longer than the fence takes.',
  'too-many': 'The fence has taken all the submissions that it may.',
  'malformed': 'The submission has not the form that the fence takes.',
} as const;
export type RefusalCode = keyof typeof refusalCodes;

export const supportCodes = {
  'says-the-same': 'The evidence says the same in every stated field.',
  'computed-the-same': 'The formula over the evidence gives the shown figure.',
  'same-words': 'The evidence holds the claim’s words in their order, with the same negation and the same modality.',
  'entity-conflict': 'The evidence speaks of somebody else.',
  'period-conflict': 'The evidence speaks of another time.',
  'unit-conflict': 'The evidence is in another unit.',
  'currency-conflict': 'The evidence is in another currency.',
  'sign-conflict': 'The evidence has the other sign.',
  'scale-conflict': 'The evidence has the same digits at another scale.',
  'value-conflict': 'The evidence has another value.',
  'direction-conflict': 'The evidence goes the other way.',
  'negation-differs': 'One of claim and evidence is negated and the other is not.',
  'modality-differs': 'One of claim and evidence states a fact, the other an expectation or a rumour.',
  'metric-not-named': 'The evidence has no figure for what the claim is about.',
  'words-differ': 'The evidence does not hold the claim’s words in their order.',
  'partly-supported': 'The evidence supports a part of the claim only. Submit that part alone.',
  'unread-digits': 'Digits stand there that cannot be read surely.',
  'stated-value-differs': 'The value that was sent along is not the evidence’s.',
  'formula-fails': 'The formula cannot be worked out from the evidence, or gives another figure.',
  'not-found': 'Searches were made and nothing was found: recorded, and no evidence.',
} as const;
export type SupportCode = keyof typeof supportCodes;
export type FenceCode = RefusalCode | SupportCode;

export function sentenceOf(code: FenceCode): string {
  return code in refusalCodes ? refusalCodes[code as RefusalCode] : supportCodes[code as SupportCode];
}
