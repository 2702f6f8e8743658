// English word stems by Porter's algorithm, without its rarest rules: "increases", "increased" and "increasing" are one term.
// M. F. Porter, "An algorithm for suffix stripping", Program 14 (1980), steps 1 to 4.

const VOWEL = /[aeiouy]/;
/** Endings of steps 2 and 3 with what takes their place, the longest first. */
const inner: readonly (readonly [string, string])[] = [
  ['ational', 'ate'], ['ization', 'ize'], ['fulness', 'ful'], ['ousness', 'ous'], ['iveness', 'ive'], ['tional', 'tion'], ['biliti', 'ble'], ['entli', 'ent'], ['ousli', 'ous'], ['alism', 'al'], ['ation', 'ate'], ['aliti', 'al'], ['iviti', 'ive'],
  ['icate', 'ic'], ['ative', ''], ['alize', 'al'], ['iciti', 'ic'], ['ical', 'ic'], ['ness', ''], ['izer', 'ize'], ['alli', 'al'], ['enci', 'ence'], ['anci', 'ance'], ['ator', 'ate'], ['abli', 'able'], ['logi', 'log'], ['ful', ''], ['eli', 'e'],
];
/** Endings of step 4, the longest first. */
const outer: readonly string[] = ['ement', 'ance', 'ence', 'able', 'ible', 'ment', 'ant', 'ent', 'ism', 'ate', 'iti', 'ous', 'ive', 'ize', 'ion', 'al', 'er', 'ic', 'ou'];

const known = new Map<string, string>();
const MOST_KNOWN = 100_000;

/** The stem of a lower-case word; words of other scripts, figures and words of up to three letters stay as they are. */
export function stem(word: string): string {
  const found = known.get(word);
  if (found !== undefined) return found;
  const made = word.length <= 3 || !/^[a-z]+$/.test(word) ? word : withoutEnding(derived(inflected(word)));
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(word, made);
  return made;
}

/** Steps 1a to 1c: plurals, participles, a final y. */
function inflected(word: string): string {
  const single = word.endsWith('sses') || word.endsWith('ies') ? word.slice(0, -2) : /[^s]s$/.test(word) && !word.endsWith('us') ? word.slice(0, -1) : word;
  const past = participle(single);
  return past.length > 2 && past.endsWith('y') && VOWEL.test(past.slice(0, -1)) ? `${past.slice(0, -1)}i` : past;
}

function participle(word: string): string {
  if (word.endsWith('eed')) return measure(word.slice(0, -3)) > 0 ? word.slice(0, -1) : word;
  const bare = word.endsWith('ed') ? word.slice(0, -2) : word.endsWith('ing') ? word.slice(0, -3) : null;
  if (bare === null || !VOWEL.test(bare)) return word;
  if (/(?:at|bl|iz)$/.test(bare)) return `${bare}e`;
  if (/([^aeiouylsz])\1$/.test(bare)) return bare.slice(0, -1);
  return measure(bare) === 1 && endsShort(bare) ? `${bare}e` : bare;
}

function derived(word: string): string {
  const found = inner.find(([ending]) => word.endsWith(ending));
  if (found === undefined) return word;
  const bare = word.slice(0, -found[0].length);
  return measure(bare) > 0 ? `${bare}${found[1]}` : word;
}

function withoutEnding(word: string): string {
  const ending = outer.find((one) => word.endsWith(one));
  const bare = ending === undefined ? word : word.slice(0, -ending.length);
  const cut = ending === undefined || measure(bare) < 2 || (ending === 'ion' && !/[st]$/.test(bare)) ? word : bare;
  const plain = cut.endsWith('e') && (measure(cut.slice(0, -1)) > 1 || (measure(cut.slice(0, -1)) === 1 && !endsShort(cut.slice(0, -1)))) ? cut.slice(0, -1) : cut;
  return plain.endsWith('ll') && measure(plain) > 1 ? plain.slice(0, -1) : plain;
}

/** How often a vowel is followed by a consonant. */
function measure(word: string): number {
  let count = 0;
  let wasVowel = false;
  for (let at = 0; at < word.length; at += 1) {
    const isVowel = isVowelAt(word, at);
    if (wasVowel && !isVowel) count += 1;
    wasVowel = isVowel;
  }
  return count;
}

function isVowelAt(word: string, at: number): boolean {
  const letter = word[at] ?? '';
  return letter === 'y' ? at > 0 && !isVowelAt(word, at - 1) : 'aeiou'.includes(letter);
}

/** Consonant, vowel, consonant other than w, x and y. */
function endsShort(word: string): boolean {
  const end = word.length - 1;
  return end >= 2 && !isVowelAt(word, end) && isVowelAt(word, end - 1) && !isVowelAt(word, end - 2) && !/[wxy]$/.test(word);
}
