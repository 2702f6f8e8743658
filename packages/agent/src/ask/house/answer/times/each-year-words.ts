// Words that ask of two years for the move of each against its own year before, and not for the one between the two.

const year = String.raw`(?:(?:fiscal (?:years? )?|fy ?)?20\d\d|(?:fiscal (?:years? )?|fy ?)'?\d\d|'\d\d)`;
const joint = String.raw`(?:,? (?:and|&)|,| ?\/) ?`;

/** "The change in each of 2023 and 2024": each against its own year before. */
const inEach = /\b(?:in|for|of|over) each (?:year|one|of (?:the |these |those |both |fiscal |fy ?|(?:two|three|four|five) |last |past )*(?:years?|them|'?\d\d|20\d\d))\b|\beach (?:year )?(?:against|versus|vs\.?|compared|over|on) (?:the|its|that)\b/i;
const patterns = [
  inEach,
  new RegExp(String.raw`\bin ${year},? and (?:again )?in ${year}(?!\d)`, 'i'),
  /** "By what percent in 2023, and by what percent the year after, in 2024". */
  new RegExp(String.raw`\bin ${year},? and (?:then )?(?:by )?(?:what|how)\b(?:(?!\b(?:level|above|below|than|against|from|since|over)\b)[^?.,;]){0,40}?,? in ${year}(?!\d)`, 'i'),
  /** "YoY % 2023, 2024". */
  new RegExp(String.raw`\b(?:yoy|y\/y|year[- ]over[- ]year|year[- ]on[- ]year)\b[^?.;,]{0,30}?\b${year}${joint}(?:in )?${year}(?=\s*(?:[?.]|$))`, 'i'),
  /** "How much did it change in 2023 and 2024", "fell in both 2023 and 2024". */
  new RegExp(String.raw`\b(?:chang\w*|gr[eo]w\w*|r[io]sen?|rise|f[ae]ll(?:en)?|mov(?:e|ed)|increas\w*|decreas\w*|declin\w*|drop(?:s|ped)?|sh?r[aiu]nk)(?! (?:from|between))\b(?:(?!\b(?:between|from|since|against|versus|compared|than|compound\w*|annual\w*|average)\b)[^?.,;:]){0,40}? (?:in|for|during) (?:both )?${year},? and (?:again )?(?:in )?${year}(?!\d)`, 'i'),
];

export function asksOfEachYear(text: string): boolean {
  return patterns.some((pattern) => pattern.test(text));
}
