// What people who run companies are paid, and what those who write about them said: neither is bundled.
import { knownCompanies } from '../../../asked/reworded/whom/known-companies.ts';
import { every, say, type Kind } from './kind.ts';

/** As it is said of news. */
export const ofNews = 'news: why a price moved, what was announced or reported, is not bundled';

const chiefs = String.raw`(?:${knownCompanies.flatMap(({ people }) => (people === undefined ? [] : [people])).join('|')})`;
const title = String.raw`(?:(?:mr|ms|mrs)\.? \p{L}+)`;
const office = String.raw`(?:c[efto]o|chief(?: (?:executive|financial|operating))?(?: officer)?|chair(?:man|woman)?|president|boss(?:es)?|executives?|directors?|top (?:man|woman|brass|people)|management|leadership|head)`;
const somebody = String.raw`(?:${chiefs}|${title}|${office})`;
const wage = String.raw`(?:pay(?: ?(?:packages?|packets?|che(?:ck|que)s?|deals?|awards?|rises?|ratio|cut))?|salar(?:y|ies)|bonus(?:es)?|compensation|comp|remuneration|wages?|take-home(?: pay)?|pay-?outs?|earnings|income)`;
const isPaid = String.raw`(?:was|were|is|are|been|being|got|gets?|getting)`;
const gets = String.raw`(?:make|makes|made|earn|earns|earned|get|gets|got|take home|takes home|took home|pocket|pocketed|collect|collected|rake in|raked in|pull down|pulled down|receive|received|cost|costs|bring home|brought home)`;

export const kindsOfPeople: readonly Kind[] = [
  {
    what: 'executive pay: it stands in proxy statements, and the text of filings is not bundled', owns: every,
    words: say(
      String.raw`${somebody}(?:['’]s?)? (?:own |total |whole |annual |yearly |overall |base |full |\d{4} ){0,2}${wage}`, String.raw`${wage} (?:package )?(?:of|for|to) (?:the |its |their )?(?:\p{L}+ ){0,1}?${somebody}`,
      String.raw`(?:does|do|did|has|have) (?:the |its |their )?(?:[\p{L}'’]+ ){0,2}?${somebody} (?:himself |herself |themselves |really |actually |personally |alone )?${gets}(?! (?:of|from its|per share|rid|out))`, String.raw`(?:${chiefs}|${title}) (?:himself |herself |really |actually |personally )?(?:take|took|takes|taking|bring|brought) home`, String.raw`what (?:the |its |their )?${somebody} (?:himself |herself |really |actually |personally )?${gets}(?! (?:of|from its|per share|rid))`,
      String.raw`${somebody} (?:himself |herself |themselves )?${isPaid} (?:\p{L}+ ){0,2}?paid`, String.raw`${isPaid} (?:\p{L}+ ){0,3}?(?:${somebody}|he|she|they|himself|herself)(?: \p{L}+){0,3} paid`, String.raw`(?:he|she) (?:himself |herself )?${isPaid} paid`, String.raw`paid (?:the |its |their )?(?:\p{L}+ )?(?:${chiefs}|${title}|chief executive|ceo|boss)`,
      String.raw`(?:executive|ceo|c-suite|boardroom|directors['’]) (?:total )?${wage}`, String.raw`(?:his|her) (?:own |total |annual |yearly )?(?:pay|salary|bonus|compensation|remuneration|pay ?check)`, String.raw`on (?:his|her) pay`,
    ),
    unless: /\b(?:stock[- ]based|share[- ]based|sbc|dividends?|tax(?:es)?|interest|insiders?|sold|selling|sells?|sales|for (?:his|her|the) (?:shares|stock)|per share|(?:average|mean|what|selling|sale) price|keep|earns? (?:his|her|their) (?:keep|living|corn|salt))\b/i,
  },
  {
    what: ofNews, owns: every,
    words: say(
      String.raw`(?:commentators?|columnists?|pundits?|bloggers?|journalists?|reporters?|(?:the )?(?:press|media|papers|newspapers|financial press|business pages)) (?:\p{L}+ ){0,3}?(?:judge|judged|made?|makes?|say|said|saying|writ(?:e|es|ing|ten)|wrote|comment\w*|receiv\w+|t[ao]ke|took|taken|see|saw|seen|cover|covered|covering|report|reported|reporting|think|thought|react\w*|treat\w*|respond\w*|greet\w*|kind|harsh|rough|impressed|excited|happy|unhappy|critical|enthusiastic|friendly|positive|negative|sceptical|skeptical|like|liked)`,
      String.raw`(?:kind|harsh|rough|good|bad|mixed|glowing|friendly|hostile) (?:press|reviews|coverage|headlines)`, String.raw`what(?:['’]s| is| was) new(?: (?:with|at|from|about|on))?`, String.raw`anything (?:new |interesting |big )?in the (?:papers?|news|press|headlines|media)`,
    ),
    unless: /\b(?:new (?:high|low|record)s?|news ?corp)\b/i,
  },
];
