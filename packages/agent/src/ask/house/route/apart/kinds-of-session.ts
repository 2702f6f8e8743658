// Prices other than the close of a day, asked for beside a close: the close is told, and the other is named as missing.
import { priced, say, type Kind } from './kind.ts';

const off = String.raw`(?:after|pre|out of)[- ]?(?:hours|market|mkt)`;
/** Of the session, and not of a year or of closes. */
const day = String.raw`(?:that|the same|the|this|its|the last|the latest|the most recent|same)(?: trading)? (?:day|session)`;
const price = String.raw`(?:prices?|quotes?|px|levels?|trades?|highs?|lows?|ranges?|moves?)`;
const touch = String.raw`(?:trade[ds]?|trading|go|went|g[eo]t|climb(?:ed)?|touch(?:ed)?|reach(?:ed)?|hit|spike[ds]?|peak(?:ed)?|r[ua]n|fall|fell|dip(?:ped)?|sink|sank)`;

export const ofSession: Kind = {
  what: 'prices within the day, before the opening or after the close: only daily closes are bundled', owns: priced,
  words: say(
    String.raw`(?:the |its )?${off}(?: (?:trading|dealing|session|${price}))*`, String.raw`(?:in|during) (?:the )?(?:late|extended|evening|overnight|post-?market) (?:trading|dealing|session)`, String.raw`extended[- ]hours?(?: (?:trading|${price}))*`, String.raw`intra-?day(?: ${price})*`,
    String.raw`${day}['’]s (?:intra-?day )?(?:highs?|lows?|peak|bottom|top|ranges?|opening(?: price)?|open)`, String.raw`(?:session|daily)['’]?s? (?:highs?|lows?|peak|trough|top|bottom|ranges?)`, String.raw`(?:high|low|top|bottom|highest|lowest|peak|best|worst)(?: (?:price|point|level|trade|print|quote))? (?:of|in|on|during|within) ${day}`,
    String.raw`how (?:high|low) (?:did|does|has) (?:\S+ ){1,4}?${touch}(?: \S+){0,3}? (?:during|in|within|on|over) ${day}`, String.raw`(?:high|low|highest|lowest|best|worst|most|least|peak)[^?.;]{0,40}? (?:while|when) (?:the )?(?:market|exchange|bourse|bell|session) (?:was|is) (?:still )?open`,
    String.raw`(?:the |its )?(?:opening (?:price|quote|trade|level|print)|price at the (?:open|opening|bell))s?`, String.raw`(?:what|where|how) (?:price )?(?:did|does) (?:\S+ ){1,4}?open(?: at)?(?= (?:that|on|this|the same|at)\b|\W*$)`, String.raw`(?:the )?(?:bid|offer)(?:[- ]?(?:and|/|&)?[- ]?ask)?(?: (?:price|quote|spread)s?)|bid[- ](?:and |/ ?)?ask`,
  ),
  unless: /\b(?:meaning|define|news|closing (?:highs?|lows?|peak)|(?:highest|lowest) (?:daily )?clos\w+|52[- ]?w\w*|year|months?|clos(?:e|es|ing) (?:of|in|over|during) (?:the )?(?:past|last))\b|\bopen (?:interest|market)\b/i,
};
