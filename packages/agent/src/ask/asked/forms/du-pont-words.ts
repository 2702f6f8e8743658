// Return on equity taken apart into its three parts: by the name of the analysis, or by what it does ("three-way split of ROE", "break its return on equity down").

const roe = String.raw`(?:roe|returns? on (?:shareholders['’]? |common )?equity)`;
const analysis = String.raw`du ?-?pont(?:['’]?s)?(?:[- ](?:way|analys[ie]s|pieces?|identity|break-?down|split|formula|model|style|parts?|decomposition|terms|fashion|factors?|components?|method|scheme|tree|equation|drivers?|ratios?))?(?! (?:de )?(?:nemours|inc|co|shares|stock|price|revenue|earnings)(?![\p{L}]))`;
const ways = String.raw`(?:(?:three|3)[- ])?(?:way|part|step|factor|stage)s?[- ](?:split|break-?down|decomposition|analysis|version|formula)`;
const parts = String.raw`(?:(?:its|the|their|all|three|3|du ?-?pont) )*(?:components?|drivers?|parts?|pieces?|factors?|building blocks|elements|ingredients)`;
const apart = String.raw`(?:decompos(?:e|es|ed|ing|ition)|dissect(?:s|ed|ing)?|unpack(?:s|ed|ing)?|disaggregat\w+)`;
const taken = String.raw`(?:break(?:s|ing)?|broken|split(?:s|ting)?|tak(?:e|es|ing)|taken|pick(?:s|ed|ing)?)`;
const whose = String.raw`(?:the |its |their )?(?:(?!(?:on|of|in|and|or|to|a|what|is)\b)[\w&.]+(?: [\w&.]+){0,2}?(?:['’]s?)? )?`;
const time = String.raw`(?: (?:for|in|of) (?:fiscal |fy ?)?(?:year )?'?\d{2,4})?`;

/** As part of a pattern that minds neither case nor what stands around. */
export const duPontWords = [
  analysis,
  String.raw`(?:${ways}|${parts}|decomposition|break-?down) of ${whose}${roe}`,
  String.raw`${apart} ${whose}${roe}`,
  String.raw`${roe} (?:parts|components|pieces|drivers|factors|decomposition|break-?down|split(?! (?:up|in|into)\b))`,
  String.raw`${taken} (?:up |down |apart )?${whose}${roe}${time} (?:(?:up|down|apart)(?: (?:in|into) ${parts})?|(?:in|into) ${parts})`,
  String.raw`${taken} (?:up|down|apart) ${whose}${roe}`,
  String.raw`${roe}${time},? (?:is |be |can be |gets )?(?:(?:decomposed|broken (?:down|up|apart)|taken apart|dissected)(?: (?:in|into) ${parts})?|split (?:up|(?:in|into) ${parts}|(?:in|into) (?:net |profit )?margins?))`,
  String.raw`(?:(?:three|3) )?(?:things|parts|factors|numbers|ratios|components|drivers|pieces) (?:that )?(?:make up|makes up|go into|goes into|drive|drives|form|compose) ${whose}${roe}`,
].join('|');

const asks = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${duPontWords})(?![\p{L}\p{N}])`, 'iu');
/** "What drives its ROE: margin, turnover or leverage?" */
const drives = new RegExp(String.raw`\b(?:what|which) (?:of them )?(?:drives?|drove|is behind|explains?|moves?) ${whose}${roe}(?=[^?]{0,80}\b(?:turnover|leverage|multiplier)\b)`, 'i');

export const asksDuPont = (text: string): boolean => asks.test(text) || drives.test(text);

const byName = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:(?:a|the) )?${analysis}(?![\p{L}\p{N}])`, 'giu');

/** The analysis by what it takes apart: its name is that of a company, too. */
export const withReturnNamed = (text: string): string => text.replace(byName, 'return on equity');
