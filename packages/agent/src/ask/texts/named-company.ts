// Whether a question names the company of a filing: by a word of its name, or by a short form made of the beginnings of its words.
const legal = new Set(['inc', 'incorporated', 'corp', 'corporation', 'co', 'company', 'companies', 'plc', 'ltd', 'limited', 'llc', 'group', 'holdings', 'the', 'and', 'of', 'international', 'com', 'new', 'american', 'national', 'general', 'united', 'first']);

export function isNamedIn(question: string, company: string): boolean {
  const name = wordsOf(company);
  const asked = question.match(/[\p{L}\p{N}&]+/gu) ?? [];
  const plain = asked.join('').toLowerCase();
  if (name.length > 1 && plain.includes(name.join(''))) return true;
  return asked.some((word) => /^[\p{Lu}\d]/u.test(word) && (isTelling(word.toLowerCase(), name) || isShortForm(word.toLowerCase(), name)));
}

function wordsOf(name: string): string[] {
  return (name.toLowerCase().match(/[\p{L}\p{N}&]+/gu) ?? []);
}

/** The whole of a word that is the company's own, and no word that many have. */
function isTelling(word: string, name: readonly string[]): boolean {
  const [first] = name.filter((each) => !legal.has(each));
  return first !== undefined && first.length >= 3 && (word === first || joinedWith(name, first) === word);
}

/** "Footlocker" for "Foot Locker". */
function joinedWith(name: readonly string[], first: string): string {
  return `${first}${name[name.indexOf(first) + 1] ?? ''}`;
}

/** "AMD", "AMEX", "JPM": beginnings of the name's words one behind the other, of two words at least, or three letters and more of a long one. */
function isShortForm(word: string, name: readonly string[]): boolean {
  const own = name.filter((each) => each !== 'the' && each !== 'and' && each !== 'of');
  const [first = ''] = own;
  if (word.length >= 3 && word.length <= 6 && first.length > word.length && first.startsWith(word)) return true;
  return word.length >= 2 && word.length <= 8 && isMadeOf(word, own, 0);
}

function isMadeOf(rest: string, name: readonly string[], used: number): boolean {
  if (rest === '') return used >= 2;
  const [next, ...later] = name;
  if (next === undefined) return false;
  for (let length = Math.min(rest.length, next.length, 4); length >= 1; length -= 1) if (next.startsWith(rest.slice(0, length)) && isMadeOf(rest.slice(length), later, used + 1)) return true;
  return false;
}
