// How amounts are written and spoken, as patterns: relations ("more than", "close to"), money, percent, cents on the dollar, fractions, multiples, "doubled".
import type { Relation } from './claimed-amount.ts';
import { fractionPattern, numberPattern, scalePattern } from './spoken-amount.ts';

const slight = '(?:just|slightly|a little|a bit|little|barely|a touch|a shade|a hair|marginally|a fraction)';
const far = '(?:(?:well|far|way|comfortably|easily|much|clearly|substantially|significantly|considerably|a lot|quite a bit|long) )?';
const passing = '(?:exceed(?:s|ed|ing)?|top(?:s|ped|ping)?|surpass(?:es|ed|ing)?|pass(?:es|ed|ing)?|beats?|beating|cross(?:es|ed|ing)?|broken?(?: through)?)';
const reaching = '(?:reach(?:es|ed|ing)?|hit|hits)';
export const relations: readonly (readonly [Relation, string])[] = [
  ['just-above', `${slight} (?:over|above|more than|past|north of|better than)`], ['just-below', `${slight} (?:under|below|less than|short of|shy of)`],
  ['at-least', 'at least|no less than|not less than|no fewer than|a minimum of|upwards? of'], ['at-most', 'at most|no more than|not more than|up to|a maximum of'],
  ['above', `${far}(?:more than|greater than|higher than|bigger than|larger than|better than|over|above|north of|in excess of|beyond|past|${passing})`],
  ['below', `${far}(?:less than|fewer than|lower than|smaller than|under|below|south of|short of|shy of|beneath)`],
  ['nearly', '(?:very )?nearly|almost|close on|getting on for|approaching|nigh on|not quite|just about|practically|virtually'],
  ['about', '(?:only |just |merely |barely )?(?:about|around|round|roughly|approximately|approx\\.?|circa|c\\.|some|something like|(?:very |pretty )?close to|near|in the region of|in the neighbou?rhood of|of the order of|~|≈)'],
  ['at-least', reaching],
  ['exactly', 'exactly|precisely|a mere|mere|only|just|merely|barely|scarcely|hardly|a whopping|a staggering|a massive|as much as|as little as|a full|fully|a paltry|a cool|a good|all of|equal to|=|equals'],
];
const relation = relations.map(([, words]) => words).join('|');
/** What an amount is passed or reached by: it is asked what it was. */
export const verb = new RegExp(`^${far}(?:${passing}|${reaching})\\b`, 'i');

const dollars = '(?:[- ](?:us[- ])?(?:dollars?|bucks|usd))';
const sign = String.raw`(?:us ?\$|\$|usd )`;
const per = String.raw`(?:on|out of|of|from|in|for|per|off)`;
const dollar = String.raw`(?:the|each|every|a|its|one|every single|each and every) (?:of its )?(?<year>(?:fiscal )?(?:19|20)\d\d )?(?:sales |revenue )?(?:dollar|buck)(?: (?:of|in) (?:its |net |all )?(?<whole>sales|revenues?|turnover|assets|total assets|equity|profit)| (?:it|they|that) (?:takes?|took|taken|brings?|brought|pulls?|pulled|rakes?|raked|comes?|came)(?: in)?| taken in)?`;
const share = String.raw` (?:an?|per|on each|on every|for each|for every|each) share\b`;
const not = String.raw`(?! ?-?(?:years?|yrs?|months?|days?|weeks?|quarters?|decades?|hours?|minutes?|companies|firms|stocks|countries|people|places|thirds|sevenths?)\b)`;

/** What is counted and is no money. */
const things = String.raw`(?:[a-z]+ )?(?:people|employees|customers|clients|users|members|subscribers|barrels|jobs|cars|trucks|miles|years|units|iphones?|ipads?|macs?|phones|handsets|chips|gpus|burgers|meals|restaurants|stores|planes|jets|aircraft|machines|cards|parcels|packages|patients|copies|downloads|boxes|bottles|nappies|diapers)`;

const mark = String.raw`the (?:magic |magical |symbolic )?(?<markSign>${sign})?(?:(?<markNumber>${numberPattern})[- ]?)?(?<markScale>trillion|billion|million|thousand|bn|tn)?(?<markPercent>[- ]?(?:percent|per cent|%))?${dollars}?[- ](?:mark|line|level|barrier|threshold)\b`;
const ranged = String.raw`(?:between )?(?<low>${numberPattern}) ?(?:(?<lowPercent>%|percent|per cent)|(?<lowScale>${scalePattern}))? ?(?:-|to|and|or) ?(?<high>${numberPattern})`;
const shapes: readonly string[] = [
  String.raw`(?:(?<centsFrom>${numberPattern}) (?:or|to) )?(?<cents>${numberPattern}) cents(?<half> and a half)?(?: (?<gross>gross|net|operating))?(?: (?:of|in) (?<of>(?!each|every|the|a |its)[a-z]+(?: [a-z]+)?))? ${per} ${dollar}`,
  mark,
  String.raw`(?<!\band )(?<!\band an? )(?<!\b(?:last|past|previous|prior|preceding|latest|recent|first|final|next|these|those) )(?<part>${fractionPattern})(?: (?:of|from|on|out of) ${dollar})?(?! (?:year|ago|earlier|later|before)\b|-(?:year|hour))`,
  String.raw`(?<sign>${sign})(?<money>${numberPattern})(?:[- ]?(?<scale>${scalePattern}))?(?<share>${share})?(?! ?(?:calls?|puts?)\b)`,
  String.raw`(?<scaled>${numberPattern})(?!-?[kq]\b)[- ]?(?<scaledBy>${scalePattern})(?: and a half)?(?<coin>${dollars})?(?! ?%)(?! (?:${things})\b)`,
  String.raw`(?<dollarHalf>(?:an?|one) (?:dollar|buck) and a half)`,
  String.raw`(?<coins>${numberPattern})${dollars}(?<share>${share})?`,
  String.raw`(?<points>${numberPattern})[- ]?(?:percentage[- ]points?|points?|pp|ppts?)\b`,
  String.raw`(?<percent>${numberPattern})[- ]?(?:%|percent\b|per cent\b|pct\b|p\.c\.)`,
  String.raw`(?<times>${numberPattern})(?:-?x\b| times\b|-?fold\b)|(?<twice>twice|(?:double|triple|treble|quadruple)(?= (?:as |its|their|the |that of|those of|what|(?:[\w&.-]+ ){0,2}[\w&.-]+['’]s?\b)))\b`,
];
const bare = String.raw`(?<bare>${numberPattern})(?!\d|[.,]\d|(?:st|nd|rd|th)\b| (?:of )?(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]*\.?(?: |,))(?! ?(?:%|percent|per cent|cents|${scalePattern}|times|points)\b)${not}`;
const plainNumber = String.raw`(?!(?:19|20)\d\d\b)`;
const lead = String.raw`(?:(?<![\w$.,/-])(?:(?<relation>${relation}) )?(?:(?:the|its|a) (?=\$|\d))?(?:a |an )?(?<exact>${'mere|cool|whopping|staggering|full|paltry|massive|good'}) ?|(?<![\w$.,/-])(?:(?<relation2>${relation}) ?)?)`;

const moved = String.raw`(?<factor>(?:doubl|tripl|trebl|quadrupl|quintupl|halv)(?:ed|ing|es|e(?=[?.,;]|$| (?:in|from|between|over|since|during|within|by|for|on)\b)))\b(?! (?:digit|dip))`;
export const factors: readonly (readonly [RegExp, number])[] = [[/^doubl/i, 2], [/^tr[ie]p?b?l/i, 3], [/^quadr/i, 4], [/^quint/i, 5], [/^halv/i, 0.5]];

/** Hardly any move. */
const steady = String.raw`(?<steady>(?:has |have |it's |it is |is )?(?:barely|hardly|scarcely|never (?:really )?|not (?:really )?|n't (?:really )?)(?: (?:budge[ds]?|move[ds]?|change[ds]?|shift(?:s|ed)?|grown|grew|risen|rose|increased|improved))(?: (?:at all|much|a bit|an inch))?|(?:stayed|remained|held|been|was|were) (?:more or less |roughly |about |pretty much |essentially |broadly )?(?:flat|steady|stable|unchanged|level|the same))\b`;

/** In the order in which they are tried: of two that share words the earlier kind is meant. */
export const amountPatterns: readonly RegExp[] = [
  new RegExp(String.raw`(?<![\w])${steady}`, 'gi'),
  new RegExp(String.raw`(?<![\w$.,/-])(?:(?<relation>${relation}) )?${moved}`, 'gi'),
  // "Net income −2.9% in 2024": a move by its sign, but where a share or a rate has one of its own.
  new RegExp(String.raw`(?<!\b(?:margin|return|returns|yield|roe|roa|rate|spread|ratio)(?: (?:of|was|is|at|=))? ?)(?<![\w$.,/)%-])(?<moveSign>[+−-])(?<signedPercent>${numberPattern})[- ]?(?:%|percent\b|per cent\b|pct\b)`, 'gi'),
  new RegExp(String.raw`(?<![\w$.,/-])(?:(?<relation>${relation}|somewhere|anywhere) )?(?<sign>${sign})?${ranged}[- ]?(?:(?<rangePercent>%|percent\b|per cent\b)|(?<rangeScale>${scalePattern}))`, 'gi'),
  ...shapes.map((shape) => new RegExp(String.raw`${lead}(?:${shape})${not}`, 'gi')),
  new RegExp(String.raw`(?<![\w$.,/-])(?<relation>${relation}) ${plainNumber}${bare}`, 'gi'),
  // A number with its digits at the end: "last close 164.74, right?"
  new RegExp(String.raw`(?<![\w$.,/+−-])(?<bare>\d+(?:,\d{3})*\.\d+)(?= ?(?:[?!,;]|\.(?!\d)|$| (?:in|for|on|at|(?:the )?same|that) \b))`, 'gi'),
  // "Six in 2023" after an amount with its unit.
  new RegExp(String.raw`\b(?:against|and|versus|vs\.?|from|to|compared (?:with|to)) ${plainNumber}${bare}(?= (?:in|for|at|during|a year|the year)\b)`, 'gi'),
];
