// "Is Nvidia in a bubble?", "DCF for Apple", "What is Visa's fair value?": whether a share is worth its price.
const lead = String.raw`^(?:(?:so|and|but|ok(?:ay)?|hey|hi|please|tell me|give me|show me|do you think|would you say)[,:]? )*`;
const end = String.raw`(?: (?:right now|now|today|currently|at present|at the moment|these days|per share|a share|please|pls))*[?.! ]*$`;
const whom = String.raw`(?:the )?(?<whom>[^?,;:]{2,40}?)`;
const held = String.raw`(?:(?:'s|’s|s['’])?(?: (?:stock|shares?|share price|stock price))?)`;
const value = String.raw`(?:(?:fair|intrinsic|true|dcf) (?:value|worth|valuation)|fair price)`;
const model = String.raw`(?:(?:a |the |your )?(?:dcf|discounted cash flows?)(?: (?:value|valuation|model|analysis))?)`;

const ways: readonly RegExp[] = [
  String.raw`(?:is|are) ${whom}${held}(?: (?:currently|now|really|already))? (?:in )?(?:an? )?(?:(?:big|huge|giant|ai|stock|price) )?bubble(?: territory)?`,
  String.raw`(?:is there|are we in) an? (?:\w+ )?bubble in ${whom}${held}`,
  String.raw`(?:what(?:'s|’s| is| would be|s) )?(?:the |your )?${value} (?:of|for) (?:a share of |one share of )?${whom}${held}`,
  String.raw`(?:what(?:'s|’s| is| would be|s) )?${whom}(?:'s|’s|['’])? ${value}(?:,? dcf)?`,
  String.raw`(?:(?:do|run|make|build) )?${model} (?:of|for|on) ${whom}${held}`,
  String.raw`${whom}(?:'s|’s)? (?:dcf|discounted cash flow)(?: (?:value|valuation|model|analysis))?`,
].map((pattern) => new RegExp(`${lead}${pattern}${end}`, 'i'));

/** No one company: several, a time gone by, a term, or a line of a statement that stands at fair value. */
const others = /\d|\b(?:and|or|vs|versus|than|in|at|to|what|how|why|when|reverse|debt|notes?|assets?|plan|options?|awards?|derivatives?|hedges?|investments?|equity|securities|goodwill|market|economy|housing|a|an|it|its|that|this|they|their|do|does|explain|define|meaning|difference|calculate|stocks?|fair|intrinsic|true|values?|valuation|dcf|discounted)\b/i;

/** As it was for every other question. */
export function worthItsPrice(text: string): string {
  const name = ways.map((one) => one.exec(text)?.groups?.['whom']).find((found) => found !== undefined);
  return name === undefined || others.test(name) ? text : `Is ${name.trim()} overvalued?`;
}
