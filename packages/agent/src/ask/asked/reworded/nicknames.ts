// Companies by their home town, their founder, what they make: "the Redmond giant", "the burger chain", "Zuckerberg's company". Where the company is named too, such words say nothing more and are left out; else its name stands for them.
import { mayStandIn } from '../patterns/needed-words.ts';

/** The name, other names by which it may stand in the question, towns, founders and bosses, what it is a maker or seller of. */
type Known = { readonly name: string; readonly names: string; readonly towns?: string; readonly people?: string; readonly kinds?: string };

const known: readonly Known[] = [
  { name: 'Microsoft', names: 'Microsoft|MSFT', towns: 'Redmond', people: 'Bill Gates|Gates|Satya Nadella|Nadella', kinds: '(?:Windows|Office|Xbox|Excel)[- ](?:maker|company|people|folks)|makers? of (?:Windows|Office|the Xbox)|(?:Mister|Mr\\.?) Softee' },
  { name: 'Apple', names: 'Apple|AAPL', towns: 'Cupertino', people: 'Tim Cook|Steve Jobs', kinds: '(?:iPhone|iPad|(?<!Big )Mac|Macbook)[- ](?:maker|company|people|folks)|makers? of the (?:iPhone|iPad|Mac)' },
  { name: 'Alphabet', names: 'Alphabet|Google|GOOGL?', towns: 'Mountain View', people: 'Sundar Pichai|Pichai|Larry Page|Sergey Brin', kinds: "(?:search|search[- ]engine|YouTube|Android)[- ](?:giant|company|people|owner|maker|firm)" },
  { name: 'Amazon', names: 'Amazon|AMZN', people: 'Jeff Bezos|Bezos|Andy Jassy|Jassy', kinds: '(?:e-?commerce|online[- ]shopping|online[- ]retail)[- ](?:giant|company|behemoth|king)|everything store' },
  { name: 'NVIDIA', names: 'Nvidia|NVDA', towns: 'Santa Clara', people: 'Jensen Huang|Jensen|Huang', kinds: '(?:AI|graphics)[- ]?chip[- ](?:maker|giant|designer|company|king)|(?:GPU|graphics[- ]card)[- ](?:maker|company|giant|people|king|champion|titan|powerhouse|seller)' },
  { name: 'Meta', names: 'Meta|META|Facebook', towns: 'Menlo Park', people: 'Mark Zuckerberg|Zuckerberg|Zuck', kinds: "(?:Instagram|WhatsApp|Facebook)(?:'s)? (?:owner|parent)(?: company)?" },
  { name: 'Tesla', names: 'Tesla|TSLA', people: 'Elon Musk|Musk|Elon', kinds: '(?:electric[- ]car|EV)[- ](?:maker|pioneer)' },
  { name: 'IBM', names: 'IBM|Big Blue|International Business Machines', towns: 'Armonk', people: 'Arvind Krishna|Krishna' },
  { name: 'Salesforce', names: 'Salesforce|CRM', people: 'Marc Benioff|Benioff' },
  { name: "McDonald's", names: "McDonald['’]?s|MCD|Mickey D['’]?s|Golden Arches|Maccas", kinds: "(?:Big Mac|hamburger|burger)[- ](?:maker|chain|giant|company|people|folks|flippers?|empire|seller)s?|home of the Big Mac" },
  { name: 'Caterpillar', names: 'Caterpillar|CAT', towns: 'Peoria', kinds: '(?:yellow[- ])?(?:digger|bulldozer|excavator|earth[- ]?mover)s?[- ](?:maker|company|people|folks|builder|giant|outfit)s?|(?:folks|people|guys|company|firm|makers?) (?:with|of|behind) the (?:yellow )?(?:diggers|bulldozers|machines|excavators)|Big Yellow' },
  { name: 'Boeing', names: 'Boeing|BA', kinds: '(?:737|747|787|Dreamliner)[- ](?:maker|builder|people|company)|(?:American |US )?(?:plane|airplane|aircraft|jet|jetliner)[- ]?(?:maker|builder|manufacturer)' },
  { name: 'Procter & Gamble', names: 'Procter|P ?& ?G|PG', kinds: '(?:(?:Pampers|Tide|Gillette|Ariel|Crest)(?: and | & |/)?){1,2}[- ](?:maker|company|people|owner|stock|shares|seller|crowd|folks)s?|makers? of (?:Pampers|Tide|Gillette)' },
  { name: 'Johnson & Johnson', names: 'Johnson|J ?& ?J|JNJ', towns: 'New Brunswick', kinds: '(?:Band-?Aid|Tylenol|baby[- ]powder)[- ](?:maker|company|people)' },
  { name: 'Home Depot', names: 'Home Depot|HD', kinds: '(?:orange|orange-aprons?|(?:Atlanta )?do-it-yourself|(?:Atlanta )?DIY|(?:Atlanta )?home[- ]improvement)(?: and [a-z]+)?(?: DIY)?[- ](?:chain|giant|stores?|retailer|shop|people|seller)|orange aprons?(?: people| crowd| folks)?' },
  { name: 'Goldman Sachs', names: 'Goldman|GS', people: 'David Solomon', kinds: '(?:great )?vampire squid' },
  { name: 'UnitedHealth', names: 'United ?Health|UNH', towns: 'Minnetonka', kinds: '(?:largest|biggest) (?:American |US )?health insurer' },
  { name: 'Walmart', names: 'Wal-?mart|WMT', towns: 'Bentonville' },
  { name: 'Berkshire Hathaway', names: 'Berkshire|BRK', towns: 'Omaha', people: 'Warren Buffett|Buffett' },
  { name: 'Coca-Cola', names: 'Coca-Cola|Coke|KO' }, { name: 'Oracle', names: 'Oracle|ORCL', people: 'Larry Ellison|Ellison' }, { name: 'Netflix', names: 'Netflix|NFLX', towns: 'Los Gatos' }, { name: 'Intel', names: 'Intel|INTC' }, { name: 'Starbucks', names: 'Starbucks|SBUX' }, { name: 'Nike', names: 'Nike|NKE', towns: 'Beaverton' }, { name: 'Exxon', names: 'Exxon|XOM' }, { name: 'Disney', names: 'Disney|DIS', towns: 'Burbank' }, { name: 'Eli Lilly', names: 'Lilly|LLY' },
];

/** Towns of several large companies: they say nothing beside one that is named, and nobody without. */
const shared = 'Atlanta|Cincinnati|Seattle|Silicon Valley|San Francisco|Chicago|New York|Wall Street|Arlington|Dallas|Houston|Detroit|Minneapolis|Oak Brook|Foster City|San Jose|Palo Alto|California|Washington State|Ohio|Georgia|Illinois|New Jersey';
const head = String.raw`(?:giant|crowd|folks?|outfit|firm|company|people|chain|maker|titan|behemoth|group|team|guys|lot|bunch|gang|house|shop|headquarters|bank|insurer|retailer|colossus|heavyweight|champion|boys|gentlemen|bankers|software house|software giant|machine maker|money machine)`;
const lead = String.raw`(?:(?:the|those|these|our|that) (?:good |old |big |nice |dear |rich |mighty )*)?`;
const inTown = String.raw`(?:(?:over|down|up|out|back) )?(?:in|from|at|of|based in|headquartered in|out of|near|over in)`;

function patternsOf({ names, towns, people, kinds }: Known): readonly RegExp[] {
  return [
    ...(towns === undefined ? [] : [String.raw`${lead}${head} ${inTown} (?:${towns})\b`, String.raw`${lead}(?:${towns})(?:-based)? ${head}\b`, String.raw`${lead}(?:${towns})\b`]),
    ...(people === undefined ? [] : [String.raw`(?:${people})(?:'s|s')(?= (?:next |latest |last |coming |own |exact )*(?:print|results|report|earnings|numbers|words|remarks|quotes?|comments|statements?)\b)`, String.raw`(?:${people})['’]s (?=(?:${names})\b)`, String.raw`(?:${people})(?:'s|s') (?:old |own )?(?:company|firm|shop|outfit|empire|business|baby|creation|team|people|crew|place|car company|chip company|chip[- ]?maker|plane[- ]?maker|software (?:house|company|firm)|bank|bookshop|store)\b`]),
    ...(kinds === undefined ? [] : [String.raw`${lead}(?:${kinds})\b`]),
  ].map((source) => new RegExp(String.raw`\b${source}`, 'g'));
}

const readers = known.map((one) => ({ name: one.name, isNamed: new RegExp(String.raw`\b(?:${one.names})\b`), patterns: patternsOf(one), inTown: one.towns === undefined ? null : new RegExp(String.raw`,? ${inTown} (?:${one.towns})\b,?`, 'g') }));
const sharedTown = new RegExp(String.raw`,? (?:${lead}${head} )?${inTown} (?:${shared})\b(?=,| |\?|$|'s)`, 'g');
const sharedHead = new RegExp(String.raw`\b${lead}(?:${shared})(?:-based)? ${head}\b(?:,| (?=[A-Z]))`, 'g');
const everyTown = [shared, ...known.flatMap(({ towns }) => (towns === undefined ? [] : [towns]))].join('|');
/** "The two rivals from Cupertino and Redmond". */
const townList = new RegExp(String.raw`,? ${inTown} (?:${everyTown})(?:,? (?:and|&) (?:${everyTown})|, (?:${everyTown}))+`, 'g');
const anyName = new RegExp(String.raw`\b(?:${known.map(({ names }) => names).join('|')}|Visa)\b`);

/** "The maker of Tide", "how Redmond did" in a story before the name. In a town others may be at home too. */
const ownKind = (pattern: RegExp): RegExp => new RegExp(String.raw`(?<!\b(?:in|at|from|of|near|to|outside|around|and|&) )${pattern.source}(?!-based)(?!,)`, 'g');

/** What stands for a name that is there too, in a sentence of its own or right before it, is left out. */
function withName(text: string, { name, isNamed, patterns, inTown: place }: (typeof readers)[number]): string {
  if (isNamed.test(text)) {
    const without = place === null ? text : text.replace(place, (found) => (found.startsWith(',') && found.endsWith(',') ? ',' : ''));
    return patterns.reduce((rest, pattern) => (!mayStandIn(rest, pattern) ? rest : rest.replace(new RegExp(String.raw`${pattern.source}(?:['’]s)?,? (?=(?:the )?(?:${isNamed.source}))`, 'g'), '').replace(ownKind(pattern), name)), without);
  }
  return patterns.reduce((rest, pattern) => (mayStandIn(rest, pattern) ? rest.replace(pattern, name) : rest), text);
}

/** The name of a part that stands in that of its owner. */
const ownersByPart = /\b(?:Google|YouTube|Android|Waymo)['’]s (?:parent|owner|holding company)(?: company)?\b/g;

/** Nicknames that nobody else has, in whatever place: "Big Blue's year", "a sheet for Cat:". */
const everywhere: readonly (readonly [RegExp, string])[] = [[/\bBig Blue(?=(?:['’]s)? (?:20\d\d|year|fiscal)\b)/g, 'IBM'], [/(?<=\b(?:for|at|of|on|about|from|with) )Cat(?= ?[:;,?.]|['’]s\b|$)|(?<=[:,] )Cat(?=, [A-Z])/g, 'Caterpillar']];

export function nameNicknames(given: string): string {
  const text = everywhere.reduce((rest, [nickname, name]) => rest.replace(nickname, name), given.replace(ownersByPart, 'Alphabet'));
  const told = readers.reduce(withName, anyName.test(text) ? text.replace(townList, '') : text);
  return anyName.test(told) ? told.replace(sharedHead, '').replace(sharedTown, (found) => (found.startsWith(',') ? ',' : '')).replace(/,\s*,/g, ',') : told;
}
