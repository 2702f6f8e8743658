// Words by which several shares are put in order, or those kept that rose or fell: taken out of a question before its figure is read.

const re = (source: string): RegExp => new RegExp(source, 'g');

const them = String.raw`(?:(?:,? ?(?:¤|them|these|those|all|the|its|their|by|each|and|two|three|four|five|six|shares?|stocks?|names?|companies|from))*)`;
const sense = String.raw`(?:(?:from )?(?:the )?(?:best|top|strongest|biggest|largest|highest|greatest|biggest winner|winner|dearest|most expensive|first)(?: \w+)?(?: first)? (?:down )?to (?:the )?(?:worst|bottom|weakest|smallest|lowest|biggest loser|loser|cheapest|last)(?: \w+)?|(?:the )?(?:best|top|biggest|largest|highest|strongest|dearest|winner)(?: \w+)? first|(?:in )?descending(?: order)?|(?:from )?(?:high|top) to (?:low|bottom))`;
const sinking = String.raw`(?:(?:from )?(?:the )?(?:worst|bottom|weakest|smallest|lowest|loser|cheapest)(?: \w+)?(?: first)? (?:up )?to (?:the )?(?:best|top|strongest|biggest|largest|highest|winner|dearest)(?: \w+)?|(?:the )?(?:worst|lowest|smallest|weakest|cheapest|loser)(?: \w+)? first|(?:in )?ascending(?: order)?)`;

/** The worst first. */
export const upwards = re(String.raw`\b${sinking}\b`);
export const downwards = re(String.raw`\b${sense}\b`);
/** In an order at all. */
export const ranked = re(String.raw`\b(?:please )?(?:can you |could you )?(?:put|place|line up|arrange|list|rank(?:ed|ing)?|sort(?:ed)?|order(?:ed)?|set|stack up|standings?|league table|pecking order)${them} (?:up )?(?:in|into) (?:the |an? )?(?:right |correct )?(?:order|sequence|ranking|table)(?: (?:of|by|according to))?|\b(?:in|what(?:'s| is| was)|give|show|make|the) (?:me )?(?:the |an? )?(?:order|ranking|league table|pecking order|standings)(?: (?:of|by|according to|for|among))?\b|\b(?:rank(?:ed|ing|s)?|sort(?:ed)?|order(?:ed)?)(?: by| according to| on)?\b|\bby how (?:well )?(?:their|the) (?:shares?|stocks?|prices?)\b|\bone after (?:another|the other)\b`);
/** The two ends of an order. */
export const bothEnds = re(String.raw`\b(?:(?:best|top|strongest|biggest winner|winner|winners?|leader) (?:and|&|\/|and the|and its|plus) (?:the )?(?:worst|bottom|weakest|biggest loser|losers?|laggard)|(?:worst|bottom|losers?|laggard) (?:and|&|\/|and the) (?:the )?(?:best|top|winners?|leader))(?: (?:performers?|performing|shares?|stocks?|names?))?\b|\bwhich (?:share |stock |one )?(?:did|rose|gained|performed) (?:the )?(?:best|most)(?: and|,) which (?:share |stock |one )?(?:did |performed |fell |lost )?(?:the )?(?:worst|most|least)\b`);

const below = String.raw`(?:(?:end|finish|close|wind up|wound)(?:ed)?(?: ¤| it| the year| the period| out| the stretch)*(?: up)? (?:(?:with )?(?:a )?(?:lower|below|under|beneath|cheaper|down|in the red|at a loss|with a loss|worse off|poorer|behind)(?: (?:share |stock )?price)?)(?: than| where| what| from)?|f[ae]ll(?:en)?|fallen|los[te](?: money| ground| value)?|dropped|declined|slid|went down|gone down|(?:was|were|is|are) (?:down|lower|in the red|cheaper|in negative territory)|sank|in the red|shed value|losers|decliners|fallers|in negative territory)`;
const above = String.raw`(?:(?:end|finish|close|wind up|wound)(?:ed)?(?: ¤| it| the year| the period| out| the stretch)*(?: up)? (?:(?:with )?(?:a )?(?:higher|above|over|dearer|up|in the black|in the green|with a gain|better off|richer|ahead)(?: (?:share |stock )?price)?)(?: than| where| what| from)?|r[io]se(?:n)?|gained(?: ground| value)?|climbed|advanced|went up|gone up|(?:was|were|is|are) (?:up|higher|in the (?:black|green)|dearer)|in the (?:black|green)|winners|gainers|risers|advancers)`;
/** Those that moved one way, where no superlative says which of them is looked for. */
export const fallers = re(String.raw`\b${below}\b|§ (?:with )?(?:a )?(?:lower|below|under|beneath|cheaper|down|in the red|at a loss|worse off)\b`);
export const risers = re(String.raw`\b${above}\b|§ (?:with )?(?:a )?(?:higher|above|over|dearer|up|in the black|better off)\b`);
/** A company that loses money makes a loss; only of shares is it a fall of their price. */
export const money = re(String.raw`\b(?:los[te]|lose|losing|ma[dk]e|making|earn(?:ed|s)?|(?:made|make|post(?:ed)?|report(?:ed)?) an?) (?:money|loss|profit)\b`);
export const by = re(String.raw`\b(?:by )?(?:(?<more>more than|over|above|at least|in excess of|upwards of)|(?<less>less than|under|at most)) (?<size>\d+(?:\.\d+)?) ?(?:%|per ?cent|pct)`);
export const howFarOff = re(String.raw`\b(?:and |by )?how (?:far|much|deep|high)(?: (?:below|above|under|over|down|up|lower|higher))?\b|\b(?:what were |and )?their (?:losses|gains|falls|rises|drops)\b`);
/** Some of several are looked for. */
export const which = re(String.raw`\b(?:which|what|who|whose|any|list|name|those|screen(?: for)?|filter|show|find|how many)\b`);
export const superlative = /\b(?:most|least|best|worst|biggest|largest|smallest|highest|lowest|further|furthest|harder|hardest|deeper|deepest|more|less|better|worse|strongest|weakest|ahead(?! of (?:where|its|their))|in front|out front|in the lead|leader|on top|came first|won|wins|winner|outperformed|beat)\b/;
export const limited = re(String.raw`\b(?:the )?(?:top|best|first|bottom|worst|biggest|last) (?<count>two|three|four|five|six|seven|eight|nine|ten|[2-9]|10)\b(?! (?:years?|months?|weeks?|days?|quarters?|sessions?))`);
