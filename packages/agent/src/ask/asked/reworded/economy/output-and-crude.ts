// What a country makes, what its oil costs and where its curve stands, as people call them: "real output", "the American benchmark crude, West Texas".
import type { Rewording } from '../rewording.ts';

const country = String.raw`(?:the )?(?:us|u\.s\.|american|america's|nation's|country's|economy's|domestic)`;
const isOfCountry = /\b(?:econom(?:y|ic)|gdp|recession|america\w*|us|u\.s\.|nation|country|adjusted for inflation|in real terms|inflation-adjusted)\b/i;
const isOfOil = /\b(?:oil|crude|barrels?|wti|brent|petrol|gasoline|benchmark)\b/i;

/** Of a company, a factory or an oil field it is another thing. */
const realOutput = (words: string, ...rest: readonly (string | undefined)[]): string => {
  const text = rest.at(-1) ?? '';
  return isOfCountry.test(text) && !/\b(?:industrial|factory|oil|crude|steel|manufacturing|gap|per hour|gdp)\b/i.test(text) ? 'real GDP' : words;
};
const asCrude = (words: string, ...rest: readonly (string | undefined)[]): string => (isOfOil.test(rest.at(-1) ?? '') ? 'WTI crude' : words);

export const outputAndCrude: readonly Rewording[] = [
  [/^[^.?!:]*?\b(?:state|condition|position|lie|shape) of the (?:treasury |yield |us )?curve (?:on|as of|at|for) ([^:?.]{5,30}): (?=what|how|where|give|tell|show)/gi, 'On $1, '],
  [/\b(?:the )?(?:current |exact |present )?(?:state|condition|position|lie) of the (?:treasury |yield |us )?curve\b/gi, 'the yield curve'],
  [/\b(?:the )?(?:us |american |america's |economy's )?(?:real|inflation-adjusted) (?:economic |national |total )?output\b(?! (?:gap|per))/gi, 'real GDP'],
  [new RegExp(String.raw`(?<!['’]s )(?<!\b(?:of|its|their|industrial|factory|oil) )\b(?:${country} )?(?:(?:total|overall|economic|national) )?output\b(?! (?:gap|per|of (?!the (?:us|american|economy))))`, 'gi'), realOutput],
  [/\b(?:the )?(?:us|u\.s\.|american|domestic|texan|north american) (?:oil )?(?:benchmark|marker|reference)(?: grade)?(?: (?:crude|oil))*(?:,? (?:\()?(?:the )?(?:wti|west texas(?: intermediate)?)\)?,?)?/gi, asCrude],
  [/\bwest texas(?: intermediate)?(?: \(wti\))?(?: (?:crude|oil))*\b/gi, asCrude],
];
