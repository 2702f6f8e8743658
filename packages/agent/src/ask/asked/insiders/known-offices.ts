// Who is commonly known to lead a company, or to have founded it, among the owners that its insiders' forms name. The forms themselves name owners and not their offices: an answer that goes by this says so.

type Known = { readonly office: RegExp; readonly owner: string };

const chief = /^(?:co-?)?(?:ceo|chief executive(?: officer)?|(?:the |big |top )*boss|chief|top (?:man|woman|boss|executive|dog)|number one|supremo|main man|skipper|captain)$/;
const founder = /^(?:co-?)?founder$/;

/** Owners as the forms write them. */
const known: readonly Known[] = [
  { office: chief, owner: 'Jassy Andrew R' }, { office: founder, owner: 'BEZOS JEFFREY P' }, { office: chief, owner: 'Nadella Satya' },
];

/** The one of these owners whom the words of an office mean; null where that is none, or not one alone. */
export function ownerOfOffice(words: string, owners: readonly string[]): string | null {
  const plain = words.toLowerCase().replace(/^(?:¤(?:'s)? ?)/, '').replace(/'s$/, '').trim();
  const [only, ...others] = known.filter(({ office, owner }) => office.test(plain) && owners.includes(owner));
  return only === undefined || others.length > 0 ? null : only.owner;
}
