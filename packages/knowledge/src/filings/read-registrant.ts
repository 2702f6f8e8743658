// Whose report it is, as its cover says: the name above "(Exact name of registrant …)", the symbol beside the exchange. News of results name the company with its symbol.

export type Registrant = { readonly name: string | null; readonly ticker: string | null };

/** A letter to the owners may come before the cover. */
const FRONT = 80_000;
const EXACT_NAME = /exact\s+name\s+of\s+(?:the\s+)?(?:registrant|company|issuer)/i;
const FILE_NUMBER = /commission\s+file\s+(?:number|no)\b[^\n]{0,40}/i;
const EXCHANGE = '(?:NYSE|Nasdaq|NASDAQ|New\\s+York\\s+Stock\\s+Exchange)';
const BESIDE_EXCHANGE = new RegExp(`[ \\t|]([A-Z]{1,5}(?:[.-][A-Z])?)[ \\t|]{1,12}(?:The\\s+)?${EXCHANGE}\\b`);
const IN_BRACKETS = new RegExp(`\\(\\s{0,2}(?:the\\s+)?${EXCHANGE}[^:)\\n]{0,30}:\\s{0,2}([A-Z]{1,5}(?:[.-][A-Z])?)\\b`, 'i');
/** Lines above the words that say whose name it is. */
const NEAR = 3;
/** News of results: "Example Works reports third-quarter results". */
const REPORTS = /^[ \t]*(\p{Lu}[^\n]{1,70}?)\s+(?:(?:R|r)eport(?:s|ed)|(?:A|a)nnounce(?:s|d)|REPORTS|ANNOUNCES)\s[^.]{0,140}?\b(?:(?:R|r)esults|RESULTS|(?:E|e)arnings|EARNINGS)\b/mu;

/** `text` is the plain text from its beginning. */
export function readRegistrant(text: string): Registrant {
  const front = text.slice(0, FRONT);
  const name = nameOnCover(front) ?? nameInNews(front) ?? nameAtSignatures(text);
  const ticker = BESIDE_EXCHANGE.exec(front)?.[1] ?? IN_BRACKETS.exec(front)?.[1] ?? null;
  return { name, ticker };
}

function nameOnCover(front: string): string | null {
  const exact = EXACT_NAME.exec(front);
  if (exact !== null) return lastName(front.slice(Math.max(0, exact.index - 600), exact.index));
  const number = FILE_NUMBER.exec(front);
  return number === null ? null : firstName(front.slice(number.index + number[0].length, number.index + number[0].length + 400));
}

/** The nearest line above that is worded like a name; a name may go over two lines. */
function lastName(text: string): string | null {
  const lines = text.split('\n').map(clean).filter((line) => line !== '').slice(-NEAR);
  const at = lines.findLastIndex(isName);
  const [line = '', before = ''] = [lines[at], lines[at - 1]];
  if (at < 0) return null;
  const isRest = /^(?:and|&|company|corporation|incorporated|inc\.?|corp\.?|co\.?|plc|ltd\.?|limited|group|holdings)\b[\w\s,.&]{0,30}$/i.test(line);
  return isRest && isName(before) ? `${before} ${line}` : line;
}

/** Where a cover shows the name as a picture, the signatures have it in words. */
function nameAtSignatures(text: string): string | null {
  const at = text.toLowerCase().lastIndexOf('(registrant)');
  return at < 0 ? null : lastName(text.slice(Math.max(0, at - 400), at));
}

function firstName(text: string): string | null {
  return text.split('\n').map(clean).find(isName) ?? null;
}

function clean(line: string): string {
  // Small capitals come apart behind their first letter: "R ESORTS".
  return line.replace(/[_|()\s]+/g, ' ').replace(/\s+([.,])/g, '$1').replace(/\b(\p{Lu}) (?=\p{Lu}{3})/gu, '$1').trim();
}

function isName(line: string): boolean {
  return line.length > 1 && line.length < 90 && /^[\p{Lu}\p{N}]/u.test(line) && /\p{L}{2}/u.test(line) && !/commission|file\s+n|securities|exchange\s+act|^form\b|transition|ended|mark one|washington|united states|^or\b|^for\b|^\d[\d-]*$|report/i.test(line);
}

function nameInNews(front: string): string | null {
  return clean(REPORTS.exec(front.slice(0, 3000))?.[1] ?? '') || null;
}
