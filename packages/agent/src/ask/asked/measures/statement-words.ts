// Lines of statements by the other names that people give them: what the dictionary's own phrases would read as another line, or not at all.
import { say, type MeasureWords } from './say.ts';

const perShare = String.raw`(?:eps|e\.p\.s\.|(?:earnings|profits?|net income|income|net earnings|loss(?:es)?) (?:per|a|for each) (?:common |ordinary )?share|per[- ]share (?:earnings|profits?|income|net income|loss))`;
const basic = String.raw`(?:basic|un-?diluted|non-?diluted|before dilution)`;
const beside = String.raw`(?:,? (?:and|&|plus|with)|,| ?\+)(?: (?:its|the|their|as an?))? `;
const currentDebts = String.raw`(?:current|short[- ]term|near[- ]term|near|immediate) (?:liabilities|bills|obligations|debts?|dues|commitments)(?: (?:coming|falling) due)?`;
const currentAssets = String.raw`(?:current|short[- ]term|liquid) assets`;
const goods = String.raw`(?:goods|products|merchandise|wares|stock|articles|parts)`;
const goes = String.raw`(?:g[io]v?es?|went|gave|paid|pays?|hand(?:ed|s)?|lost|sen[dt]|end(?:ed)? up|due|surrender(?:ed)?|transfer(?:red)?|took|take[ns]?|get|gets|got|collect(?:ed|s)?|claim(?:ed|s)?|keep|kept|bite|cut|share|slice)`;

/** Before all other words: phrases of which the others would read a part. */
export const statementWords: readonly MeasureWords[] = [
  say(String.raw`(?:basic|diluted)(?:,? (?:and|&|or) |\/| \/ )(?:basic|diluted) ${perShare}|${perShare},? (?:both )?\(?(?:basic|diluted) (?:and|&|or) (?:basic|diluted)\)?`, 'basic_eps', 'diluted_eps'),
  say(String.raw`${basic},? ${perShare}|${perShare},? \(?${basic}\)?`, 'basic_eps'),
  say(String.raw`(?:weighted[- ])?(?:average )?(?:fully )?diluted (?:weighted[- ])?(?:average )?(?:share count|shares(?: outstanding| count)?|number of shares)|(?:weighted[- ])?(?:average )?shares(?: outstanding)?,? \(?diluted\)?|how many shares\b[^?;]{0,60}\bdiluted`, 'diluted_shares'),
  say(String.raw`(?:weighted[- ])?(?:average )?basic (?:weighted[- ])?(?:average )?(?:share count|shares(?: outstanding| count)?|number of shares)`, 'basic_shares'),
  say(String.raw`(?:made|makes?|earn(?:s|ed)?|ma[dk]e)(?: (?:how much|what|money|profit|in profit|in all))*\s+(?:for (?:each|every|one)|per|a)(?: (?:single|diluted|common))? share(?: (?:of|in) stock)?`, 'diluted_eps'),
  say(String.raw`(?:gross|operating|net)(?:, ?| ?\/ ?)(?:gross|operating|net),?(?: (?:and|&|or)| ?\/) ?(?:gross|operating|net) (?:profit )?margins?`, 'gross_margin', 'operating_margin', 'net_margin'),
  say(String.raw`(?<=\bgross (?:profit|income)${beside})margins?`, 'gross_margin'), say(String.raw`(?<=\b(?:operating (?:profit|income|earnings)|ebit)${beside})margins?`, 'operating_margin'), say(String.raw`(?<=\b(?:net (?:profit|income|earnings)|profit|bottom line)${beside})margins?`, 'net_margin'),
  say(String.raw`(?<!\b(?:adjusted|non-?gaap|underlying) )gross (?:(?:profit|income)[ -])?margins?`, 'gross_margin'), say(String.raw`(?<!\b(?:adjusted|non-?gaap|underlying|core) )(?:operating|ebit|op\.?) (?:(?:profit|income|earnings)[ -])?margins?|opm`, 'operating_margin'), say(String.raw`(?<!\b(?:adjusted|non-?gaap|underlying) )(?:net|after[- ]tax) (?:(?:profit|income|earnings)[ -])?margins?`, 'net_margin'),
  say(String.raw`free cash(?! ?flows?| from)`, 'free_cash_flow'),
  say(String.raw`(?:re-?invest(?:s|ed|ing)?|plough(?:s|ed|ing)?|plow(?:s|ed|ing)?|put(?:s|ting)?|pour(?:s|ed|ing)?|spen[dt](?:s|ing)?|s[aiu]nk|channel(?:l?ed)?|invest(?:s|ed|ing|ments?)?|outlays?|went|go(?:es|ing)?|additions?|purchases?)\s+(?:back )?(?:in|into|on|for|to|of|towards?)\s+(?:its |their |new |the |more |long-lived |physical )*(?:property|plants?|equipment|machinery|fixed assets|buildings)(?:(?:,| and| &| or)+ (?:plants?|equipment|machinery|buildings))*`, 'capital_expenditure'),
  say(String.raw`(?:cover|pay|meet|settle|honou?r|repay|discharge)(?:s|ed|ing)? (?:all )?(?:of )?(?:its |their |the )?${currentDebts}(?: \w+){0,3}? (?:with|from|out of|by|using) (?:its |their |the )?${currentAssets}|${currentAssets}(?: \w+){0,2} (?:cover|pay|meet|settle)(?:s|ed|ing)? (?:its |their |the )?${currentDebts}`, 'current_ratio'),
  say(String.raw`short[- ]term liabilities`, 'current_liabilities'), say(String.raw`short[- ]term assets`, 'current_assets'),
  say(String.raw`${goes}(?:\s+(?:in|over|to|for|of|by|up|with|out|did|does|from|into|the|at|as|pockets?|hands|coffers))*\s+(?:tax ?m[ae]n|tax (?:authorit(?:y|ies)|office|collectors?|department|people|service|bureau)|irs|inland revenue|internal revenue(?: service)?|revenue service|uncle sam|treasury department)(?:'s)?(?:\s+(?:in|as) (?:income )?tax(?:es)?)?|tax ?m[ae]n(?:'s)?(?: (?:cut|share|slice|bite|part|due|take))?|(?:the )?tax (?:authorit(?:y|ies)|office|collectors?)(?:'s)?(?: (?:get|got|take|took|collect(?:ed)?|receive[ds]?))?|uncle sam's (?:cut|share|slice|bite|part)`, 'income_tax'),
  say(String.raw`after[- ]tax (?:profits?|income|earnings|results?)|(?:profits?|income|earnings) after (?:all )?tax(?:es)?|(?:was |is |were )?left\b[^?.,]{0,50} after (?:all )?tax(?:es)?|(?:profits?|income|earnings|net)(?: available| attributable)? (?:for|to) (?:the )?(?:common )?(?:share|stock)holders`, 'net_income'),
  say(String.raw`(?:(?:share|stock)holders?'?s?'? |owners?'? |equity )deficits?|negative (?:equity|net worth)|book equity|own funds`, 'shareholders_equity'),
  say(String.raw`(?:net )?cash (?:flows? )?(?:that was |was |were )?(?:used|spent|provided|generated|going|flowing)? ?(?:in|for|from|by|on|into|to) (?:its |the |their )?(?:net )?investing(?: activities)?|CFI`, 'investing_cash_flow'),
  say(String.raw`(?:net )?cash (?:flows? )?(?:that was |was |were )?(?:used|spent|provided|generated|going|flowing|raised)? ?(?:in|for|from|by|on|into|to|through) (?:its |the |their )?(?:net )?financing(?: activities)?|CFF`, 'financing_cash_flow'),
  say(String.raw`stock-?piles?(?: of ${goods})?|unsold ${goods}|(?:extra |more |much |additional |how much )?(?:goods|merchandise|stock) (?:on hand|(?:lying |sitting |stored |kept )?(?:in (?:its |the |their )?(?:warehouses?|stores?|depots?)|on (?:its |the |their )?shelves))|stocks? of ${goods}|stock(?=[^?.,]{0,40}\bpil(?:e|ed|ing) up)|(?:pil(?:e|ed|ing) up|buil[dt]) (?:(?:extra|more|additional|up) )*stocks?\b(?! price| options)|inventory levels?`, 'inventory'),
  say(String.raw`ow(?:e|es|ed|ing)\s+(?:altogether|in total|in all|all told|overall|all in all|in sum|everybody|to everybody)|everything\s+(?:it |they |that it )?\s*ow(?:e|es|ed)|(?:total|all (?:of )?(?:its|their|the)) obligations`, 'total_liabilities'),
  say(String.raw`everything\s+(?:it |they |that it )?\s*own(?:s|ed)?|own(?:s|ed)?\s+(?:altogether|in total|in all|all told|overall)(?: \(assets\))?`, 'total_assets'),
  say(String.raw`selling,? (?:general,?|admin\w*,?)(?:,? (?:and|&) )?,? ?(?:general|admin\w*)?(?: (?:expenses?|exp\.?|costs?))?|overheads?(?: costs?| expenses?)?|sga`, 'selling_general_administrative'),
  say(String.raw`provisions? (?:for |of |against )?(?:bad |doubtful )?(?:credit|loan|bad[- ]loan|bad[- ]debt|lending)(?: |-)?(?:loss(?:es)?|defaults?|debts?)?|(?:credit|loan)[- ]loss (?:provisions?|charges?|reserves? (?:build|addition))`, 'provision_for_credit_losses'),
  say(String.raw`d ?& ?a(?: (?:charge|expense|cost)s?)?|depreciation(?:,? (?:and|&|plus|\+|\/) |\/| \/ )amorti[sz]ation|amorti[sz]ation(?:,? (?:and|&|plus|\+|\/) |\/| \/ )depreciation`, 'depreciation_amortization'),
];
