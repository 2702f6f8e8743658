// What chains of stores and restaurants count, and no statement of theirs holds: the sales of the stores that were open a year before, and who came in. What is missing is named in the words that were asked.
import { every, say, type Kind } from './kind.ts';

const forms = String.raw`(?:global |worldwide |systemwide |u\.?s\.? |international )?`;

export const ofStores: Kind = {
  what: 'comparable sales (same-store sales, comps) of stores or restaurants: they stand in no statement, only the sales of the whole company are bundled', owns: every,
  words: say(String.raw`${forms}(?:comparable|same[- ]store|same[- ]restaurant|like[- ]for[- ]like|comp|lfl)(?:[- ](?:store|restaurant))? (?:sales|revenues?)(?: growth)?`, String.raw`(?<!\b(?:peer|trading|my|our|valuation|the peer|sector|exec(?:utive)?) )comps(?! (?:sheet|table|file|set|page))`, 'comparables? growth'),
  unless: /\b(?:peers?|multiples?|valuation|trading comps|comparable compan\w+|year[- ]ago|prior[- ]year)\b/i,
};

const came = String.raw`(?:walk(?:ed|s|ing)? (?:through|in(?:to)?)|visit(?:ed|s)?|came (?:in(?:to)?|through)|come (?:in(?:to)?|through)|went (?:in(?:to)?|through)|ate|eat|dined?|shopp?(?:ed|s)?|were served|(?:did|does|do) [^?]{2,30} serve)`;

export const ofVisits: Kind = {
  what: 'guest counts (customer visits, footfall, traffic) of stores or restaurants: they stand in no statement, and only figures of the statements are bundled', owns: every,
  words: say(String.raw`(?:guest|customer|visitor|diner|shopper|patron) (?:counts?|numbers?|traffic|visits?|transactions?)`, String.raw`(?:foot ?fall|foot[- ]traffic|store traffic|restaurant traffic|comparable guest counts?)`, String.raw`(?:how many|number of|count of) (?:people|guests?|customers?|visitors?|diners?|shoppers?|patrons?|folks|mouths)[^?]{0,20}? ${came}`, String.raw`(?:how many|number of) (?:guests|visitors|diners|shoppers|patrons)`),
};
