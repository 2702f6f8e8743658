// Words of a question on several companies that put them in an order or ask who is ahead: with them taken out, the rest can be asked of each of them.
import { findLate, latePattern, type LatePattern } from '../patterns/late-pattern.ts';

/** `contest`: the words that were taken out; empty where nothing of the kind is asked. `who`: of them, the clause that asks who it is. */
export type WithoutContest = { readonly rest: string; readonly contest: string; readonly who: string };

const end = String.raw`(?:high(?:er|est)|larg(?:er|est)|bigg(?:er|est)|great(?:er|est)|dear(?:er|est)|pric(?:ier|iest)|fatt(?:er|est)|thick(?:er|est)|strong(?:er|est)|fast(?:er|est)|quick(?:er|est)|rich(?:er|est)|heav(?:ier|iest)|best|better|top|low(?:er|est)|small(?:er|est)|cheap(?:er|est)|thinn(?:er|est)|weak(?:er|est)|slow(?:er|est)|lean(?:er|est)|worst|worse|fewest|(?:most|least) (?!recent)[\p{L}-]+|most|least)`;
const named = String.raw`(?:the )?${end}(?: (?:one|margin|multiple|ratio|figure|share|number|rate|value|payer|spender|yield)s?)?`;
const put = String.raw`(?:(?:please )?(?:rank(?:ed|ing)?|order(?:ed)?|sort(?:ed)?|list(?:ed)?|put|arranged?|line[d]? up)(?: (?:them|these|those|each|(?:all|the) (?:two|three|four|five)))?(?: up)?(?: in(?: an?)? order)?,? ?)`;
/** "From the fattest margin to the thinnest", "high to low", "biggest bottom line first". */
const order = latePattern(String.raw`(?:[,;.:] ?|\s)\(?(?:and |then )?${put}?(?:from |with )?(?:${named} to ${named}|high to low|low to high|${named}(?: [\p{L}-]+){0,2} (?:first|on top|at the top|leading)|in (?:descending|ascending|that) order|descending|ascending)\)?`, 'iu');
const lead = latePattern(String.raw`^(?:please |can you |could you )?(?:rank|order|sort|list|line up|arrange|put|compare) `, 'i');
const byWhat = latePattern(String.raw`,? (?:in (?:the )?order of|ranked by|sorted by|according to|by|on) (?:their |the |its )?(?=\p{L})`, 'iu');
const sideBySide = latePattern(String.raw`,? (?:side by side|next to (?:each other|one another)|head to head|against (?:each other|one another)|in (?:one|a) table)\b`, 'i');
/** A clause that asks who it is. */
const who = latePattern(String.raw`(?:^|[,;:.?] ?|\s-+ |\s)(?:(?:and|&|then|plus) )?(?:(?:please )?(?:tell me|say|name|show|state) )?(?:(?:for |in )?(?:which|who|whose)\b[^;.?,]*(?:, (?:and )?with (?:the|its|their) [\p{L} ]{3,30})?|(?:cheapest|dearest|priciest|highest|lowest|higher|lower|cheaper|dearer|biggest|largest|better|best))\s*(?=[?;.]|$)`, 'iu');
const asksWho = latePattern(String.raw`\b(?:${end}|more|less|ahead|won|wins?|leads?|on top|winner|in front|first|last)\b`, 'iu');
const whichOf = latePattern(String.raw`\bwhich (?:one )?(?:of|out of|among|between),? `, 'i');
/** Behind the list of companies: "has the lowest". */
const hasTheMost = latePattern(String.raw`^,? (?:has|had|have|shows?|showed|posts?|posted|trades? at|traded at|earned|reported|made|spent|kept) (?:the |a )?${end} `, 'iu');

const contested = latePattern(String.raw`\b(?:which|who|whose|who'd)\b[^?.]*\b(?:${end}|more|less|ahead|won|wins?|leads?|on top|winner|in front|first|last)\b|\b(?:better|worse|ahead|beat|beats|outperform\w*|outspen\w*|outpac\w*|outearn\w*|winner|rank(?:ed|ing)?|in order of)\b|\b(?:more|less|faster|slower|higher|lower|larger|bigger|smaller|cheaper|dearer) than\b|\bdifferen(?:ce|t)\b|\bgap\b|\bspread\b|\bcombined\b|\btogether\b|\bin total\b|\baltogether\b|\bhow (?:many|much) (?:more|less|times|larger|higher)\b|\bby how (?:much|many)\b`, 'iu');

function without(text: string, pattern: LatePattern, by = ' '): readonly [rest: string, found: string] {
  const found = findLate(text, pattern);
  return found === null ? [text, ''] : [`${text.slice(0, found.index)}${by}${text.slice(found.index + found[0].length)}`, found[0]];
}

/** A clause that names the companies asks for more than who it is. */
function withoutWho(text: string, list: string): readonly [rest: string, found: string] {
  const [rest, found] = without(text, who, '?');
  return found !== '' && !found.includes(list) && findLate(found, asksWho) !== null ? [rest, found] : [text, ''];
}

/** `list`: how the companies stand in the text, as one word. */
export function withoutContest(given: string, list: string): WithoutContest {
  const [text] = without(given, sideBySide);
  const [plain, ordered] = without(text, order);
  const [led, put] = findLate(plain, lead) === null ? [plain, ''] : without(plain, lead, '');
  const [headed] = put === '' ? [led] : without(led, byWhat, ': ');
  const [asked, whose] = withoutWho(headed, list);
  const of = findLate(asked, whichOf);
  const behind = of === null ? -1 : of.index + of[0].length;
  const hasMost = of !== null && asked.startsWith(list, behind) ? findLate(asked.slice(behind + list.length), hasTheMost) : null;
  const rest = of === null || hasMost === null ? asked : `${asked.slice(0, of.index)}what is ${list}'s ${asked.slice(behind + list.length + hasMost[0].length)}`;
  const contest = [ordered, put, whose, hasMost?.[0] ?? ''].map((words) => words.trim()).filter((words) => words !== '').join('; ');
  return { rest, contest, who: whose.trim() };
}

/** Whether words still ask who is ahead, or for an order. */
export function isContested(text: string): boolean {
  return findLate(text, contested) !== null;
}
