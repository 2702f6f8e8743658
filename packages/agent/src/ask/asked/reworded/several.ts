// Who makes the most of something: a part of a whole, held company against company, said again as the margin or the share by which they are put in order.
import type { Rewording } from './rewording.ts';
import { any, operatingProfit, profit, re, sales } from './words.ts';

const keeps = any('ke(?:ep|pt|eping)s?', 'retain(?:s|ed|ing)?', 'turn(?:s|ed|ing)?', 'convert(?:s|ed|ing)?', 'holds? on to', 'held on to', 'end(?:s|ed)? up with', 'squeeze[sd]?', 'wr[iu]ngs?', 'ma[dk]es?', 'earn(?:s|ed)?', 'book(?:s|ed)?', 'get[s]?', 'got', 'bring(?:s)?', 'brought', 'left with', 'pocket(?:s|ed)?');
const spends = any('spen[dt](?:s|ing)?', 'put(?:s|ting)?', 'pour(?:s|ed|ing)?', 'plough(?:s|ed)?', 'plow(?:s|ed)?', 'sinks?|sank|sunk', 'invest(?:s|ed|ing)?', 'devote[sd]?', 'us(?:e[sd]?|ing)', 'channel(?:s|led)?', 'funnel(?:s|l?ed)?', 'pa(?:y|id|ys)', 'reinvest(?:s|ed)?', 'commit(?:s|ted)?', 'allocate[sd]?', 'dedicate[sd]?');
const degree = String.raw`(?:the )?(most|more|least|less|(?:biggest|largest|highest|greatest|fattest|bigger|larger|higher|greater|fatter|smallest|lowest|thinnest|smaller|lower|thinner|second[- ]largest) (?:part|share|portion|percentage|per ?cent|%|slice|chunk|fraction|proportion|piece|cut|amount))`;
const year = String.raw`((?:(?:fy|fiscal(?: year)?|calendar) ?)?'?(?:20)?\d{2}(?:'s)? )?`;
const whole = String.raw`(?:its|their|the|(?:each|every|a|one)(?: single)? (?:dollar|\$|buck) (?:of|in)(?: its| their)?|each|every|all(?: of)?(?: its| their)?|annual|total|one's) `;
const research = any(String.raw`r ?& ?d`, 'research(?: (?:and|&) development)?', 'labs?', 'developing new products', 'innovation', 'research work');

/** "More of": the higher; "the smallest share of": the lowest. */
function degreeOf(said: string): string {
  const low = said.toLowerCase();
  if (/^(?:most|biggest|largest|highest|greatest|fattest|second)/.test(low)) return 'highest';
  if (/^(?:least|smallest|lowest|thinnest)/.test(low)) return 'lowest';
  return /^(?:more|bigger|larger|higher|greater|fatter)/.test(low) ? 'higher' : 'lower';
}

const marginNames: readonly (readonly [string, string])[] = [[operatingProfit, 'operating margin'], ['gross (?:profits?|income)', 'gross margin'], ['free cash(?: flow)?', 'free cash flow margin'], [profit, 'net margin']];

const keptMost = marginNames.map(([kept, name]): Rewording => [
  re(String.raw`\b${keeps} ${degree} (?:out )?of (?:${whole})?${year}(?:${whole})?${sales}(?: (?:as|into|in|for)(?: the| its| an?)?)? ${kept}(?![a-z])`),
  (_: string, how = '', time = ''): string => `had the ${degreeOf(how)} ${name}${timed(time)}`,
]);

/** "Paid out more of its net income as dividends". */
const paidMost: Rewording = [
  re(String.raw`\b(?:pa(?:y|id|ys|ying)(?: out)?|hand(?:s|ed|ing)?(?: (?:out|back|over))?|g[ia]v(?:e|es|en|ing)(?: (?:out|back|away))?|return(?:s|ed|ing)?|distribut(?:e[sd]?|ing)) ${degree} (?:out )?of (?:its |their |the )?${year}(?:its |their |the )?${profit} (?:(?:back|out) )?(?:(?:to (?:its |their |the )?(?:share|stock)?(?:holders|owners) )?(?:as|in|through|via|by way of) (?:(?:cash|a|the|its) )?dividends?)(?![a-z])`),
  (_: string, how = '', time = ''): string => `had the ${degreeOf(how)} payout ratio${timed(time)}`,
];

const timed = (time: string): string => (time.trim() === '' ? '' : ` in ${time.trim()}`);

/** Degree, year and purpose as the rule below catches them. */
function spentOn(...[, how = '', time = '', what = '']: readonly string[]): string {
  return `had the ${degreeOf(how)} ${what} as a percentage of revenue${timed(time)}`;
}

/** Where companies have their seats: said beside their names, it asks for nothing. */
const towns = any('Cupertino', 'Redmond', 'Mountain View', 'Menlo Park', 'Seattle', 'Santa Clara', 'Armonk', 'Cincinnati', 'Atlanta', 'Omaha', 'Minnetonka', 'Bentonville', 'Irving', 'Arlington', 'New Brunswick', 'Foster City', 'San Francisco', 'Palo Alto', 'Silicon Valley', 'Detroit', 'Dearborn', 'Austin', 'Houston', 'Burbank', 'Los Gatos', 'San Jose', 'Wall Street');

const topmost = /est$|most/i;

const digits: Readonly<Record<string, string>> = { ten: '10', eleven: '11', twelve: '12', thirteen: '13', fourteen: '14', fifteen: '15', sixteen: '16', seventeen: '17', eighteen: '18', nineteen: '19', twenty: '20', 'twenty-five': '25', thirty: '30', forty: '40' };

const marginKinds = String.raw`(?:gross|operating|op\.?|net|pre-?tax|ebitda|ebit|free cash flow|fcf)`;
const marginJoint = String.raw`(?: ?[,/+&] ?(?:and |& )?| and | or | as well as )(?:the |its )?`;

/** "Gross, operating and net margins": each by its whole name. */
function eachMargin(list: string): string {
  // "FCF, FCF margin": the amount and the margin.
  const kinds = list.match(new RegExp(String.raw`\b${marginKinds}\b`, 'gi'))?.map((kind) => kind.toLowerCase()) ?? [];
  if (new Set(kinds).size < kinds.length) return list;
  const named = list.replace(new RegExp(String.raw`\b(${marginKinds})(?: (?:profit )?margins?)?(?= |,|/|\+|&|$)`, 'gi'), (_: string, kind: string): string => `${kind.replace(/^op\.?$/i, 'operating')} margin`);
  return named.replace(/ ?\/ ?/g, ', ');
}

const firm = String.raw`((?:[A-Z][\w&.'-]*(?: (?:& )?[A-Z][\w&.'-]*){0,3}))`;
const outlays: readonly (readonly [RegExp, string])[] = [[/research|r ?& ?d|labs?|innovation/i, 'research and development expense'], [/plant|equipment|capex|capital|factories|buildings/i, 'capital expenditure'], [/marketing|sales/i, 'sales and marketing expense'], [/buy-?backs?|stock|shares/i, 'share repurchases'], [/dividends?/i, 'dividends paid']];

/** "Did Acme outspend Globex on research": the two amounts, held against one another. */
function outspent(...[whole, verb = '', one = '', other = '', what = '']: readonly string[]): string {
  const named = outlays.find(([words]) => words.test(what))?.[1];
  return named === undefined ? whole ?? '' : `${verb} the ${named} of ${one} exceed that of ${other}`;
}

export const severalInWords: readonly Rewording[] = [
  [re(String.raw`\b(?:which|who)(?: (?:stock|share|one|company|of (?:the two|them|these)))? had (?:the|a) (better|best|worse|worst) (20\d\d|(?:first|second) half of 20\d\d) (?:in|on) (?:the )?(?:stock |share )?(?:market|exchange)(?![a-z])`), (_: string, how = '', when = ''): string => `whose share price rose ${/^b/i.test(how) ? 'more' : 'less'} in ${when.startsWith('20') ? '' : 'the '}${when}`],
  paidMost,
  [re(String.raw`\b(did|does|do|has|have) ${firm} out-?s(?:ell|old) ${firm}`), '$1 the revenue of $2 exceed that of $3'],
  [re(String.raw`\b(did|does|do|has|have) ${firm} out-?earn(?:ed)? ${firm}`), '$1 the net income of $2 exceed that of $3'],
  [re(String.raw`\b(did|does|do|has|have) ${firm} out-?spen[dt] ${firm} (?:on|in|for) ((?:its |their )?[a-z&][\w& -]{2,20}?)(?= in\b| during\b|\?|,|$)`), outspent],
  [re(String.raw`\bhow (?:much|many)(?: (?:dollars|billions?))? (more|less) (?:did|does|has) ${firm} (?:sell|sold|take in|turn over|ring up) than ${firm}`), 'how much $1 was the revenue of $2 than that of $3'],
  [re(String.raw`\bresearch (?:purse|dollars|bill)\b|\blaborator(?:y|ies)(?: budget| bill)\b`), 'research and development expense'],
  [re(String.raw`\b${marginKinds}(?: (?:profit )?margins?)?(?:${marginJoint}${marginKinds}(?: (?:profit )?margins?)?)*${marginJoint}${marginKinds} (?:profit )?margins?\b`), eachMargin],
  [re(String.raw`\b(${Object.keys(digits).join('|')}) times\b`), (_: string, said = ''): string => `${digits[said.toLowerCase()] ?? said} times`],
  [re(String.raw`\bwhat (?:it|they|the (?:company|firm)) (?:owns?|has|have) and (?:what (?:it|they) )?owes?\b`), 'total assets and total liabilities'],
  [re(String.raw`\bwhat (?:it|they|the (?:company|firm)) earns?(?= (?:and|as well)|,|[.?]|$)`), 'net income'],
  [re(String.raw`\bwhat (?:it|they|the (?:company|firm)) (?:takes? in|sells?|turns? over)(?= (?:and|as well)|,|[.?]|$)`), 'revenue'],
  [re(String.raw`(\b(?:${sales}|${profit}|margins?|bottom line)[^?.]{0,30}(?:,| and|,? &|,? plus) )cash(?=\s*(?:\?|$|\.|!))`), '$1cash position and operating cash flow'],
  ...keptMost,
  [re(String.raw`\b${spends} ${degree} (?:out )?of (?:${whole})?${year}(?:${whole})?${sales} (?:on|in|into|for|to|at|towards?) (?:its |their |the )?([^?,.]{2,50}?)(?=\?|,|\.|$| (?:in|during|for|between|among|:)\b|:)`),
    spentOn],
  [re(String.raw`\b(?:the )?(heavier|heaviest|bigger|biggest|keener|keenest|more intens(?:e|ive)|most intens(?:e|ive)) (?:researcher|r&d spender|spender on (?:research|r&d))(?=[^?]{0,40}(?:relative|compared|measured|as a|in relation|per|by) )`), (_: string, how = ''): string => `with the ${topmost.test(how) ? 'highest' : 'higher'} research and development`],
  [re(String.raw`\b(?:the )?(heavier|heaviest|bigger|biggest|keener|keenest) (?:researcher|r&d spender|spender on (?:research|r&d))\b`), (_: string, how = ''): string => `with the ${topmost.test(how) ? 'highest' : 'higher'} research and development expense`],
  [re(String.raw`\b${research} (?:budgets?|bills?|outlays?|spend|efforts?|costs?|money)\b`), 'research and development expense'],
  [re(String.raw`\b(research and development(?: expense)?|capital expenditure|capex|r ?& ?d|sg&a|stock-based compensation) (?:relative|compared|in relation|in proportion|measured|set) (?:to|with|against|by) (?:its |their |the )?(?:own )?${sales}`), '$1 as a percentage of revenue'],
  [re(String.raw`\b(more|most|less|least|higher|highest|deeper|deepest|heavily) (?:heavily )?(?:indebted|in debt|leveraged|levered|geared)\b`), (_: string, how = ''): string => `with the ${topmost.test(how) ? 'highest' : /less|least/i.test(how) ? 'lower' : 'higher'} debt to equity`],
  [re(String.raw`\b(?:rolled|merged|put|lumped|joined|thrown|combined|fused|folded|melted|taken|bundled) (?:together )?(?:in)?to (?:one|a single|the same) (?:\w+ )?(?:giant|company|business|firm|group|pot|whole|entity|heap)\b|\b(?:as|were|was) (?:one|a single) (?:company|business|firm|group|entity)\b`), 'combined'],
  [re(String.raw`\b(whose|which|who)([^?.]{0,40}?) (${sales}|profits?|net income|earnings|top lines?)((?: [A-Za-z' ]{2,20})?) (?:did|fared|held up|developed|performed|moved|does?|looked) (best|better|worst|worse|most strongly|most weakly)\b`), (...[, who = '', whom = '', what = '', , how = '']: readonly string[]): string => `${who}${whom} ${what} growth was the ${/^(?:best|most strongly)$/i.test(how) ? 'highest' : /^better$/i.test(how) ? 'higher' : /^worse$/i.test(how) ? 'lower' : 'lowest'}`],
  [re(String.raw`\b(?:who |which (?:one )?)?(?:brought|brings|bringing|made|makes|making) up the rear\b`), 'was last'],
  [re(String.raw`\b(?:share|part|percentage|portion|slice) of (?:its |their |the )?${year}${sales} (?:that |which )?(?:(?:ended|ends|end) up|was left|remained|remains|is left|became|stuck|sticks|turned|turns|was kept|got kept|fell|came down)(?: (?:as|into|in|to|over as))* (?:the |its |their )?${profit}`), (_: string, time = ''): string => `net margin${timed(time)}`],
  [re(String.raw`\bhow much of ((?:[A-Z][\w&.'-]* )*?)${year}${sales} (?:remained|was left|remains|stayed|came out|ended up|was kept) as (?:the |its |an? )?((?:gross|operating|net|profit) margin)`), (...[, who = '', time = '', what = '']: readonly string[]): string => `what was ${who}${what}${timed(time)}`],
  [re(String.raw`\b(?:(?:a|the|its|their) )?returns? on (?:its |the |their )?(?:year[- ]end|closing|final) (?:shareholders?'? |common )?equity\b`), 'return on equity'],
  [re(String.raw`\b(?:(?:a|the|its|their) )?returns? on (?:its |the |their )?(?:average|mean) (?:(?:shareholders?'?|stockholders?'?|common|total) )*equity\b|\b(?:net )?(?:income|earnings|profit) (?:over|divided by|\/|as a (?:percentage|share) of|relative to|on) (?:its |the |their )?(?:average|mean) (?:(?:shareholders?'?|stockholders?'?|common|total) )*equity\b`), 'return on average equity'],
  [re(String.raw`,? (?:both |the two )?(?:(?:old )?(?:rivals|giants|neighbou?rs|companies|names) )?(?:from|out of|based in|of) (?:${towns})(?:(?:,| and|,? &) (?:${towns}))*\b`), ''],
  [re(String.raw`\b(gross|operating|op|net)(,? (?:and|or|vs\.?|versus|&) (?:the |its )?|, ?| ?\/ ?)(gross|operating|op|net) (margins?|profits?|income)\b`), (...[, first = '', between = '', second = '', what = '']: readonly string[]): string => `${first.replace(/^op$/i, 'operating')} ${what}${between}${second.replace(/^op$/i, 'operating')} ${what}`],
];
