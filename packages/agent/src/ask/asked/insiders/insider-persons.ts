// Persons of a question who are owners in insiders' forms: by given and family name, by either alone, by a short form of the given name; in capitals or not.
import type { Place } from '../places.ts';

/** Short forms of given names, each with the names that it may stand for. */
const short: Readonly<Record<string, string>> = {
  jeff: 'jeffrey|geoffrey', brad: 'bradford|bradley', matt: 'matthew', andy: 'andrew', drew: 'andrew', doug: 'douglas', dave: 'david', kathy: 'kathleen|katherine|catherine', kate: 'kathleen|katherine', kath: 'kathleen', katie: 'kathleen|katherine', jud: 'judson', mike: 'michael', chris: 'christopher|christine',
  tom: 'thomas', bob: 'robert', rob: 'robert', bill: 'william', will: 'william', jim: 'james', joe: 'joseph', tim: 'timothy', steve: 'steven|stephen', dan: 'daniel', tony: 'anthony', ken: 'kenneth', ron: 'ronald', don: 'donald', greg: 'gregory', pete: 'peter', phil: 'philip|phillip', pat: 'patrick|patricia', ed: 'edward',
  sam: 'samuel|samantha', alex: 'alexander|alexandra', ben: 'benjamin', nick: 'nicholas', rick: 'richard', dick: 'richard', rich: 'richard', chuck: 'charles', charlie: 'charles', larry: 'lawrence', jen: 'jennifer', liz: 'elizabeth', beth: 'elizabeth', sue: 'susan', sandy: 'sandra', debbie: 'deborah', deb: 'deborah', meg: 'margaret', peggy: 'margaret', barb: 'barbara', cindy: 'cynthia', vicky: 'victoria', tak: 'takeshi', jon: 'jonathan', zack: 'zachary', gabe: 'gabriel', fred: 'frederick', walt: 'walter', al: 'alan|albert', art: 'arthur', ted: 'theodore|edward', hank: 'henry', jack: 'john', marty: 'martin', ray: 'raymond', stu: 'stuart', vince: 'vincent',
};

/** Family names of so many people that alone, without a company, they name nobody. */
export const commonFamily = /^(?:smith|johnson|williams|brown|jones|miller|davis|wilson|anderson|thomas|taylor|moore|jackson|martin|lee|thompson|white|harris|clark|lewis|robinson|walker|young|allen|king|wright|scott|hill|green|adams|baker|nelson|carter|mitchell|roberts|turner|phillips|campbell|parker|evans|edwards|collins|stewart|morris|murphy|cook|rogers|morgan|cooper|peterson|reed|bailey|bell|kelly|howard|ward|cox|richardson|wood|watson|brooks|bennett|gray|james|reynolds|hughes|price|myers|long|foster|sanders|ross|powell|sullivan|russell|coleman|alexander|hogan|graham|west|cole|jordan|fisher|ford|hamilton|stone|page|gates|day|may|bush|dean|rose)$/;

export type NamedOwner = Place & { readonly owner: string; readonly by: 'whole' | 'family' | 'given' };

type Owner = { readonly owner: string; readonly family: string; readonly given: readonly string[] };

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function ownerOf(owner: string): Owner {
  const [family = '', ...given] = owner.toLowerCase().split(/\s+/);
  return { owner, family, given };
}

/** A given name in full, in short, or as an initial. */
function givenPattern(given: readonly string[]): string {
  const [first = ''] = given;
  const shorts = Object.entries(short).flatMap(([said, meant]) => (meant.split('|').includes(first) ? [said] : []));
  const middles = given.slice(1).flatMap((name) => [escaped(name), `${escaped(name.charAt(0))}\\.?`]);
  return String.raw`(?:${[escaped(first), ...shorts, `${escaped(first.charAt(0))}\\.`].join('|')})(?: (?:${[...middles, String.raw`\p{L}\.`].join('|')}))?`;
}

/** "Bezos", "Jeff Bezos", "Bezos, Jeffrey": in the lower-case text. */
function wholeOrFamily(text: string, { owner, family, given }: Owner): readonly NamedOwner[] {
  const title = String.raw`(?:(?:mr|mrs|ms|dr)\.? )?`;
  const patterns: readonly (readonly [NamedOwner['by'], RegExp])[] = [
    ['whole', new RegExp(String.raw`(?<![\p{L}'-])${title}${givenPattern(given)} ${escaped(family)}(?![\p{L}-])`, 'gu')], ['whole', new RegExp(String.raw`(?<![\p{L}'-])${escaped(family)},? ${givenPattern(given)}(?![\p{L}-])`, 'gu')],
    ['family', new RegExp(String.raw`(?<![\p{L}'-])${title}${escaped(family)}(?![\p{L}-])`, 'gu')],
  ];
  return patterns.flatMap(([by, pattern]) => [...text.matchAll(pattern)].map((found) => ({ start: found.index, end: found.index + found[0].length, owner, by })));
}

/** Short names that are words too: alone they name nobody. */
const words = /^(?:will|art|bill|rich|don|sue|ray|ed|al|pat|drew|chuck|jack|dick|mark|grant|frank|gene|may|june|april|rob)$/;

/** "Satya": a given name that only one of them bears. */
function byGiven(text: string, owners: readonly Owner[]): readonly NamedOwner[] {
  return owners.flatMap((one) => {
    const names = [one.given[0] ?? '', ...Object.entries(short).flatMap(([said, meant]) => (meant.split('|').includes(one.given[0] ?? '') ? [said] : []))].filter((name) => name.length > 2 && !words.test(name));
    const others = owners.filter(({ owner, given }) => owner !== one.owner && names.some((name) => given.includes(name)));
    return names.length === 0 || others.length > 0 ? [] : [...text.matchAll(new RegExp(String.raw`(?<![\p{L}'-])(?:${names.map(escaped).join('|')})(?![\p{L}-])`, 'gu'))].map((found): NamedOwner => ({ start: found.index, end: found.index + found[0].length, owner: one.owner, by: 'given' }));
  });
}

const overlaps = (left: Place, right: Place): boolean => left.start < right.end && right.start < left.end;

/** In the order of the text; where two readings overlap the longer one holds. `text` in lower case. */
export function findOwners(text: string, names: readonly string[]): readonly NamedOwner[] {
  const owners = names.map(ownerOf).filter(({ family, given }) => family.length > 2 && given.length > 0);
  const isShared = ({ owner, by }: NamedOwner): boolean => by === 'family' && owners.some((other) => other.owner !== owner && other.family === owner.toLowerCase().split(/\s+/)[0]);
  const all = [...owners.flatMap((owner) => wholeOrFamily(text, owner)).filter((one) => !isShared(one)), ...byGiven(text, owners)].toSorted((left, right) => right.end - right.start - (left.end - left.start));
  const kept = all.reduce<readonly NamedOwner[]>((some, one) => (some.some((other) => overlaps(one, other)) ? some : [...some, one]), []);
  return kept.toSorted((left, right) => left.start - right.start);
}
