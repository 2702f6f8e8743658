// Dividends and buybacks taken as one sum, and what part of the year's cash it was; what went out as dividends alone.
import type { Rewording } from '../rewording.ts';
import { any, operatingCash, re } from '../words.ts';

const buybacks = any('(?:share |stock )?buy-?backs?', '(?:share |stock )?repurchases');
const dividends = any('dividends?(?: paid| payments?)?', 'divs?');
const both = String.raw`(?:(?:the |its )?(?:${dividends} ?(?:and|plus|&|\+|together with) ?(?:the |its )?${buybacks}|${buybacks} ?(?:and|plus|&|\+|together with) ?(?:the |its )?${dividends}))`;
const asOne = any('together', 'combined', 'in (?:all|total|sum)', 'altogether', 'lumped together', 'taken together', 'added up', 'added together', 'as one', 'counted as one');
const name = String.raw`((?:[A-Z][\w&.-]*(?: [A-Z&][\w&.-]*){0,3}))`;
const time = String.raw`((?:fiscal (?:year )?|fy ?)?'?(?:20)?\d\d)`;
const ofYear = String.raw`(?:(?:that |the |the same |this )year's |its |the |that |their |the 20\d\d |20\d\d )*`;
/** Free cash flow, with what it is told to be behind it. */
const free = String.raw`(?:free cash(?: flow)?|FCF)(?:,? \(?(?:i\.e\.,? |that is,? |meaning )?(?:${operatingCash}|cfo|ocf) ?(?:after|minus|less|-|net of) (?:the )?(?:cap ?ex|capital (?:expenditures?|spending))\)?,?)?`;
const took = any('use(?:d)? up', 'use[ds]?', 'eat(?:en)? up', 'ate(?: up)?', 'eat', 'swallow(?:ed)?(?: up)?', 't[ao]ke?n?(?: up)?', 'took(?: up)?', 'consumed?', 'absorb(?:ed)?', 'account(?:ed)? for', 'ma[dk]e up', 'represent(?:ed)?', 'gobble[sd]? up', 'come to', 'amount to', 'equal');
const part = any('how much', '(?:what|which) (?:part|share|percent(?:age)?|portion|slice|fraction|proportion)', 'how (?:big|large) a (?:part|share|slice|portion|chunk|bite)');
const handed = any('handed(?: back| out| over)?', 'paid(?: out| back)?', 'returned', 'sent(?: back| out)?', 'given back', 'passed on', 'went');
const owners = any('(?:share|stock)?holders', 'owners', 'investors');

/** The two as one sum, in the order in which they were said. */
function combined(said: string, who = '', when = ''): string {
  const two = said.search(/\bdiv/i) < said.search(/\bbuy-?back|\brepurchase/i) ? 'dividends and share repurchases' : 'share repurchases and dividends';
  return `what was the combined total of ${who === '' ? '' : `${who}'s `}${two}${when === '' ? '' : ` in ${when}`}`;
}

export const handedBack: readonly Rewording[] = [
  // What everybody takes it for stands behind its name.
  [re(String.raw`\b(free cash flow|FCF) ?\((?:i\.e\.,? |that is,? |= ?)?(?:${operatingCash}|cfo|ocf) ?(?:after|minus|less|-|net of) ?(?:the )?(?:cap ?ex|capital (?:expenditures?|spending))\)`), '$1'],
  [re(String.raw`\b(?:what|how much) (?:did|do) (?:${name}'s? )?${both}(?: (?:for|in) ${time})? (?:come|add up|amount|total|sum up)(?: up)?(?: to)?(?: ${asOne})?`), combined],
  [re(String.raw`(?<!\b(?:the|combined|in|a|grand) )\b(?:please )?(?:total|sum(?: up)?|add(?: up| together)?|combine|lump together) (?:${name}'s? )?${both} (?:for|in|of) ${time}`), combined],
  [re(String.raw`\b(?:relate|compare|hold|set|put) (?:the |that |this |its )?(?:(?:20\d\d|combined|resulting) )?(?:sum|total|amount|figure)? ?(?:to|with|against|in relation to) ${ofYear}${free}`), 'what percent of free cash flow was that'],
  [re(String.raw`\b${part}(?: out)? of ${ofYear}${free} (?:did|does|was|is|were) (?:that|this|it|they|these|those|the (?:sum|total|two|amount)(?: (?:returned|handed back|paid out|sent back|given back)(?! (?:in|as|through|by)\b))?)(?: (?:sum|total))? ?(?:${took})?(?![a-z])`), 'what percent of free cash flow was that'],
  [re(String.raw`(?<=\b(?:${free})[^?]{0,60}?),? (?:and )?(?:(?:what|which) )?(?:%|percent(?:age)?|share|part|portion)(?: of (?:it|that|this|which))?(?: (?:was|is|were|got))? (?:${handed})(?: to (?:its |the )?${owners})?(?: (?:as|in|through|via|on|by way of|for))?,? ?${both}(?:,? ${asOne})?`), ', and what percent of it went to dividends and buybacks together'],
  [re(String.raw`\bhow (?:big|large) an? (?:share|part|slice|portion|chunk|bite) of (?:the |its |that )?(?:year's )?(${free}|${operatingCash}|cash from the operations) (?:did )?(?:the two|both|they)(?: of them)?(?:,? (?:together|combined|taken together))? (?:${took})`), 'how big a share of $1 were the two of them together'],
  [re(String.raw`\b(?:how much|what) (?:(?:money|cash) )?(?:went|was (?:sent|mailed|paid|handed)|flowed)(?: out)? to (${name}'s?|its|the) (?:${owners}) (?:in|as|by way of|through) (?:dividend (?:checks?|cheques?|payments?)|dividends)`), "what were $1 dividends paid"],
  [re(String.raw`(?<=\bdividends?\b[^]{0,80}?)\b(?:out )?of (?:each|every) dollar of (?:its |the )?${free},? (?:what (?:percent(?:age)?|part|share)|how much|how many cents) (?:did|does|was) (?:that|it|this|they)(?: (?:${took}))?(?![a-z])`), 'what percent of free cash flow was that'],
];
