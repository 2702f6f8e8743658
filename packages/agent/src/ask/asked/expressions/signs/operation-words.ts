// How people say that one figure is added to another, taken from it or divided by it. Each rule writes a way of saying it as signs between operands.
const any = (...words: readonly string[]): string => `(?:${words.join('|')})`;
const re = (source: string): RegExp => new RegExp(source, 'g');

/** An operand: a measure, with its time or without, or something in brackets. */
export const operand = String.raw`(?:m\d+(?::\d+)?|\( [^()]{1,160} \))`;
/** Several, added up. */
const added = String.raw`(?:${operand}(?: \+ ${operand}){0,4})`;
const O = `(${added})`;
/** Words between two operands that carry no operation: verbs, prepositions, owners. */
const link = String.raw`(?:(?!(?:and|than|minus|less|plus|over|per|divided|after|once|t\d+|m\d+)\b)[a-z'-]+ ){0,6}?`;
const short = String.raw`(?:(?!(?:and|than|minus|less|plus|over|per|divided|t\d+|m\d+)\b)[a-z'-]+ ){0,3}?`;
const times = String.raw`(?:(?:,|in|for|during|at|on|of|end|as|fiscal|by|(?:fiscal )?year (?:to|ended|ending|through)|twelve months (?:to|ended|through)) )*(?:t\d+ )?(?:, )?`;
/** "Diluted", "basic": how a figure beside is counted. */
export const part = any('share', 'percent(?:age)?s?', 'per ?cent', 'pct', 'fraction', 'proportion', 'portion', 'part', 'slice', 'chunk', 'bite', '%', 'cents');
const each = String.raw`(?:each|every|one|single|1|100|hundred|of|dollar|dollars|\$|\$1|buck|usd|unit) `;
const greater = any('more', 'larger', 'bigger', 'higher', 'greater', 'above', 'heavier', 'fatter', 'wider');
const smaller = any('less', 'smaller', 'lower', 'fewer', 'lighter', 'below', 'thinner');
const exceeds = any('exceed(?:s|ed)?', 'top(?:s|ped)?', 'surpass(?:es|ed)?', 'outweigh(?:s|ed)?', 'beat', 'outstrip(?:s|ped)?', 'outrun', 'outran', 'be ahead of', 'was ahead of', 'ran ahead of', 'outdo', 'outdid', 'top', 'was above', 'were above', 'lie above', 'lay above');
const deduct = any('subtract(?:ing|ed)?', 'deduct(?:ing|ed)?', 'take away', 'taking away', 'take', 'taking', 'strip(?:ping)?', 'remove', 'removing', 'knock(?:ing)?', 'net(?:ting)?');
const add = any('add(?:ing)?(?: up| together)?', 'sum(?:ming)?(?: up)?', 'combin(?:e|ing)', 'tak(?:e|ing)(?: together)?', 'count(?:ing)?(?: up| together)?', 'lump(?:ing)?(?: together)?', 'put(?:ting)?(?: together)?', 'tot(?:ting)?(?: up)?', 'totall?(?:ing)?');

export type Rule = readonly [RegExp, string];

/** A balance at the end of one time and of another. */
export const moves: readonly Rule[] = [
  [re(String.raw`\b(?:change|difference|increase|decrease|rise|fall|growth|move) (?:in|of) (m\d+) (?:, )?(?:between|from) (?:[a-z]+ ){0,3}t(\d+) (?:and|to|until|through|till) (?:[a-z]+ ){0,3}t(\d+)`), '( $1:$3 − $1:$2 )'],
  [re(String.raw`(m\d+)(?:,| ,)? (?:(?!m\d|t\d)\S+ ){0,5}?(?:between|from) (?:[a-z]+ ){0,3}t(\d+) (?:and|to|until|through|till) (?:[a-z]+ ){0,3}t(\d+)`), '( $1:$3 − $1:$2 )'],
];

/** Lists that are added up, before all else. */
export const sums: readonly Rule[] = [
  // "A less B less C": what is taken off, together.
  [re(String.raw`(?<=(?:m\d+(?::\d+)?|\)) (?:, )?(?:minus|less|−) )(m\d+(?::\d+)?) (?:, )?(?:and |then )*(?:minus|less|−) (m\d+(?::\d+)?) (?:, )?(?:and |then )*(?:minus|less|−) (m\d+(?::\d+)?)`), '( $1 + $2 + $3 )'],
  [re(String.raw`(?<=(?:m\d+(?::\d+)?|\)) (?:, )?(?:minus|less|−) )(m\d+(?::\d+)?) (?:, )?(?:and |then )*(?:minus|less|−) (m\d+(?::\d+)?)`), '( $1 + $2 )'],
  [re(String.raw`(?<=\b(?:subtract(?:ing)?|deduct(?:ing)?|minus|less|after|net of|paying|taking away|take away|excluding|without|−) )(m\d+(?::\d+)?) (?:and|&|,|plus|, and|and then|as well as) (m\d+(?::\d+)?)(?: (?:and|&|,|plus|, and) (m\d+(?::\d+)?))`), '( $1 + $2 + $3 )'],
  [re(String.raw`(?<=\b(?:subtract(?:ing)?|deduct(?:ing)?|minus|less|after|net of|paying|taking away|take away|excluding|without|−) )(m\d+(?::\d+)?) (?:and|&|,|, and|and then|as well as) (m\d+(?::\d+)?)`), '( $1 + $2 )'],
  [re(String.raw`(${operand}) (?:(?:,|in|at|for|of|t\d+|and|then) )*add(?:ing)? (?:in |on |to it |to that )?(${operand})`), '$1 + $2'],
  [re(String.raw`\bboth (${operand}) (?:and|&|plus|,) (${operand})`), '$1 + $2'],
  [re(String.raw`\b${add} (?:both )?(${operand}) (?:to|on top of|onto) (${operand})`), '$1 + $2'],
  [re(String.raw`(${operand}) (?:, )?(?:plus|added to|together with|combined with|along with|as well as|on top of) (?=m\d)`), '$1 + '],
];

/** "A, B and C": only where the question says that they are taken together. */
export const lists: readonly Rule[] = [
  [re(String.raw`(?<!\b(?:between|ratio of|divide) )(?<=m\d+(?::\d+)?|\)) (?:, and|,|and|&) (?:(?:through|via|by|as|in|on|for|by way of) )?(?=m\d+(?::\d+)?(?!\S)|\( )`), ' + '],
];

/** "In 2022, 2023 and 2024" of one measure that is added up. */
export const timeLists: readonly Rule[] = [[re(String.raw`(?<=(m\d+):\d+) (?:, and|,|and|&|plus|\+) t(\d+)`), ' + $1:$2']];

export const togetherWords = /\b(?:together|combined|combine|altogether|in total|in all|all told|added(?: up)?|add(?:ing|s)?(?: up)?|sums?(?: up| of)?|summed|total of|in sum|aggregate|as (?:one|a single) (?:amount|figure|sum|number|total)|jointly|counting both|both(?! (?:dates?|days?|years?|quarters?|times|ends|occasions|year[- ]ends|balance sheets?)\b)|(?:return|returned|returning|hand|handed|give|gave|given|paid|pay|distributed|sent) (?:back |out )?(?:to )?(?:share|stock)?(?:holders|owners|investors)|(?:holders|owners|investors) (?:got|received|were (?:paid|given))|how much in all)\b/;

/** Quotients. The more particular first. */
export const quotients: readonly Rule[] = [
  [re(String.raw`\bdivid(?:e|ing) (?:up )?(?:what |whatever |all |everything )?${O} ${short}by (?:what )?${O}`), '$1 ÷ $2'], [re(String.raw`\bdivid(?:e|ing) ${O} into ${O}`), '$2 ÷ $1'],
  [re(String.raw`\b(?:ratio|quotient|relation|proportion) (?:of|between) ${O} (?:and|to|over|with|on|vs\.?|versus|against) ${O}`), '$1 ÷ $2'],
  [re(String.raw`\b(?:hold|holding|set|setting|put|putting|measure|measuring|weigh|weighing|stack|stacking|compar(?:e|ing)|relat(?:e|ing)) ${O} ${times}${short}(?:against|to|with|by|beside|over|in relation to|relative to) ${O}(?=.*\b(?:ratio|percent|percentage|%|proportion|share|times|multiple|quotient|factor)\b)`), '$1 ÷ $2'],
  [re(String.raw`\b(?:how many|what number of) times (?:over )?(?:(?:could|would|can|did|does|do|was|were|is|are|has|had) )?${O} ${times}(?:could |would |did |does |do )?(?:pay|cover|meet|fund|finance|settle|suffice|match|fit|exceed|contain|top)(?:s|ed|d)? ${short}${O}`), '$1 ÷ $2'],
  [re(String.raw`\b(?:how many|what number of) times (?:(?:as|${greater}) )?(?:(?:much|big|large|high|great) )?(?:(?:as|was|were|is|are) )?${O} ${times}(?:than|as|that of|compared (?:to|with)|against|relative to) ${O}`), '$1 ÷ $2'],
  [re(String.raw`\b(?:how many|what number of) times (?:as (?:big|large|much|high) as )?(?:is |was |were |are )?${O} ${times}(?:is|was|are|were|did|does|has|had|came to|come to|stood at|reach(?:ed)?|amount(?:ed)? to|mak(?:e|es)|made|held|carried|carry) ${short}${O}`), '$2 ÷ $1'],
  // "How many times its equity the liabilities came to", "what percentage of sales research was": the verb stands behind both.
  [re(String.raw`\b(?:(?:how many|what number of) times|what multiple of|(?:what|which|how large an?|how big an?) ${part} of) (?:(?:that|this|those|the same) )?${O} ${times}${short}${O} ${times}(?:was|were|is|are|came to|come to|amount(?:ed)? to|stood at|ma[dk]es? up|represent(?:s|ed)?|equal(?:s|led)?|took(?: up)?|takes?(?: up)?|reached)(?= |$)(?! m\d)`), '$2 ÷ $1'],
  [re(String.raw`${O} ${times}(?:was|were|is|are|came to|equal(?:s|led)?|amounted to|represent(?:s|ed)?|make[s]? up|made up) (?:how many|what) (?:times|multiple of|x) ${short}${O}`), '$1 ÷ $2'],
  [re(String.raw`${O} ${times}(?:stacks?|stacked|measures?|measured|compares?|compared|relates?|related|stands?|stood) (?:up )?(?:against|with|to) ${O}(?=.*\b(?:ratio|percent|percentage|%|proportion|times|multiple)\b)`), '$1 ÷ $2'],
  [re(String.raw`${O} ${times}(?:cover(?:s|ed)?|pay(?:s)?(?: for)?) ${short}${O} ${times}(?=.*\bhow many times\b|.*\btimes over\b)`), '$1 ÷ $2'],
  [re(String.raw`\bby (?:what|which|how large a|how big a) (?:factor|multiple) (?:did|does|do|was|were|is|are) ${O} ${times}(?:${exceeds}|${greater} than) ${O}`), '$1 ÷ $2'],
  [re(String.raw`\b(?:what|which|how (?:large|big|high)|how (?:large|big|high) an?) (?:multiple|number of times) (?:of )?${O} ${times}(?:is|was|were|are|did|does|do|has|had|reached|came to) ${short}${O}`), '$2 ÷ $1'],
  [re(String.raw`\b(?:spread|split|shared?|divided|distributed) (?:out )?(?:over|among|amongst|across|by|between|on) (?:${each})*${O} ${times}(?:, )?(?:how (?:many|much)|what)(?: (?:dollars|cents|money|of))* (?:(?:is|was|were|are|does|did|makes?|comes? to|would) (?:it |that )?)?${O}`), '$2 ÷ $1'],
  [re(String.raw`${O} ${times}(?:, )?(?:spread|split|shared|divided|distributed) (?:out )?(?:over|among|amongst|across|between|on) (?:${each})*${O}`), '$1 ÷ $2'],
  [re(String.raw`${O} (?:(?!m\d)[^.]){0,60}?(?:hold|set|put|measure|weigh|stack|compar(?:e|ing)|divid(?:e|ing)|relat(?:e|ing)|how (?:does|do|did|would) (?:it|that|this|they|those|the (?:sum|total)) (?:compare|relate|stack up|measure up|stand)) (?:(?:it|that|this|them|those|the (?:sum|total|two|result)) )?${short}(?:against|over|by|beside|to|with|relative to|in relation to) ${O}`), '$1 ÷ $2'],
  [re(String.raw`${O} (?:(?!m\d)[^.]){0,70}?(?:what|which|how (?:much|many)|how (?:big|large) an?) ?(?:an? )?(?:${part} )?(?:out )?of ${O} ${times}(?:is|was|are|were|does|did|do|make|makes) (?:that|this|it|they|those|the (?:two|sum|total))`), '$1 ÷ $2'],
  [re(String.raw`(\( [^()]*\+[^()]* \)|m\d+(?: \+ m\d+)+)(?: (?!m\d)[^()]{0,90}?)? (?:what|which|how (?:much|many)|how (?:big|large) an?) (?:an? )?(?:${part} )?(?:out )?of ${O} ${times}(?:is|was|are|were|does|did|do|make|makes|went|goes) (?:that|this|it|they|those|them|(?:the |all )?(?:two|three|four|sum|total|lot)|to|on|into)`), '$1 ÷ $2'],
  [re(String.raw`(m\d+(?: \+ m\d+)+) (?:, )?(?:(?:and|also) )?(?:as |in |expressed as )?(?:a |the )?${part} (?:of |in )?${O}`), '$1 ÷ $2'],
  [re(String.raw`${O} ${times}${link}(?:, )?(?:and )?(?:what|which|how (?:big|large|much|high)|as) (?:an? )?${part} of ${O} ${times}(?:is|was|are|were|does|did|do|make|makes) (?:that|this|it|they|those|the (?:two|sum|total))`), '$1 ÷ $2'],
  [re(String.raw`\b(?:for|out of|of|on|from|per|with|in) (?:${each})+${O} ${times}(?:(?:made|took in|earned|booked|had|reported|rang up|collected|generated|sold|that came in|coming in|it made|it took in|it had) )?${times}(?:(?:was|were|did|does|do|is|are) )?(?:how (?:much|many)|what)(?: ${part})? ${link}${O}`), '$2 ÷ $1'],
  [re(String.raw`${O} ${times}${link}(?:as (?:a )?|in |expressed as |measured as |told as )?(?:what )?(?:${part}|multiple|ratio|number of times)(?: \(?(?:of|to|in|relative to|over)\)?) ${short}${O}`), '$1 ÷ $2'],
  [re(String.raw`\b(?:${part}|how much|how many(?: \w+)?|multiple) ${times}(?:out )?of ${O} ${times}(?:(?:was|were|is|are|did|does|do|went|go|goes|has|had|have|been|that|which|it|as|to|on|for|into|in|by|up|made|make|makes|paid|pays|pay|spent|handed|declared|distributed|returned|represented|represent|consumed|eaten|swallowed|absorbed|covered|used|came|comes|come|from|out|end|ended|ends|given|left|kept|turned|converted|company|they|straight|shareholders|stockholders|owners|investors|them|then|take|took|taken|eat|ate|swallow|consume|absorb|cover|claim|claimed|account|accounted|sits|sat|lay|tied|stood|stands|financed|funded|back|ploughed|plowed|invested) ){1,7}${O}`), '$2 ÷ $1'],
  [re(String.raw`^(?:(?:and|so|then|what|which|how many|how large a|how big a) )*${part} of ${O} ${O}$`), '$2 ÷ $1'],
  [re(String.raw`\b(?:out )?of (?:what |everything |all |whatever )?${link}${O} ${times}${link}(?:, )?(?:what|which|how many|how (?:big|large) an?) ${part} ${link}${O}`), '$2 ÷ $1'],
  [re(String.raw`\bhow (?:many|much)(?: (?:dollars|cents|bucks|\$|usd))?(?: (?:of|in|worth of))? ${O} ${times}${link}(?:behind|per|for|against|to|on|from|out of|in front of|beside|with) (?:${each})+${O}`), '$1 ÷ $2'],
  [re(String.raw`\bhow (?:many|much)(?: (?:dollars|cents|bucks|\$|usd)) (?:of|in|worth of) ${O} ${times}${link}(?:behind|per|for|against|in front of|beside) ${O}`), '$1 ÷ $2'],
  [re(String.raw`\b(?:what )?${part} (?:did|does|do|was|were|is|are|of|that) ${O} ${times}${link}(?:of|to|in|relative to|against|from|out of) ${O}`), '$1 ÷ $2'],
  [re(String.raw`\b(?:relat(?:e|es|ing|ion)|in relation|relative|proportional|compared?|as against) ?(?:of )?${O} ${times}(?:to|with) ${O}(?=.*\b(?:ratio|percent|percentage|%|proportion|times|multiple)\b)`), '$1 ÷ $2'],
  [re(String.raw`${O} ${times}(?:in times )?(?:divided by|÷|\/|over|relative to|in relation to|in proportion to|as against|set against|measured against|measured by|compared (?:to|with)(?=[^.]*(?:ratio|%|percent|multiple))) ${short}${O}`), '$1 ÷ $2'],
  [re(String.raw`${O} ${times}(?:${link})?(?:per|for each|for every|for one|out of each|out of every|of each|of every|to each|to every|behind each|behind every|behind one|on each|on every) (?:${each})*${O}`), '$1 ÷ $2'],
  [re(String.raw`${O} ${times}(?:to|vs\.?|versus|against) ${O}(?=.*\b(?:ratio|times|multiple|percent|%|x)\b)`), '$1 ÷ $2'],
  [re(String.raw`(?<=\b(?:ratio|multiple|proportion)\b.*)${O} ${times}(?:to|vs\.?|versus|against|and|by|on) ${O}`), '$1 ÷ $2'],
  // "By how many percent did sales and profit change": each by itself.
  [re(String.raw`(?<=\b(?:percent|%)\b(?!.*\b(?:chang|gr[eo]w|r[io]se|f[ae]ll|move|increas|decreas|declin|drop|climb|faster|slower|develop)).*)${O} ${times}(?:to|vs\.?|versus|against|by) ${O}`), '$1 ÷ $2'],
  [re(String.raw`(?<=^|^, |\b(?:average|mean|highest|lowest|what|was|is|were|are|and) )${O} (?:to|:) ${O}(?= (?:t\d+|,|ratio|$)|$)`), '$1 ÷ $2'],
];

/** Differences. */
export const differences: readonly Rule[] = [
  [re(String.raw`\b${deduct} ${O} ${times}(?:away |out |off )*(?:from|off|out of) ${O}`), '$2 − $1'], [re(String.raw`\b(?:subtract|deduct|net)(?:ing|ting|ed)? ${O} ${times}against ${O}`), '$2 − $1'],
  [re(String.raw`\b(?:tak(?:e|ing)|start(?:ing)? (?:with|from|at)|begin(?:ning)? (?:with|from)|from) ${O} ${times}(?:, )?(?:and |then |and then |we |i |you |if )*(?:subtract|deduct|take away|take off|take out|remove|strip out|knock off|less|minus)(?:ing)? ${O}`), '$1 − $2'],
  [re(String.raw`${O} ${times}(?:, )?(?:and |then |but )*(?:subtract|deduct|take away|take off|taking off|taking away|knock off)(?:ing)? (?:what (?:it|they) )?${O}`), '$1 − $2'],
  [re(String.raw`\b(?:difference|gap|spread|distance|margin) (?:in (?:size|dollars) )?between ${O} and ${O}`), '$1 − $2'], [re(String.raw`\bwhich (?:one )?(?:was|is|were) (?:the )?(?:larger|bigger|higher|greater|smaller|lower|largest|more) ${times}(?:, )?${O} or ${O}(?=.*\bby (?:how (?:much|many)|what)\b)`), '$1 − $2'], [re(String.raw`\bhow far apart (?:are|were|is|was|do|did|lie|lay) (?:lie |be )?${O} and ${O}`), '$1 − $2'],
  [re(String.raw`\bmore (?:on |for |in |to )?${O} ${times}than ${link}${O}(?=.*\b(?:difference|by how (?:much|many)|how much more|gap)\b)`), '$1 − $2'],
  [re(String.raw`\bhow many ${greater} (?:dollars |\$ |billions |millions |money )?${link}${O} ${times}than ${link}${O}`), '$1 − $2'],
  [re(String.raw`\bhow many (?:${smaller}) (?:dollars |\$ |billions |millions |money )?${link}${O} ${times}than ${link}${O}`), '$2 − $1'],
  [re(String.raw`\bhow much ${greater} (?:${link})${O} ${times}(?:${link})(?:than|compared (?:to|with)) ${short}${O}`), '$1 − $2'],
  [re(String.raw`\bhow much ${smaller} (?:${link})${O} ${times}(?:${link})(?:than|compared (?:to|with)) ${short}${O}`), '$2 − $1'],
  [re(String.raw`\b(?:by )?(?:how (?:much|many)(?: (?:dollars|\$|millions|billions))?|what amount) (?:did |does |do |was |were |is |are )?${O} ${times}(?:${link})(?:${exceeds}|${greater} than) ${short}${O}`), '$1 − $2'],
  [re(String.raw`\b(?:by )?(?:how (?:much|many)(?: (?:dollars|\$|millions|billions))?|what amount) (?:did |does |do |was |were |is |are )?${O} ${times}(?:${link})(?:fall short of|fell short of|trail|trailed|lag|lagged|${smaller} than) ${short}${O}`), '$2 − $1'],
  [re(String.raw`${O} ${times}(?:${link})(?:${exceeds}|${greater} than) ${short}${O}(?=.*\b(?:by how (?:much|many)|how large|how big|how many dollars|difference|gap)\b)`), '$1 − $2'],
  [re(String.raw`${O} ${times}(?:${link})(?:left |over |remain(?:s|ed|ing)? )*(?:after|once|net of|excluding|without|ex|leaving out|stripped of|before deducting) (?:(?:paying|deducting|subtracting|taking|out|off|covering|funding|spending|on|for|payment|of|are|is|shareholders|stockholders|owners|investors|had|have|got|received|were|been) )*${O}`), '$1 − $2'],
  [re(String.raw`${O} ${times}(?:, )?(?:minus|less|−|reduced by|diminished by) ${O}`), '$1 − $2'],
];

/** One measure at two times: the second stands for the same measure. */
export const ofTimes: readonly Rule[] = [
  [re(String.raw`(?<!\bhow many times\b.*)(m\d+)(?::| (?:\w+ ){0,4}t)(\d+)(?: (?!t\d|m\d)\w+){0,3}(?: [,.?])?(?: so| and)?(?: is| was)? how many times (?:(?:amount|figure|level|that|those|one|it|stand|value|sum) )?(?:(?:of|in|for|from|at|on|as of|end of|by) )*t(\d+)(?: (?:is|was|were|are) (?:that|it|this|those))?(?= |$)`), '$1:$2 ÷ $1:$3'],
  [re(String.raw`(m\d+):(\d+) (?:, )?(\+|−|÷|\/|minus|less|plus|divided by) (?:${any('that', 'those', 'one', 'level', 'same', 'it', 'sum')} )?(?:(?:of|in|for|from|at|on) )*t(\d+)`), '$1:$2 $3 $1:$4'],
  [re(String.raw`\bhow much ${smaller} ${link}(m\d+):(\d+) ${link}(?:than|compared (?:to|with)) ${link}t(\d+)`), 'how much less $1:$2 than $1:$3'],
  [re(String.raw`\bhow (?:much|many)(?: \w+)? (?:was |were |is |are |did |does )?(?:${greater} )?${link}(m\d+):(\d+) ${link}(?:than|${exceeds}|compared (?:to|with)) ${link}t(\d+)`), 'how much more $1:$2 than $1:$3'],
  [re(String.raw`\bhow much (${greater}|${smaller}) ${link}(m\d+) ${link}(?:in |for |at )*t(\d+) ${link}than ${link}t(\d+)`), 'how much $1 $2:$3 than $2:$4'],
  [re(String.raw`\b(?:difference|gap|change|rise|increase) (?:in|of|between) (m\d+) (?:between )?(?:in |for |of |at )*t(\d+) (?:and|to|vs|versus) (?:in |for |of |at |that )*t(\d+)(?=.*\b(?:dollars|\$|amount|absolute)\b)`), '( $1:$3 − $1:$2 )'],
  [re(String.raw`\bby how (?:much|many)(?: \w+)? (?:did |was |were )?${link}(m\d+):(\d+) ${link}(?:${exceeds}|${greater} than|ahead of) ${link}t(\d+)`), 'how much more $1:$2 than $1:$3'],
  [re(String.raw`\b(?:how many times|by (?:what|which) factor|what multiple)(?: \w+){0,3} ${link}(m\d+):(\d+) ${link}(?:than|as|that|compared (?:to|with)|of|against|relative to) ${link}t(\d+)`), '( $1:$2 ÷ $1:$3 )'],
];
