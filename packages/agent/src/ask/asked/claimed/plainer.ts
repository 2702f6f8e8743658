// Ways of stating an amount that name the figure only together with it, once the amount is asked for: "burned how much cash", "paid out what percentage of profit in dividends".
type Rule = readonly [RegExp, string];

const noun = String.raw`(?:(?:net |free |operating |total |annual |gross )?(?:cash flow|[a-z&]+))`;
const rules: readonly Rule[] = [
  [/\b(?:burn(?:ed|t|s|ing)?|bled|torched|went) (?:through )?how much (?:in |of )?cash\b/gi, 'had how much free cash flow'],
  [/\b(?<flow>(?:free|operating) cash flow) (?:net )?outflows?\b/gi, '$<flow>'],
  [/\b(?:takes?|took|brings?|brought) home how much\b/gi, 'earned how much net income'],
  [new RegExp(String.raw`\b(?:pays?|paid|paying|spends?|spent|hands?|handed|gives?|gave|returns?|returned|puts?|distributes?|distributed|ploughs?|ploughed|shells?|shelled)(?: out| back| over)? what percentage of (?:its |their |the |all )?(?<whole>${noun})(?: (?:as|in|on|to|into|through|via|for|out as|back as|back in) )(?:its |their )?(?<part>${noun})\b`, 'gi'), 'had $<part> as a percentage of $<whole>'],
  [/\b(?:sank|sunk|puts?|spen[dt]s?|ploughed|poured|invested) what percentage more (?:into|on|in) (\w+(?: and development)?)\b/gi, 'grew spending on $1 by what percentage'],
  [/\bwhat percentage of (?:revenue|(?:its |the )?(?:sales|revenues?|turnover)) (?:before (?:interest and tax(?:es)?|interest & tax)|after (?:all |its )?(?:operating )?(?:costs|expenses))\b/gi, 'what percentage of revenue as operating income'],
  [/\bwhat percentage of revenue (?:before tax(?:es)?)\b/gi, 'what percentage of revenue as pretax income'],
  [/\bwhat percentage of revenue (?:after (?:tax(?:es)?|everything|all (?:is|was) paid))\b/gi, 'what percentage of revenue as net income'],
  [/\bfree cash flow\b(?<between>[^,;?]*?),? (?:after|net of) (?:capex|cap ex|capital (?:spending|expenditures?|outlays?|investments?))\b/gi, 'free cash flow$<between>'],
  [/,? (?:and )?what percentage (?:above|over|up on|more than|higher than) (?=(?:fiscal |fy ?)?'?(?:20)?\d\d\b)/gi, ' and grew by what percentage from '],
  [/\bhow much per share,? (diluted|basic)\b/gi, '$1 earnings per share of how much'],
  [/\b(?:earn(?:s|ed)?|ma[dk]es?|clears?|cleared) (how much) per share\b/gi, 'had earnings per share of $1'],
  [/\bclear(?:s|ed|ing)? what percentage\b/gi, 'keeps what percentage'],
  [/\b(?:an?|each|every|one|a single) (?<name>[\w&'.]+(?: [\w&'.]+)?) share (?:earned|earns|made|makes|brought in) how much\b/gi, '$<name> had earnings per share of how much'],
  [/\b(?:makes?|made|earns?|earned|brings? in|brought in|throws? off|threw off|generates?|generated|produces?|produced) how much(?: (?:a|per|each|every) year)?(?: now)? (?:in |of )?free cash(?: flow)?\b/gi, 'had how much free cash flow'],
  [/\b(?:clear(?:s|ed)?|bagged|banked|netted|pulled) how much (?=(?:in|of) (?:net )?(?:profit|income|earnings))/gi, 'made how much '],
  [/\b(?:lost|loses|lose|losing) how much\b/gi, 'made a net loss of how much'],
  [/\bhow much (?:(?:a|per|each|every) year|annually|yearly)\b(?! (?:ago|earlier|before))/gi, 'how much'],
  [/\bhow much worth(?: of (?:stuff|goods|things|products|product|kit|gear))?\b/gi, 'how much'],
  [/\b(?<verb>grew|fell) by what percentage (?<what>(?:its|their|the) [\w&' -]+?)(?= (?:since|from|between|in|over|during|within|by|to|at|for|compared)\b|[,?.;]|$)/gi, '$<verb> $<what> by what percentage'],
  [/\blost (?:some |a little |a bit of )?value\b/gi, 'fell'], [/\bgained (?:some |a little |a bit of |in )?value\b/gi, 'rose'],
  [/\blost ground\b/gi, 'fell'], [/\bgained ground\b/gi, 'rose'],
];

/** A dividend of millions is what all shares were paid. */
const dividend = /\b(?:the |its )?dividends?\b(?! (?:paid|per|yield|payout|payments?))/gi;

export function plainer(text: string, isLarge: boolean): string {
  const plain = rules.reduce((rest, [pattern, said]) => rest.replace(pattern, said), text);
  return isLarge ? plain.replace(dividend, 'dividends paid') : plain;
}
