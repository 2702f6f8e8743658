// Companies by their home town, their founder, what they make: "the Redmond giant", "the burger chain", "Zuckerberg's company". Where the company is named too, such words say nothing more and are left out; else its name stands for them.
import { mayStandIn } from '../../patterns/needed-words.ts';
import { knownCompanies, type KnownCompany } from './known-companies.ts';
import { namedByHead } from './led-by.ts';
import { oneLetterTickers } from './one-letter.ts';

/** Towns of several large companies: they say nothing beside one that is named, and nobody without. */
const shared = 'Atlanta|Cincinnati|Seattle|Silicon Valley|San Francisco|Chicago|New York|Wall Street|Arlington|Dallas|Houston|Detroit|Minneapolis|Oak Brook|Foster City|San Jose|Palo Alto|California|Washington State|Ohio|Georgia|Illinois|New Jersey|Irving|Texas|Virginia|Minnesota';
const group = 'giant|crowd|folks?|outfit|firm|company|people|chain|maker|titan|behemoth|group|team|guys|gals|lot|bunch|gang|mob|house|shop|headquarters|bank|insurer|retailer|network|colossus|heavyweight|champion|boys|gentlemen|bankers|software house|software giant|machine maker|money machine|seller|builder|owner|parent|parent company|planemaker|printer|empire|slingers|pushers|flippers|inventors?|designers?|makers|manufacturers?';
const head = `(?:${group})`;
const lead = String.raw`(?:(?:[Tt]he|[Tt]hose|[Tt]hese|[Oo]ur|that|your) (?:good |old |big |nice |dear |rich |mighty |fine |clever )*)?`;
const inTown = String.raw`(?:(?:over|down|up|out|back) )?(?:in|from|at|of|based in|headquartered in|out of|near|over in)`;
/** "That starts with V": a hint at the name. */
const hint = String.raw`(?:,? (?:that|which|whose name|the one that|the one whose name) (?:starts|begins) with (?:an? )?['"“]?[A-Z]['"”]?)?`;
/** "Who make", "behind", "that owns". */
const doing = String.raw`(?:(?:who|that|which) (?:make|makes|made|sell|sells|own|owns|run|runs|build|builds|gave us|brought us|invented|give us|design|designs)|behind|making|selling|building|running)`;

/** "Jensen's shop", "Benioff's stock", "Bezos & Co": the company of whoever founded or leads it; what somebody says or trades is his own. */
function byPeople(people: string): readonly string[] {
  return [
    String.raw`(?:${people})(?:'s|s')(?= (?:next |latest |last |coming |own |exact )*(?:print|results|report|earnings|numbers|words|remarks|quotes?|comments|statements?)\b)`,
    String.raw`(?:${people})(?:['’]s|s['’]) (?:old |own |big |little |beloved )?(?:company|firm|shop|outfit|empire|business|baby|creation|team|people|crew|lot|gang|crowd|place|house|car company|chip company|chip[- ]?maker|plane[- ]?maker|software (?:house|company|firm|shop)|bank|bookshop|store|book ?store|burger (?:chain|joint))\b`,
    String.raw`(?:${people})(?: and| &) (?:[Cc]o(?:mpany)?|friends|his (?:crew|team|people|lot|gang|crowd|merry men))\b\.?`,
  ];
}

/** "Benioff's stock": his company's, unless trades are asked about. */
const stockOf = (people: string): string => String.raw`(?:${people})(?=['’]s (?:stock|share price|stock price|ticker)\b(?! (?:sales?|awards?|grants?|options?|trades?|holdings?|sold|plan)\b))`;
const ofTrades = /\b(?:sold|sells?|selling|sale of|sales of|unload\w*|dump\w*|offload\w*|dispos\w+|insiders?|form 4|trades?|bought|cash(?:ed|ing) (?:in|out))\b/i;

/** What the asker bought or sold, or would, is no insider's trade. */
const ownTrades = /\b(?:I|we|my (?:wife|husband|father|mother|dad|mum|mom|son|daughter|uncle|aunt|brother|sister|friend|boss|client|adviser|advisor|neighbou?r|grandfather|grandmother))(?:['’](?:ve|d|m))?(?: (?:have|had|has|once|never|just|nearly|almost|only|should have|could have|would have|already|recently|too))* (?:sold|bought|sell|buy|selling|dumped|unloaded|cashed (?:in|out))\b/gi;

const month = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
/** "Jensen's fiscal 2026", "Benioff's gross margin": a time or a line of the statements is his company's, unless trades are asked about. */
const yearOf = (people: string): string => String.raw`(?:${people})(?=['’]s (?:(?:last|latest|newest|first|second|third|fourth|most recent) (?:fiscal |reported )*(?:year|quarter|half)|FY ?'?\d\d|[Ff]iscal \d{4}|Q[1-4]|${month}(?: 20\d\d)? (?:quarter|half|year)|20\d\d (?:figures|numbers|results|books|year|margins?|revenues?|profits?)|(?:gross|operating|net|free|total|diluted|basic|current|long-term|short-term) (?:\w+ )?(?:profits?|income|margins?|cash ?flow|debt|assets|liabilities|earnings|EPS|ratio|cash|loss)|balance sheet|income statement|books|revenues?|turnover|top line|bottom line|capex|R&D|P\/E)\b)`;

/** "The iPhone people", "whoever makes Tide and Pampers", "Optum's parent". */
function byProducts(products: string): readonly string[] {
  const several = String.raw`(?:the |your |my |our |all (?:those|the) |those )?(?:${products})(?:(?:,? and |, | & |/|-and-|-)(?:the )?(?:${products}))*`;
  return [
    String.raw`(?:${lead}(?:${group})|those|the ones|the one) ${doing} ${several}\b`, String.raw`who(?:ever|mever) (?:it is )?(?:(?:that|who) )?(?:makes?|made|sells?|owns?|builds?|runs?|designs?|gave us) ${several}\b`,
    String.raw`(?:the )?(?:${products})(?= (?:fiscal |financial |business )?year,? (?:19|20)\d\d\b)`,
    String.raw`${lead}(?:makers?|owners?|parent(?: company)?|inventors?|builders?|sellers?|home) of ${several}\b`, String.raw`the (?:people|folks|company|firm|outfit) of ${several}\b`,
    String.raw`${lead}(?:${products})(?:(?:,? and | & |/|-and-)(?:${products}))*(?:['’]s)?[- ](?:maker|makers|people|folks|company|outfit|crowd|lot|shop|guys|gang|giant|owner|parent company|parent|seller|sellers|pusher|pushers|flipper|flippers|slingers|builder|builders|bunch|mob|inventor|designer|peddlers?|firm)\b`,
  ];
}

/** "The card network out of San Francisco", "the Cincinnati soap maker". */
function byTrade(trade: string, home: string): readonly string[] {
  const who = `(?:${trade})[- ](?:${group})`;
  return [String.raw`${lead}${who},? ${inTown} (?:${home})\b${hint}`, String.raw`${lead}(?:${home})(?:-based)?['’]?s? ${who}\b${hint}`];
}

/** "The card network V", "planemaker BA": what it is, before the name that says who. */
const beforeName = (trade: string, names: string): string => String.raw`${lead}(?:${trade})[- ]?(?:${group}),? (?=(?:${names})\b(?!['’]s? (?:rival|peer|competitor)))`;

function patternsOf({ towns, people, kinds, products, trade, home }: KnownCompany): readonly RegExp[] {
  const exact = [
    ...(people === undefined ? [] : byPeople(people)),
    ...(kinds === undefined ? [] : [String.raw`${lead}(?:${kinds})\b`]),
    ...(trade === undefined || home === undefined ? [] : byTrade(trade, home)),
  ].map((source) => new RegExp(String.raw`\b${source}`, 'g'));
  const inAnyCase = [
    ...(products === undefined ? [] : byProducts(products)),
    ...(towns === undefined ? [] : [String.raw`${lead}${head} ${inTown} (?:${towns})\b`, String.raw`${lead}(?:${towns})(?:-based)? ${head}\b`, String.raw`${lead}(?:${towns})\b`]),
  ].map((source) => new RegExp(String.raw`\b${source}`, 'gi'));
  return [...inAnyCase, ...exact];
}

const readers = knownCompanies.map((one) => ({ name: one.name, owned: one.people === undefined ? null : new RegExp(String.raw`\b(?:${one.people})['’]s (?=(?:${one.names})\b)`, 'g'), isNamed: new RegExp(String.raw`\b(?:${one.names})\b`), patterns: patternsOf(one), inTown: one.towns === undefined ? null : new RegExp(String.raw`,? ${inTown} (?:${one.towns})\b,?`, 'g') }));
const sharedTown = new RegExp(String.raw`,? (?:${lead}${head} )?${inTown} (?:${shared})\b(?=[,:;.?!]| |$|'s)`, 'g');
const sharedHead = new RegExp(String.raw`\b${lead}(?:${shared})(?:-based)? ${head}\b(?:,| (?=[A-Z]))`, 'g');
const everyTown = [shared, ...knownCompanies.flatMap(({ towns }) => (towns === undefined ? [] : [towns]))].join('|');
/** "The two rivals from Cupertino and Redmond". */
const townList = new RegExp(String.raw`,? ${inTown} (?:${everyTown})(?:,? (?:and|&) (?:${everyTown})|, (?:${everyTown}))+`, 'g');
const anyName = new RegExp(String.raw`\b(?:${knownCompanies.map(({ names }) => names).join('|')}|Visa)\b`);

/** "The maker of Tide", "how Redmond did" in a story before the name. In a town others may be at home too. */
const ownKind = (pattern: RegExp): RegExp => new RegExp(String.raw`(?<!\b(?:in|at|from|of|near|to|outside|around|and|&) )${pattern.source}(?!-based)(?!,)`, pattern.flags);

/** What stands for a name that is there too, in a sentence of its own or right before it, is left out. */
function withName(given: string, { name, owned, isNamed, patterns, inTown: place }: (typeof readers)[number]): string {
  // "Benioff's CRM"
  const text = owned === null ? given : given.replace(owned, '');
  if (isNamed.test(text)) {
    const without = place === null ? text : text.replace(place, (found) => (found.startsWith(',') && found.endsWith(',') ? ',' : ''));
    return patterns.reduce((rest, pattern) => (!mayStandIn(rest, pattern) ? rest : rest.replace(new RegExp(String.raw`${pattern.source}(?:['’]s)?,? (?=(?:the )?(?:${isNamed.source}))`, pattern.flags), '').replace(ownKind(pattern), name)), without);
  }
  return patterns.reduce((rest, pattern) => (mayStandIn(rest, pattern) ? rest.replace(pattern, name) : rest), text);
}

/** The name of a part that stands in that of its owner. */
const ownersByPart = /\b(?:Google|YouTube|Android|Waymo)['’]s (?:parent|owner|holding company)(?: company)?\b/g;

/** Nicknames that nobody else has, in whatever place: "Big Blue's year", "a sheet for Cat:", "the Cat stock". */
const everywhere: readonly (readonly [RegExp, string])[] = [[/\b[Bb]ig [Bb]lue\b/g, 'IBM'], [/(?<=^|[ ,(])[Tt]he Depot(?=['’]s\b|[ :;,?.!]|$)/g, 'Home Depot'], [/\bCat(?= (?:digger|bulldozer|dozer|excavator|tractor|loader|machine)s?\b)/g, 'Caterpillar'], [/(?<!(?!The )[A-Z][\w&.'’-]* |\b(?:[Aa]|[Mm]y|[Hh]er|[Hh]is|[Oo]ur) |[\w'’-])Cat(?=['’]s\b|[ :;,?.!]|$)(?! (?:food|litter|and Dog|\d\b))/g, 'Caterpillar']];

const single = 'Microsoft|Apple|Alphabet|Google|Amazon|Nvidia|NVIDIA|IBM|Salesforce|Caterpillar|Boeing|Goldman|UnitedHealth|Visa|Home Depot';
/** "A hundred Boeings", "my Apples": shares of it. */
const pieces = new RegExp(String.raw`(?<=\b(?:\d+|hundred|thousand|dozen|[Ff]ifty|[Tt]wenty|[Tt]hirty|[Ff]orty|[Ss]ixty|[Tt]en|[Ff]ive|[Tt]wo|[Tt]hree|[Mm]y|her|his|our|their|these|those|of) )(${single})s(?=[ ,.?!;:]|$)`, 'g');

const joining = String.raw`(?:,|,? and|,? or|,? vs\.?|,? versus| &|\/)?`;
const inSmallLetters = String.raw`(?:microsoft|msft|apple|alphabet|google|amazon|nvidia|ibm|salesforce|caterpillar|boeing|goldman|unitedhealth|mcdonald'?s|mastercard)\b`;
/** "visa microsoft salesforce:": a word of everyday beside another company is one too. */
const visa = new RegExp(String.raw`\bvisa(?=(?:'s)?${joining} ?${inSmallLetters})|(?<=\b${inSmallLetters}${joining} ?)visa\b(?! (?:cards?|application))`, 'gi');

const visaBefore = new RegExp(String.raw`\bvisa(?= ${inSmallLetters})`, 'gi');

/** "The tractor people at Caterpillar". */
const peopleAt = new RegExp(String.raw`\b[Tt]he (?:(?!top\b)[a-z][a-z-]* ){1,3}(?:people|folks|crowd|lot|guys|gang|boys|outfit|giant)(?: over)? (?:at|from) (?=(?:${knownCompanies.map(({ names }) => names).join('|')})\b)`, 'g');

/** "The Caterpillar folks". */
const peopleOf = new RegExp(String.raw`\b(?:[Tt]he )?(${knownCompanies.map(({ name }) => name).join('|')}) (?:folks|people|guys|lot|crowd|gang|outfit|boys|bunch)\b(?! (?:who|that) )`, 'g');

function withoutPeople(given: string): string {
  const text = kindsBefore.reduce((rest, [pattern, name]) => (mayStandIn(rest, pattern) ? rest.replace(pattern, name) : rest), given);
  if (ofTrades.test(text.replace(ownTrades, ' '))) return text;
  return stocks.reduce((rest, [pattern, name]) => (mayStandIn(rest, pattern) ? rest.replace(pattern, name) : rest), text.replace(peopleAt, '').replace(peopleOf, '$1'));
}

const stocks = knownCompanies.flatMap(({ name, people }): readonly (readonly [RegExp, string])[] => (people === undefined ? [] : [[new RegExp(String.raw`\b${stockOf(people)}`, 'g'), name], [new RegExp(String.raw`\b${yearOf(people)}`, 'g'), name]]));
const kindsBefore = knownCompanies.flatMap(({ name, names, trade }): readonly (readonly [RegExp, string])[] => (trade === undefined ? [] : [[new RegExp(String.raw`\b${beforeName(trade, names)}(?:${names})\b`, 'g'), name]]));

/** "The insurer UNH", "the investment bank Goldman": what it is, before its name. */
const whatItIs = new RegExp(String.raw`\b[Tt]he (?:(?:health|home-improvement|hardware|investment|online|fast-food|card|chip|software|drug|consumer[- ]goods|soap) )?(?:insurer|bank|retailer|planemaker|chip-?maker|drug-?maker|car-?maker|broker|conglomerate|network|maker|chain|giant) (?=(?:${knownCompanies.map(({ names }) => names).join('|')})\b(?! (?:and|&|or) ))`, 'g');

export function nameNicknames(given: string): string {
  const text = withoutPeople(namedByHead(everywhere.reduce((rest, [nickname, name]) => rest.replace(nickname, name), oneLetterTickers(given).replace(visaBefore, 'Visa,').replace(visa, 'Visa').replace(ownersByPart, 'Alphabet')))).replace(pieces, '$1 shares');
  const told = readers.reduce(withName, anyName.test(text) ? text.replace(townList, '') : text);
  const once = told.replace(whatItIs, '').replace(/(?<=McDonald)['’]s['’]s\b/g, "'s");
  return anyName.test(once) ? once.replace(sharedHead, '').replace(sharedTown, (found) => (found.startsWith(',') ? ',' : '')).replace(/,\s*,/g, ',') : once;
}
