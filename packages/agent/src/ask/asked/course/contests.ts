// Of several shares: "the highest return", "which rose more". The superlative is that of the move, and no end of the prices; and what returns or rises without more is the share.

const between = String.raw`(?:(?:share|stock|price|share-price|stock-price|market|percentage|percent|overall|calendar|annual|total|%|§)(?:'s)? )*`;
const gain = '(?:returns?|gains?|performances?|appreciation)';
const rise = '(?:rises?|increases?|advances?|climbs?|(?:percentage )?changes?)';
const loss = '(?:loss(?:es)?|drops?|falls?|declines?|decreases?|slides?|slumps?)';
const most = '(?:highest|largest|biggest|greatest|best|strongest|top|maximum|higher|larger|bigger|greater|better|stronger)';
const least = '(?:lowest|smallest|worst|weakest|poorest|minimum|lower|smaller|worse|weaker)';
const re = (source: string): RegExp => new RegExp(source, 'g');

/** `told`: what is read in their stead. */
const superlatives: readonly (readonly [words: RegExp, told: string])[] = [
  [re(String.raw`\b${most} (${between})${gain}\b`), ' $1 share price change most '], [re(String.raw`\b${least} (${between})${gain}\b`), ' $1 share price change least '],
  [re(String.raw`\b${most} (${between})${rise}(?= (?:in|of) (?:the |its |their )?(?:share|stock|price)|\b(?=.*\b(?:share|stock)))`), ' $1 change most '], [re(String.raw`\b${most} (${between})${loss}(?=.*\b(?:share|stock)|(?<=(?:share|stock) .*))`), ' $1 fell most '],
];
/** What a share does, and no line of a statement is said to do without its name. */
const moved = String.raw`(?:returned|gained|r[io]se|risen|climbed|advanced|performed|f[ae]ll|fallen|dropped|declined|slipped|jumped|surged|went up|gone up|went down|gone down|did)`;
const contest = new RegExp(String.raw`\b${moved} (?:(?:by|§|the|in price|in value|in percent|percentage-wise) )*(?:more|most|best|better|least|less|worst|worse|further|furthest|hardest)\b`);

/** "And the one that came out on top": who gained more. */
const theOne = /,? (?:and |plus |& )?(?:(?:name|tell me|say|give me) )?the (?:one|share|stock|winner|name) (?:that|which|who) (?:came (?:out )?(?:on top|ahead|first|best)|came in first|did best|did better|won|leads?|led|finished (?:first|ahead)|fared best|rose (?:the )?most|gained (?:the )?most)/g;

/** Unchanged where neither stands in it. */
export function contested(text: string): string {
  const told = superlatives.reduce((rest, [words, instead]) => rest.replace(words, instead), text.replace(theOne, ', which gained most'));
  return contest.test(told) ? `${told} shares`.replace(/\? shares$/, ' shares?') : told;
}
