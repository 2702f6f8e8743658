// The cash of a business as people talk of it: spare cash once the capital spending is paid for, stock that is handed to the staff as pay, cash laid out on its own stock, what of every dollar that operations threw off was sent out to shareholders, free cash over what was paid out, and whether operations burned any.
import type { Rewording } from '../rewording.ts';
import { any, operatingCash, re } from '../words.ts';

const name = String.raw`((?:[A-Z][\w&.’'-]*(?: [A-Z&][\w&.’'-]*){0,3}?|it|they|the company))`;
const time = String.raw`((?: (?:in|during|over|for) [^?,;]{2,28}?)?)`;
const spare = any('spare', 'left-?over', 'surplus', 'excess', 'discretionary', 'remaining', 'loose');
const capex = String.raw`(?:(?:the|its|their|all(?: of)?) )*(?:capital (?:spending|expenditures?|investments?|outlays?)|cap ?ex|investments in (?:plant|property)[^?,;]{0,20})`;
const onceSpent = String.raw`,? (?:once|after|when) (?:(?:it|they|the company) (?:had |has )?(?:paid(?: for)?|covered|funded|met|taken care of|made) ${capex}|${capex} (?:was|were|is|are|had been|has been) (?:paid(?: for)?|covered|met|funded|taken (?:off|out|care of)))`;
const staff = any('people', 'staff', 'employees', 'workers', 'workforce', 'troops', 'crew', 'own people', 'executives and staff', 'team');
const stock = any('stock', 'shares', 'equity', 'share awards');
const gave = any('hand(?:ed)?(?: out)?', 'gave', 'give', 'given', 'pay', 'paid', 'dish(?:ed)? out', 'dole[ds]? out', 'grant(?:ed)?', 'award(?:ed)?');
const pay = any('pay', 'wages', 'salary', 'compensation', 'remuneration', 'part of (?:their|its) pay', 'payment');
const spent = any('laid out', 'lay out', 'spent', 'spend', 'shelled out', 'shell out', 'forked out', 'fork out', 'paid', 'pay', 'put up', 'splashed out', 'splash out', 'blew', 'blow');
const ownStock = String.raw`(?:buying (?:back |in |up )?(?:of )?)?(?:its|their) own (?:common )?(?:stock|shares)`;
const owners = String.raw`(?:the |its |their )?(?:(?:share|stock)?holders|owners|investors)`;
const sent = any('sent out', 'sent', 'handed out', 'handed', 'passed on', 'passed', 'paid out', 'returned', 'went out', 'went', 'given back', 'distributed', 'shipped', 'mailed');
const threw = any('threw off', 'throws off', 'generated?', 'brought in', 'brings in', 'made', 'makes', 'produced?', 'took in', 'earned');

export const cashTalk: readonly Rewording[] = [
  // Free cash flow.
  [re(String.raw`\b(what|how much) ${spare} cash(?: flow)? (did|does|do|had|has|have) ${name}(?: (?:have|got|had))?(?: left)?(?: over)?${time}${onceSpent}`), (...[, ask = '', , who = '', when = '']: readonly string[]): string => `${ask === 'what' ? 'what' : 'how much'} free cash flow did ${who} have${when}`],
  [re(String.raw`\b(?:(?:free|${spare}) )?cash(?: that (?:was|is))? left(?: over)?${onceSpent}`), 'free cash flow'],
  [re(String.raw`\b(free cash(?: flow)?|fcf) (?:over|divided by|÷|\/|against|relative to) (?:the )?(?:what (?:it|they) (?:actually |really )?paid out(?: (?:in|as) dividends)?|dividends?(?: (?:it|they))?(?: actually| really)? paid(?: out)?|dividends?),? ?(?:so |as |in |expressed as |as a number of |how )+(?:so |how )?(?:many )?times(?: over)?`), 'how many times did free cash flow cover dividends paid'],
  [re(String.raw`\bhow (?:comfortably|easily|well|readily|safely) (?:can|could|does|did|is|was) ${name} (?:able to )?(?:afford|cover|fund|pay|meet)(?:ing)? (?:its|their|the) dividends?\? (?=[^?]*\b(?:fcf|free cash|${operatingCash})\b)`), '$1: '],
  // Pay in stock, and stock that is bought back.
  [re(String.raw`\bhow much (?:of its )?(?:own )?${stock} (?:did|does|has|do|have) ${name} ${gave}(?: to)? (?:its|their|the) ${staff} (?:as|in|for) ${pay}`), 'how much stock-based compensation did $1 have'],
  [re(String.raw`\b(?:the )?${stock} (?:that )?(?:was |were |is )?${gave} to (?:its |their |the )?${staff}(?: (?:as|in|for) ${pay})?`), 'stock-based compensation'],
  [re(String.raw`\b(?:paying|paid|pay|pays) (?:its|their|the) ${staff} (?:in|with) ${stock}`), 'stock-based compensation'],
  [re(String.raw`\bwhat ${name} ${spent}(?: (?:in|as))?(?: (?:cash|money))? (?:on|for|to buy|buying) ${ownStock}`), 'what $1 spent on share repurchases'],
  [re(String.raw`\b(did|does|has|do|have) ${name} ${spent}(?: (?:in|as))?(?: (?:cash|money))? (?:on|for|to buy|buying) ${ownStock}`), '$1 $2 spend on share repurchases'],
  // Dividends out of the cash of operations.
  [re(String.raw`\b(?:out )?of (?:every|each|all the) (?:dollar of )?cash(?: flow)?(?: that)? (?:${name}(?:'s?)? ?)?(?:(?:its |the )?(?:business|operations|day-to-day business) )?${threw}(?: (?:from|in|by) (?:its |the )?operations)?${time},? how (?:much|many cents) (?:was|were|got|is|did it|of it)(?=[^?]{0,60}\bdividends?\b)`), (...[, who = '', when = '']: readonly string[]): string => `what percentage of ${who === '' ? 'its' : `${who.replace(/'s?$/, '')}'s`} operating cash flow${when} was`],
  [re(String.raw`(?<=\boperating cash flow\b[^?]{0,60}\b)(was|got|were) (?:${sent}) (?:back )?to ${owners} (?:as|in|through) dividends(?:,? (?:percentage|percent)-?wise|,? in percent)?`), 'was dividends paid'],
  [re(String.raw`\b(?:got |was |were )?(?:${sent}) (?:back )?to ${owners} (?:as|in the form of) dividends`), 'was paid in dividends'],
  // What is left of it, and how long it takes to pay what is owed.
  [re(String.raw`\b(?:what(?:['’]s| is| was|['’]d be) left of|how much (?:is|was) left of) ([A-Z][\w&.’'-]*?(?: [A-Z&][\w&.’'-]*?){0,3}?['’]s?|its|their|the) (?:((?:fiscal |fy ?)?20\d\d) )?(?:${operatingCash}|ocf|cfo) (?:after|once|net of) ${capex} (?:and|&|\+|plus) (?:the |its |their )?(?:dividends?(?: paid| payments?)?|divs)(?! (?:and|&|\+))`), (...[, whose = '', when]: readonly (string | undefined)[]): string => `what was ${whose} ${when === undefined ? '' : `${when} `}operating cash flow minus capex minus dividends`],
  [re(String.raw`\bhow much of (?:(its|their|the|[A-Z][\w&.’'-]*?(?: [A-Z&][\w&.’'-]*?){0,3}?['’]s?) )?(?:${operatingCash}|ocf|cfo) (?:was|is|were|remained)(?: left)?(?: over)? (?:after|once|net of) ${capex} (?:and|&|\+|plus) (?:the |its |their )?(?:dividends?(?: paid| payments?)?|divs)(?! (?:and|&|\+))`), (...[, whose]: readonly (string | undefined)[]): string => `what was ${whose === undefined ? '' : `${whose} `}operating cash flow minus capex minus dividends`],
  [re(String.raw`\bhow long (?:would|will|did|does) it take (?:for )?${name} to (?:pay(?: (?:off|back|down))?|repay|clear|retire) (?:all )?(?:of )?(?:its|their|the) (?:total |whole |entire )?(?:debts?|borrowings) (?:out of|from|with|using|on) (?:(?:its|their|the) )?((?:fiscal |fy ?)?(?:20\d\d )?)(?:free cash(?: flow)?|fcf)`), (...[, who = '', when = '']: readonly string[]): string => `how many times ${who}'s ${when}free cash flow is its total debt`],
  // Whether operations made or burned cash.
  [re(String.raw`\b(?:(?:and )?(?:on )?the cash side,? )?(?:did|have|has) (?:the |its |their )?(?:operations|business) (?:bring|brought|generate|generated|throw|make|made|produce|produced)(?: (?:any|in|off|some|cash|it|money))*(?: in| off)?((?: (?:in|during|for) (?:that|the same|this|fiscal|20\d\d)[^?,;]{0,14}?)?),? or (?:did (?:they|it) )?(?:burn|burned|eat|ate|consume|consumed|use|used|drain|drained|lose)(?: (?:it|some|any|cash|up|through))*(?:,? (?:and )?how much)?`), 'what was the operating cash flow$1'],
  // "20 cents in the dollar as operating profit".
  [re(String.raw`\b(?:kept|keeps?|keep|made|makes?|earned|earns?|cleared) ((?:better|more|less|fewer|higher|lower) than |over |above |at least |under )?(\d{1,2}) cents (?:in|on|of|out of|per|from|for)(?: (?:the|every|each|a))? (?:sales )?dollar(?: (?:of|in) (?:sales|revenue))? (?:as|in) (operating|net|gross) (?:profit|income|earnings)`), (...[, how = '', cents = '', what = '']: readonly (string | undefined)[]): string => `had an ${what} margin ${/less|fewer|lower|under/i.test(how) ? 'below' : /least/i.test(how) ? 'of at least' : how === '' ? 'of' : 'above'} ${cents}%`.replace('an net', 'a net').replace('an gross', 'a gross')],
];
