// "aapl fy25: rev, gm, om, nm": margins by their first letters, in a list of figures.
const margins: Readonly<Record<string, string>> = { gm: 'gross margin', om: 'operating margin', opm: 'operating margin', nm: 'net margin', npm: 'net margin' };
const listed = String.raw`(?:revs?|revenue|sales|gm|opm?|om|npm?|nm|ni|oi|eps|fcf|ocf|cfo|ebit|ebitda|capex|roe|roa|roic|net income|r&d|sg&a)`;
const list = new RegExp(String.raw`\b${listed}(?: ?(?:[,/&+]|and) ?${listed}){1,9}\b`, 'gi');
const short = /\b(?:gm|opm|om|npm|nm)\b/gi;

/** Two of them at least, or one beside another figure: alone GM makes cars. */
export function marginsShort(text: string): string {
  return text.replace(list, (items) => items.replace(short, (one) => margins[one.toLowerCase()] ?? one));
}
