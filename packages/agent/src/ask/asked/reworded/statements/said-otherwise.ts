// Ratios and lines by what they do: what goes out as dividends is the payout ratio, how long goods lie is days of inventory, what is made before interest, tax and depreciation is EBITDA.
import type { Rewording } from '../rewording.ts';
import { any, re } from '../words.ts';

const name = String.raw`([a-z][\w&.’'-]*(?: [a-z&][\w&.’'-]*){0,2}?)`;
const part = any('how much', 'what (?:share|part|percent(?:age)?|slice|portion|fraction)');
const goes = any('goes', 'went', 'is paid', 'was paid', 'gets paid', 'is handed', 'was handed', 'is sent', 'flows', 'flowed');
const goods = any('(?:a|an|the|its) [a-z-]{3,20}', 'stock', 'goods', 'inventory', 'things', 'merchandise');

const outlay = any('acquisitions', 'takeovers', 'dividends', 'buybacks', 'share repurchases', 'capital (?:expenditures?|spending)', 'capex', 'research and development', 'r&d');

/** Lines of the statements behind whose name a verb of earning measures nothing more. */
const lineEarned = any('(?:free|operating|net) cash(?: flow)?', 'fcf', 'ocf', 'cash flow', '(?:gross|operating|net|pre-?tax) (?:profit|income)', 'revenues?', 'sales', 'interest income', 'ebitda');

export const saidOtherwise: readonly Rewording[] = [
  [re(String.raw`(?<=\b(?:how much|what|how many dollars (?:of|in)) ${lineEarned} (?:did|does|do|has|had) [^?.;,]{2,40}? )(?:earn(?:ed)?|ma[dk]e|post(?:ed)?|book(?:ed)?|turn(?:ed)? in|log(?:ged)?|record(?:ed)?)(?=$|[ ?.,;](?! ?(?:on|per|for each|for every|from|before|after)\b))`), 'generate'],
  // What went into it is no balance of cash.
  [re(String.raw`\bhow much (?:cash|money) (?:went|flowed|was put|was poured|was sunk|was ploughed) (?:in)?to(?:wards)? (?:its |the |their )?(${outlay})`), 'how much was $1'],
  [re(String.raw`\bhow much (?:cash|money) (did|does|do|has|had) ((?:it|they|the company|[\w&.’'-]+(?: [\w&.’'-]+){0,2})) (pay|paid|spend|spent|lay|laid|hand|handed|put|return|returned|distribute|distributed)(?= (?:out |back |over )?(?:on|in|into|as|for|to|towards?)\b)`), 'how much $1 $2 $3'],
  // What was paid in all, and not by the share, in each of the years.
  [re(String.raw`\bin total,? (?=(?:in|for) (?:(?:fiscal |fy ?|calendar )?(?:20)\d\d|(?:that|the same) (?:fiscal )?year),? and (?:in|for) )`), ''],
  [re(String.raw`\b(?:the )?(?:total )?dividend (?:payments?|payouts?|outlays?) in cash\b|\b(?:the )?(?:total )?cash (?:dividends?|dividend payments?)(?: (?:paid|payments?))(?: in total)?\b`), 'dividends paid'],
  [re(String.raw`\bhow many ((?:of [\w&.’'-]+ |[\w&.’'-]+ ){0,2}?)(?:(?:common|ordinary) )?shares (?:are|were) (?:(?:there|still|currently|now) )*(outstanding|in issue)`), (...[, whose = '', how = '']: readonly string[]): string => (/^(?:of |its |their |the |such )|^$/i.test(whose) ? `how many ${whose}shares ${how} are there` : `how many shares ${how} are there at ${whose.trim().replace(/['’]s?$/, '')}`)],
  // The line of the balance sheet is without them: it is no figure with something taken out.
  [re(String.raw`\b(long[- ]term (?:debt|borrowings)|(?:lt|l\/t) debt|ltd)(?:,| -)? \(?(?:excluding|excl?\.?|ex|without|less|net of|not counting|leaving out|minus|before)[- ](?:the |its |any |all )?(?:current|short-term) (?:portion|instal+ments?|maturities|part|piece)(?: of (?:it|long-term debt|that))?(?:\)|,(?= ))?`), 'long-term debt'],
  [re(String.raw`\b${part} of ${name}['’]s? (?:net )?(?:profits?|earnings|income) ${goes}(?: out(?: (?:of )?the door)?)?(?: (?:to (?:its )?(?:share|stock)?holders))? (?:as|in) dividends`), "what is $1's payout ratio"],
  [re(String.raw`\bhow (?:long|many days) (?:does|do|did) ${goods} (?:sit|lie|stay|stand|spend)s? (?:on|in) (?:the|its|their) (?:shel(?:f|ves)|warehouses?|stock ?rooms?|stores?) (?:before (?:it|they)(?: is| are|['’]s|['’]re| was| were| gets?)? (?:sold|bought|gone))`), 'what are the days of inventory'],
  [re(String.raw`\b(?:what (?:it|they) (?:makes?|made|earns?|earned)|(?:earnings|profits?|income)) before interest,? tax(?:es)?,?(?: and)? (?:depreciation(?:,? (?:and )?amorti[sz]ation)?|d ?& ?a)`), 'EBITDA'],
  [re(String.raw`\b(?:how (?:bad|deep)|what) was the (?:worst|deepest|biggest|steepest) (?:stretch|slide|ride|run|fall|drop)(?: for)? (?:for )?${name}(?:['’]s)? (?:holders|shareholders|owners|investors|stock|shares)((?: (?:in|during|over) [^,?]{3,30}?)?),? (?:from )?(?:top|peak|high) to (?:bottom|trough|low)`), 'what was the maximum drawdown of $1$2'],
  [re(String.raw`\bif ${name} (?:traded|sold|were valued|was valued|were priced|was priced|went) (?:at|for) (\d[\d.]* times) (?:its |their )?((?:fiscal |fy ?)?(?:20)?\d\d) ((?:diluted )?(?:earnings(?: per share)?|eps)),? what would (?:a|one|the|each) (?:share|stock|price) (?:cost|be worth|be|sell for|go for|trade at)`), 'what would the share price of $1 be at $2 diluted EPS of $3'],
];
