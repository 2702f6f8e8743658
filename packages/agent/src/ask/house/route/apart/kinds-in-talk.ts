// What is not bundled, as people put it in passing: how many of its places were standing, what chunk one of its products was, what it blew on commercials, what its default swaps cost.
import { product } from '../absent-words.ts';
import { every, priced, say, type Kind } from './kind.ts';

/** Of what is counted by closes, filings and trades, the number is at hand. */
const countable = String.raw`(?:shares?|years?|quarters?|months?|weeks?|days?|sessions?|times|insiders?|directors?|officers?|executives?|trades?|transactions?|filings?|forms?|dividends?|payments?|companies|stocks?|splits?|closes|losses|people|employees|percent\w*|points?|dollars?|cents?)`;
const standing = String.raw`(?:there|standing|open(?:ed)?|up and running|in operation|operating|dotted|scattered|around|left)`;
const piece = String.raw`(?:chunk|slice|part|share|piece|portion|bit|percentage|percent|fraction|proportion|wedge|cut)`;
const adds = String.raw`(?:chip(?:ped|s)? in|kick(?:ed|s)? in|contribut\w+|throw(?:s|n)? in|threw in|account(?:ed|s)? for|make up|made up|rake[ds]? in|pull(?:ed|s)? in|bring(?:s)? in|brought in|generate[ds]?|earn(?:ed|s)?|make|made|deliver(?:ed)?)`;
const adverts = String.raw`(?:advertising|adverts?|ads|commercials|ad campaigns?|promotions?(?= and advertis))`;

export const kindsInTalk: readonly Kind[] = [
  {
    what: 'operating counts such as numbers of stores, restaurants or other outlets: they stand in no statement', owns: every,
    words: say(String.raw`how many (?:of (?:those|these|the|its|their) )?(?!${countable}\b)(?:\p{L}[\p{L}'’-]* ){1,3}?(?:were|are|was|stood) (?:still )?${standing}`),
    unless: new RegExp(String.raw`how many (?:\S+ ){0,3}?${countable}\b`, 'i'),
  },
  {
    what: 'operating counts (units sold, stores, customers) or figures of segments, products or places: only the statements of the whole company are bundled', owns: every,
    words: say(
      String.raw`(?:what|how much|which|how (?:big|large) an?) (?:${piece} )?(?:of (?:it|that|this|them|those) )?(?:was|is|were|came from|c[ao]mes? from) (?:down to )?(?:its |the |their )?(?:${product})`,
      String.raw`(?:did|does|has|do) (?:the |its )?(?:\p{L}+ (?:bit|arm|side|unit|business|division|piece|operation|outfit),? )?(?:${product}),? ${adds}`,
      String.raw`(?:the |its )(?:cloud|advertising|streaming|hardware|insurance|retail|phone) (?:bit|arm|side|piece|outfit|operation)`,
    ),
  },
  {
    what: 'advertising expense: what was spent on advertising stands in the notes of filings, which are not bundled', owns: /^(?:selling_and_marketing\w*|sga\w*|selling\w*)$/,
    words: say(String.raw`(?:advertising|adverts?|ad|ads) (?:spend(?:ing)?|costs?|expenses?|budgets?|bill|outlays?|dollars)`, String.raw`(?:spen[dt]s?|spending|bl[eo]w|put|pour(?:ed)?|splash(?:ed)?|lavish(?:ed)?|outlays?|budget(?:ed)?|paid|pay|cost|costs|burn(?:ed|t)?|shell(?:ed)? out) [^?]{0,40}?(?:on|for|into|in) (?:\p{L}+ ){0,2}?${adverts}`),
    unless: /\b(?:ad(?:vertising)? (?:revenues?|sales|income|business)|sell(?:s|ing)? ads|from (?:ads|advertising))\b/i,
  },
  {
    what: 'credit default swaps (CDS) and the spreads at which a company’s bonds trade', owns: priced,
    words: say('cds', String.raw`(?:credit )?default swaps?(?: (?:spreads?|quotes?|levels?|prices?|rates?))?`, String.raw`(?:cost|price) of insuring (?:its |their |the )?(?:debt|bonds)`, String.raw`(?:corporate |senior |its |their )?bonds?['’]? spreads?`),
    unless: /\b(?:treasur(?:y|ies)|high[- ]yield|investment[- ]grade|junk|oas|index|meaning|certificates? of deposit)\b/i,
  },
];
