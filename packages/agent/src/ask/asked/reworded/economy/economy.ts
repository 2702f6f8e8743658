// The economy in the words of traders and of readers of newspapers: maturities side by side, what bond markets expect, the country by its full name.
import type { Rewording } from '../rewording.ts';
import { any, re } from '../words.ts';

const years = String.raw`(one|two|three|five|seven|ten|twenty|thirty|1|2|3|5|7|10|20|30)[- ]?(?:years?|yrs?|y)`;
const paper = String.raw`(?:us |u\.s\. |american |federal )?(?:treasur(?:y|ies)(?: (?:notes?|bonds?|paper|securities|yields?|rates?))?|usts?|government (?:paper|securities|debt|notes?|bonds?)|govt (?:paper|bonds?)|govies|t-?(?:notes?|bonds?)|sovereigns?|notes?|bonds?|paper|yields?)`;
const pays = any('pay', 'paid', 'yield(?:ed)?', 'return(?:ed)?', 'g[ia]ve', 'offer(?:ed)?', 'fetch(?:ed)?', 'carr(?:y|ied)');
const markets = any('(?:bond |financial |the )*markets?', '(?:bond |the )*investors?', '(?:bond |the )*traders?', 'the bond market', 'wall street', 'breakevens?');
const expects = any('expect(?:ed|s|ing)?', 'pric(?:e|ed|es|ing)', 'anticipat(?:e|ed|es|ing)', 'count(?:ed|ing)? on', 'bak(?:e|ed|ing)(?: in)?', 'pencil(?:l?ed|l?ing)? in', 'bank(?:ed|ing) on', 'bet(?:ting)?', 'assum(?:e|ed|es|ing)', 'impl(?:y|ied|ies)');

export const economyInWords: readonly Rewording[] = [
  [re(String.raw`\b(?:the )?real yields? (?:on|of|for) (?:the )?(?:(?:us|american) )?(?:ten|10)[- ]?(?:years?|yrs?|y)(?: (?:us|treasury))? (?:inflation[- ](?:indexed|protected|linked)|tips|index[- ]linked)(?: (?:treasur(?:y|ies)(?: (?:securities|yields?|notes?|bonds?))?|securities|bonds?|notes?))?`), 'the ten-year real yield'],
  [re(String.raw`\b(?:the )?break-?even(?: inflation)?(?: rate)? (?:over|for|across|covering) (?:the |those |that )?(?:(?:same|next|coming|very) )*(?:ten|10)[- ]?years?(?: (?:horizon|span|stretch|period|term))?`), 'ten-year breakeven inflation'],
  [re(String.raw`\b(?:how much |what )?(?:rate of )?inflation over (?:the )?(?:next |coming )?(?:ten|10) years (?:(?:did|do|does|is|was|are|were) )?(?:the )?${markets} ${expects}(?: (?:in|on|for))?(?:,? \(?(?:that is,? |i\.e\.,? |meaning )?the break-?even(?: rate| inflation)*(?: i mean)?\)?)?`), 'what was ten-year breakeven inflation'],
  [re(String.raw`\b(?:the )?united states(?: of america)?(?:'s?)?(?! (?:steel|lime|cellular|antimony|oil|natural|gold|12|copper|gasoline))\b`), 'the US'],
  [re(String.raw`\b(?:over |across |in |during |for )?(?:the |all )?(?:full )?(?:twelve|12) months of ((?:19|20)\d{2})\b`), 'in $1'],
  [re(String.raw`\b(?:do|did|does)? ?(?:the )?(?:ten|10)[- ]?(?:years?|yr|y)s?(?: ${paper})? ${pays}(?: any)? (?:more|less|higher|lower)(?: yields?| interest)? than (?:the )?(?:two|2)[- ]?(?:years?|yr|y)s?(?: ${paper}| ones?)?`), ' was the yield curve inverted and what was the ten-year minus two-year spread'],
  [re(String.raw`\b(?:the )?(?:yields? (?:on|of) )?(?:ust |treasury |treasuries )?(?<!(?:spread|gap|difference)[^?]{0,24})${years}(?: ${paper})?(?:,? and(?: on)?(?: the)?|,| ?\/| ?&| ?\+) (?:on |of |the )*${years}(?=s? ${paper}| on \d| at | yields?| ust|\?|$| [a-z]{3} \d)(?:s? ${paper})?`), '$1-year Treasury yield and $2-year Treasury yield'],
  [re(String.raw`\b(?:ten|10)[- ]year inflation(?: rates?)?(?: (?:did|do|does|is|was|are|were|that))? (?:the )?${markets} ${expects}(?: (?:in|on|for))?`), 'ten-year breakeven inflation'],
  [re(String.raw`\b(?:how much |what )?(?:average )?inflation(?: rate)?(?: (?:per|a|each) year)?(?: (?:did|do|does|is|was|are|were|that))? (?:the )?${markets} ${expects}(?: (?:in|on))?(?: (?:per|a|each) year)?(?: (?:over|for) (?:the )?(?:next |coming )?(?:ten|10) years)?((?: on [^,?]{4,24})?)(?:,? (?:going|judging|measured|according|told)(?: to)? (?:by|from|to)?(?: the)? ?(?:\w+ )?break-?evens?(?: rates?)?)?`), 'what was the ten-year breakeven inflation$1'],
  [re(String.raw`\b${years} (?:us |u\.s\. )?(?:government (?:paper|securities|debt)|govies|sovereigns?)\b`), '$1-year Treasury yield'],
];
