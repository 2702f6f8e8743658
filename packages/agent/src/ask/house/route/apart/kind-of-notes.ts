// What stands in words in the notes to the statements: contingencies, commitments, what happened after the day of the balance sheet. A research note of the asker's own is none of them.
import { every, say, type Kind } from './kind.ts';

const matter = String.raw`(?:legal|litigation|contingenc(?:y|ies)|contingent(?: liabilit(?:y|ies))?|commitments?|pensions?|leases?|income tax(?:es)?|segments?|goodwill|subsequent[- ]events?|related[- ]part(?:y|ies)|fair[- ]value|revenue[- ]recognition|environmental|restructuring|derivatives?)`;
const note = String.raw`(?:foot ?notes?|notes?|disclosures?)`;

export const ofNotes: Kind = {
  what: 'the text of filings: what a report says in words, its wording, is not bundled, only its figures are', owns: every,
  words: say(
    String.raw`${matter}(?: (?:and|&|or) ${matter})? (?:\p{L}+ )?${note}(?! payable)`, String.raw`${note} (?:on|about|covering|regarding) (?:the |its |their )?${matter}`, String.raw`notes? to (?:the|its) (?:consolidated |financial )*(?:statements|accounts)`,
    String.raw`legal (?:contingenc(?:y|ies)|matters|reserves?|exposures?|risks?|cases?|disputes?|troubles?|proceedings)`, String.raw`(?:contingenc(?:y|ies)|contingent liabilit(?:y|ies))`, 'subsequent events?', 'related[- ]party (?:transactions?|dealings?)',
  ),
};
