// The piece of paper that a figure is wanted for, in the heading before what asks: "Box for the bond page: …", "Quick sidebar on the carmaker: …", "our Marram block: …". It is no company of that name and no figure; whom or when the heading tells beside it stays.

const det = String.raw`(?:(?:an?|the|my|our|your|this|his|her|their|today['’]s|tomorrow['’]s|one) )?`;
/** How large or what for: nothing of a figure. */
const kind = String.raw`(?:(?:quick|short|small|little|tiny|brief|side|front|back|bond|rates?|macro|client|credit|comps?|peer|fact|pitch|tear|press|research|news|morning|evening|closing|weekend|finance|money|markets?|business|company|desk|house|blank|missing|next|last|first|top|bottom|single|simple|one[- ]\w+|two[- ]\w+|three[- ]\w+) )`;
const paper = String.raw`(?:(?:fact|info|text)?[- ]?box|block|side-?bar|lines?|rows?|columns?|tables?|(?:fact|tear|comp|spread)?[- ]?sheet|card|flash-?card|caption|notes?|memos?|slides?|deck|page|charts?|graphic|infographic|cells?|exhibit|panel|paragraph|blurb|tile|one-pager|newsletter|handout|briefing|brief|story|piece|article|script|post|entry|snippet|bullet|call-?out|footnote|worksheet|template|(?:tax|margin|debt|dividend|cash|profit|payout|leverage|sanity|quick|cross|spot|fact|health)[- ]check)`;
const phrase = String.raw`${det}${kind}{0,3}${paper}`;
const joint = '(?:on|about|for|of|in|to|into|at|covering|regarding|with)';
const doing = String.raw`(?:(?:i['’]?m |i am |we['’]?re |we are |still |just )?(?:filling(?: in| out)?|writing|drafting|making|doing|building|preparing|completing|updating|checking|need(?:ed|ing)?|wanted)|for|in|to (?:fill|complete|finish)|here['’]s|i need|we need|i want|give me|need) `;

/** No paper, whatever its last word: a line of the statements, a sheet of what is owned. */
const isFigure = /\b(?:one|two|1|2|half a)[- ]page(?:r|s)?\b|\b(?:risk|financial|debt|liquidity|margins?|profitability|growth|returns?|earnings|cash|dividends?) (?:box|card|table|sheet|chart)\b|\b(?:balance|top|bottom|credit|cash|tax|pre-?tax|income|revenue|sales|profit|income|interest|debt|trend|each|every|per|which|same|other|whole) ?-?(?:sheet|lines?|row|page|notes?)\b/i;
/** "Box and Visa": a name like others. */
const isName = /^(?:Box|Block|Table|Page|Card)(?:$|['’]s|,| (?:and|or|vs\.?|versus|&|Inc)\b)/;
const pieces = new RegExp(String.raw`(?<![\w'’-])(?:${joint} )?${phrase}(?=$|[ ,:-])`, 'gi');
const opens = new RegExp(String.raw`^(?:${doing})?${phrase}(?: ${joint})?(?= |$)`, 'i');
const closes = new RegExp(String.raw` ${joint} ${phrase}$`, 'i');
const heading = /^(?<head>[^:?.!]{3,110}): (?=\S)/;
const named = /[\p{Lu}\d]/u;

/** What is left of a heading is whom and when it is of; null where there is no paper in it, or where it tells of a figure. */
function withoutPieces(head: string): string | null {
  if (isFigure.test(head) || isName.test(head)) return null;
  const bare = head.replace(opens, ' ').replace(closes, ' ').replace(pieces, ' ').replace(/\s+/g, ' ').trim();
  if (bare === head) return null;
  const whom = bare.replace(new RegExp(String.raw`^(?:(?:${doing.trimEnd()}|${joint})(?: |$))+`, 'i'), '').replace(new RegExp(String.raw`(?:(?:^| )${joint}|,)+$`, 'i'), '').replace(/^(?:our|my|the|an?|this) (?=\p{Lu})/u, '').trim();
  return whom === '' || named.test(whom) ? whom : null;
}

export function withoutPaper(text: string): string {
  const found = heading.exec(text);
  const whom = found === null ? null : withoutPieces(found.groups?.['head'] ?? '');
  if (found === null || whom === null) return text;
  const rest = text.slice(found[0].length);
  return whom === '' ? rest : `${whom}: ${rest}`;
}
