// A ticker of one letter where the words around it speak of a share: "one share of V", "V is a no-brainer", "we added to V".

/** What else a single V is: a number, a part of a name, or "versus" between two of them. */
const other = String.raw`(?:[Pp]art|[Tt]itle|[Cc]hapter|[Ss]ection|[Aa]rticle|[Vv]olume|[Aa]ct|[Hh]enry|[Ll]ouis|[Gg]eorge|[Cc]harles|[Pp]hase|[Ss]eries|[Cc]lass|[Tt]ype|[Vv]itamin|[Tt]ier|[Ll]evel|[Ss]chedule|[Aa]ppendix|[Aa]nnex|[Ii]tem|[Nn]ote|[Ll]etter|with an?|with)`;
const ticker = new RegExp(String.raw`(?<![\w$.'"“/&-]|\b${other} )V(?=['’]s\b|[ ,;:?!)]|\.(?:\s|$)|$)(?![-/])`, 'g');
const between = /[A-Z][\w&'’.-]*[a-z'’A-Z] $/;

/** Between two names without a joint it is "versus". */
function isVersus(text: string, at: number): boolean {
  return between.test(text.slice(Math.max(0, at - 24), at)) && /^ [A-Z][A-Za-z]/.test(text.slice(at + 1, at + 4));
}

/** Unchanged where the company is named by its name as well. */
export function oneLetterTickers(text: string): string {
  return /\bVisa\b/.test(text) ? text : text.replace(ticker, (letter: string, at: number) => (isVersus(text, at) ? letter : 'Visa'));
}
