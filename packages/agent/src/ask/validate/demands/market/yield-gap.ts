// What a share yields against what the Treasury pays: how far the one lies from the other is told where the words ask for it, and not left to the reader.
import type { Demand } from '../demand.ts';

const ofShare = /\b(?:(?:earnings|dividend|free cash flow|fcf|cash flow)[- ]yields?|e\/p)\b/i;
const ofTreasury = /\b(?:treasur(?:y|ies)|t-?bonds?|t-?notes?|ust|government bonds?|(?:10|ten)[- ]?(?:y|yr|year)s?)\b/i;
const gap = /\b(?:how far|how much|by how m(?:any|uch)|what(?:'s| is| was) the (?:gap|spread|difference)|gap|spread|differ\w*|minus|less the|pp|bps?|points?)\b/i;
const isTold = /(?:−|-) ?-?[\d.]+% = -?−?[\d.]+ percentage points/;

export const yieldGap: Demand = ({ text, opening, wholeWords }) => (opening.length > 0 && ofShare.test(text) && ofTreasury.test(text) && gap.test(text) && !isTold.test(wholeWords) ? ['how far the two yields lie apart'] : []);
