// "And what were they in Q2 2024", "next to those of 2023", "and the same for 2022": every figure that was named before, at a second time.
const time = String.raw`(?:(?:the|its) )?(?:(?:same|first|second|third|fourth|prior|previous|preceding|last|corresponding|comparable) (?:fiscal )?(?:quarter|year|period|half)|quarter|year (?:before|earlier|ago)|end of|fiscal|fy ?'?\d|q[1-4]\b|[1-4]q\b|'?(?:19|20)\d\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)`;
const at = String.raw`(?: (?:of|for|in|from|at|on|back in|during))`;
const lines = String.raw`(?: (?:figures?|lines?|numbers?|amounts?|two|three|both|ones|items?))*`;
const beside = String.raw`(?:next to|alongside|beside|besides|against|versus|vs\.?|compared (?:with|to)|set against|and|or|with|then|than)`;

const again = new RegExp([
  String.raw`\b(?:what|how (?:much|large|high|big|many)) (?:were|was|are|did|had|have) (?:they|those|these|both|the two|the three|the same)${lines}(?: (?:been|come to|stand at|amount to))?${at}? ${time}`,
  String.raw`\b${beside} (?:the )?(?:those|the same|same|both|these|all (?:two|three|of (?:them|these|those)))${lines}${at} ${time}`,
  String.raw`\b${beside} (?:those|the same|both)${lines} (?:a|one) year (?:before|earlier|ago)`,
  String.raw`(?:,| ) ?(?:next to|alongside|beside|set against|compared (?:with|to)) (?:fiscal |fy ?|the (?:first|second|third|fourth) quarter of |q[1-4] ?(?:of )?)?(?:fiscal )?'?(?:19|20)\d\d[?.]?$`,
].join('|'), 'i');

/** "Q2 2025: sales and profit against Q2 2024": the time stands before the list, and what it is held against behind all of it. */
const listHeld = new RegExp(String.raw`\d[^:?.;]{0,40}[:,] ?[^:?.;\d]{0,100}(?:,| and | & | \+ )[^:?.;\d]{2,50} (?:vs\.?|versus|against|compared (?:with|to)|next to|beside|set against|relative to) (?:those (?:of|in) |that of |the same )?(?:the )?${time}[^,:;?]{0,30}[?.]?$`, 'i');

export function asksEachAgain(text: string): boolean {
  return again.test(text) || listHeld.test(text);
}
