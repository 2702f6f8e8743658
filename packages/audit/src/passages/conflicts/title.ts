// A person with another's office: "X, Chief Financial Officer" where the source has X as Chief Executive Officer.
import type { Passage } from '../../judge/words-check.ts';
import type { Clause, Conflict } from './conflict.ts';

const office = /\b(?:(?:chief|principal) (\p{L}+) (?:and (?:chief |principal )?(\p{L}+) )?officer|\b(C[EFOT]O)\b|(president)|(chair(?:man|woman|person)?)|(treasurer)|(secretary)|(general counsel)|(controller))\b/giu;
const letters: Readonly<Record<string, string>> = { CEO: 'executive', CFO: 'financial', COO: 'operating', CTO: 'technology' };
const person = /\p{Lu}\p{L}+(?: \p{Lu}\.)?(?: \p{Lu}[\p{L}’'-]+){1,2}/gu;
const notPerson = /\b(?:Chief|Principal|Officer|Executive|Financial|Operating|President|Chair|Company|Inc|Corp|Bank|Group|Holdings|Act|Form|Report|Board|Securities|Exchange|Date|Title|Name)\b/;

type Placed = { readonly text: string; readonly at: number };

function officesIn(text: string): Placed[] {
  return [...text.matchAll(office)].flatMap((match) => {
    const [first, second, short, ...plain] = match.slice(1);
    const names = [first, second, short === undefined ? undefined : letters[short.toUpperCase()], ...plain].filter((name) => name !== undefined && name !== '');
    return names.map((name) => ({ text: (name ?? '').toLowerCase(), at: match.index }));
  });
}

function peopleIn(text: string): Placed[] {
  const plain = text.replace(office, (held) => held.toLowerCase());
  return [...plain.matchAll(person)].filter((match) => !notPerson.test(match[0])).map((match) => ({ text: match[0], at: match.index }));
}

type Holding = { readonly who: string; readonly office: string };

/** Each office goes to the person nearest before it, else the nearest after. "Respectively" pairs them in order. */
function holdingsIn(text: string): Holding[] {
  const people = peopleIn(text);
  const offices = officesIn(text);
  if (/\brespectively\b/i.test(text) && people.length === offices.length) return people.flatMap((who, index) => { const held = offices[index]; return held === undefined ? [] : [{ who: who.text, office: held.text }]; });
  return offices.flatMap((held) => {
    const who = people.findLast((one) => one.at < held.at && held.at - one.at < 90) ?? people.find((one) => one.at > held.at && one.at - held.at < 60);
    return who === undefined ? [] : [{ who: who.text, office: held.text }];
  });
}

/** A signature stands on lines of their own: name and office in rows that follow each other. */
function holdingsNear(clause: Clause): { readonly holding: Holding; readonly at: number }[] {
  const all = clause.index.passages;
  return all.flatMap((read, at) => {
    if (!/officer|president|chair|C[EFO]O|treasurer|counsel/i.test(read.passage.text)) return [];
    const joined = peopleIn(read.passage.text).length > 0 ? read.passage.text : `${sameBlock(all[at - 1]?.passage, read.passage)} ${read.passage.text}`;
    return holdingsIn(joined).map((holding) => ({ holding, at }));
  });
}

function sameBlock(before: Passage | undefined, own: Passage): string {
  return before !== undefined && before.block === own.block ? before.text : '';
}

export function findTitle(clause: Clause): Conflict | null {
  const own = holdingsIn(clause.text);
  if (own.length === 0) return null;
  const known = holdingsNear(clause);
  for (const claimed of own) {
    const held = known.filter(({ holding }) => holding.who === claimed.who);
    if (held.length === 0 || held.some(({ holding }) => holding.office === claimed.office)) continue;
    const isOthers = known.some(({ holding }) => holding.office === claimed.office);
    // "Chairman and CEO": one office that the sources leave out is no contradiction beside one that they give.
    if (!isOthers && own.some((one) => one.who === claimed.who && held.some(({ holding }) => holding.office === one.office))) continue;
    const [first] = held;
    const passage = first === undefined ? undefined : clause.index.passages[first.at];
    if (first !== undefined && passage !== undefined) return { code: 'title', passage, claimed: `${claimed.who} as ${claimed.office} officer`, given: first.holding.office, right: first.holding.office };
  }
  return null;
}
