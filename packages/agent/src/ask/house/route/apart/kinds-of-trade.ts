// What companies of a trade count, and no statement of theirs holds: claims that an insurer denies, passengers, orders, members, and how much of them fared in some way.
import { every, say, type Kind } from './kind.ts';

/** Of a number or a part of them; more than one word may stand between. */
const share = String.raw`(?:how many|how much|what|which|number|count|percent\w*|%|per cent|share|part|portion|proportion|fraction|rate)`;
const counted = String.raw`(?:(?:customers?['’]?s? |members?['’]?s? |patients?['’]?s? |insurance |medical |health |coverage )?claims|prior authori[sz]ations?|passengers?|flights?|complaints?|recalls?|accidents?|lawsuits?|tickets?|meals?|visits?|downloads?|subscriptions?|policyholders?|policies|loan applications?|borrowers|cardholders?|merchants?|shoppers|diners|partners|suppliers|franchisees?|data ?cent(?:er|re)s?|chatbots?|robots?|drones?|satellites?|branches|pharmacies|clinics|hospitals|doctors|physicians|nurses|engineers|pilots)`;
const fared = String.raw`(?:den(?:y|ie[sd]|ying|ials?)|reject\w*|refus\w*|turn(?:ed|ing)? (?:\p{L}+ )?down|approv\w*|pay|paid|settl\w*|filed?|grant\w*|process\w*|handl\w*|cover\w*|knock\w* back)`;

export const ofTrade: Kind = {
  what: 'operating counts of its trade (claims, passengers, orders, members and the like): only figures of the statements are bundled', owns: every,
  words: say(
    String.raw`${share} (?:of )?(?:\p{L}[\p{L}'’]* ){0,4}?${counted}(?: [^?]{0,40}?${fared})?`, String.raw`${counted} (?:that |which |it |they )?(?:were |was |are |is |been |got )?${fared}`, String.raw`${fared} (?:of |to |on )?(?:(?:its|the|their|all|more|fewer|most) )?(?:\p{L}+['’]?s? )?claims`, String.raw`(?:claims?|claim) (?:denial|approval|rejection|payment)(?: rates?)?`, String.raw`(?:denial|rejection|approval|occupancy|load factor|churn|retention|utili[sz]ation|conversion|on-?time|renewal) rates?`, String.raw`load factor|medical (?:loss|care|cost) ratio|net promoter score`,
  ),
  unless: /\b(?:jobless|unemployment|weekly|initial|continuing|payables?|payable|liabilit\w+|reserves?|securities|limited partners|suppliers? (?:are|is|was|were) owed|owe[sd]?|owing)\b/i,
};
