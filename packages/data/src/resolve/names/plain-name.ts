// What two spellings of one company's name have in common.

/** Words that say how a company is constituted, not what it is called. They stand at the end of a name. */
const legalForms = new Set([
  'inc', 'incorporated', 'corp', 'corporation', 'co', 'cos', 'company', 'companies', 'ltd', 'limited', 'plc', 'llc', 'lp', 'llp', 'sa', 'nv', 'ag', 'se', 'ab', 'asa', 'as', 'oyj', 'spa', 'kk', 'kgaa', 'sab', 'cv', 'sae', 'tbk', 'bhd',
  'holdings', 'holding', 'group', 'grp', 'adr', 'new', 'com', 'de', 'and',
]);

export const isLegalForm = (word: string): boolean => legalForms.has(word);

/** Lower-case words in ASCII where the letters have it: "Nestlé" is "nestle", "AT&T" is "at and t", "J.P. Morgan" is "jp morgan", "Moody’s" is "moodys". */
export function plainWords(name: string): string[] {
  const lower = name.toLowerCase();
  const text = isAscii(lower) ? lower : lower.normalize('NFKD').replace(/\p{Mark}/gu, '').replace(/[‘’]/g, "'");
  const spelt = text.includes('&') ? text.replaceAll('&', ' and ') : text;
  const words = spelt.replace(/['.`]/g, '').split(isAscii(spelt) ? /[^a-z0-9]+/ : /[^\p{Letter}\p{Number}]+/u).filter((word) => word !== '');
  return words.some((word) => word.length === 1) ? joinInitials(words) : words;
}

function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) > 126) return false;
  return true;
}

/** "D R Horton" and "D.R. Horton" are one name. */
function joinInitials(words: readonly string[]): string[] {
  const joined: string[] = [];
  let open = false;
  for (const word of words) {
    const isInitial = /^[a-z]$/.test(word);
    if (open && isInitial) joined.push((joined.pop() ?? '') + word);
    else joined.push(word);
    open = isInitial;
  }
  return joined;
}

/** The words without article, state of incorporation and legal form: "The Home Depot, Inc.", "HOME DEPOT INC /DE/" are both "home depot". */
export function plainName(name: string): string {
  const cut = name.search(/[/\\]/);
  const words = plainWords((cut > 0 ? name.slice(0, cut) : name).replace(/\.com\b/i, ' com'));
  const start = words[0] === 'the' && words.length > 1 ? 1 : 0;
  let end = words.length;
  while (end > start + 1 && legalForms.has(words[end - 1] ?? '')) end -= 1;
  return words.slice(start, end).join(' ');
}
