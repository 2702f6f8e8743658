// "What would its P/E be if the price fell by 20%?": what a multiple of the price becomes when the price alone moves.

export type SupposedPrice = { readonly percent: number; readonly isUp: boolean };

const number = String.raw`(?<percent>\d{1,2}(?:\.\d+)?) ?(?:%|per ?cent\b|pct\b)`;
const price = String.raw`(?:share price|stock price|price|shares?|stock|it|they|market (?:value|cap))`;
const falls = String.raw`f[ae]ll|falls|fallen|drop(?:s|ped)?|declin(?:e|es|ed)|los(?:e|es|t)|slid|slides?|sank|sinks?|slump(?:s|ed)?|went down|goes down|came down|tumbled?`;
const rises = String.raw`r[io]se|rises|risen|gain(?:s|ed)?|climb(?:s|ed)?|jump(?:s|ed)?|rall(?:y|ies|ied)|went up|goes up|add(?:s|ed)?`;
const moved = new RegExp(String.raw`\b(?:if|should|were|suppos(?:e|ing)|assuming|once|when)\b[^?.;]{0,40}?\b${price} (?:were to |was to |had |would |should )?(?:(?<down>${falls})|(?<up>${rises}))(?: by)?(?: another| a further)? ${number}`, 'i');
const lower = new RegExp(String.raw`\b(?:if|should|were|with|suppos(?:e|ing)|assuming)\b[^?.;]{0,40}?\b${price} (?:were |was |is |being |at )?${number} (?:(?<down>lower|down|below|less|cheaper)|(?<up>higher|up|above|more|dearer))`, 'i');
const after = new RegExp(String.raw`\b(?:after|on|with|given) an? ${number} (?:(?<down>fall|drop|decline|slide|slump)|(?<up>rise|gain|jump|rally|increase))(?: in (?:the |its )?(?:share |stock )?(?:price|shares?|stock))?`, 'i');
const supposes = /\bwould\b|\bif\b|\bcould\b|\bshould\b/i;

/** Null where nothing is supposed, or the price would be gone. */
export function readSupposedPrice(text: string): SupposedPrice | null {
  const groups = supposes.test(text) ? [moved, lower, after].map((pattern) => pattern.exec(text)?.groups).find((one) => one !== undefined) : undefined;
  const percent = Number(groups?.['percent'] ?? NaN);
  return groups === undefined || !(percent > 0) ? null : { percent, isUp: groups['up'] !== undefined };
}
