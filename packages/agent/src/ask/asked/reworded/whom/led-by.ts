// A company meant by whoever heads or founded it: "the Jensen Huang stock", "the chip designer run by Jensen Huang", "Tim Cook net sales 2025", "Dimon's bank". His own trades, pay and words are his own.
import { mayStandIn } from '../../patterns/needed-words.ts';
import { knownCompanies } from './known-companies.ts';

const ofHimself = /\b(?:s[eo]l[dl]s?|selling|unload\w*|off-?load\w*|dump\w*|trimm\w+|insiders?|form 4s?|trades?|let go|part(?:ed|ing) with|cash(?:ed|ing)? (?:in|out)|disposed|(?:is|was|gets?|got|being) paid|pay(?:check|cheque| package| packet)?|salary|salaries|bonus(?:es)?|compensation|paid (?:himself|herself)|net worth|fortune|wealth|stake|holdings?|personally|himself|herself|age|old is|born|wife|husband|married|sa(?:id|ys?|ying)|told|tweet\w*|interview\w*|speech|resign\w*|step(?:s|ped|ping)? down|successor|succeed\w*|retir\w+|fired|quit)\b/i;
const ownTrades = /\b(?:I|we)(?:['’](?:ve|d|m))?(?: (?:have|had|just|once|already|recently))* (?:sold|sell|bought)\b/;

const line = String.raw`(?:(?:net|total|gross|operating|free|annual|quarterly|latest|last|newest|full[- ]year|fiscal|diluted|most recent|share|stock) ){0,3}(?:(?<=(?:net|total|gross|annual|quarterly|fiscal|full[- ]year) )sales|revenues?|income|profits?|earnings|EPS|eps|margins?|cash ?flow|cash|debt|FCF|fcf|capex|R&D|dividends?|buybacks?|equity|assets|results|quarter(?:ly)? (?:filing|report|results|numbers)|filings?|numbers|figures|stock|shares?|share price|price|close|closing price|market cap\w*|P\/E|PE|valuation|drawdown|return)\b`;
const firm = String.raw`(?:company|firm|bank|lender|broker|brokerage|car ?maker|automaker|auto company|chip ?maker|chip designer|chip company|chip firm|retailer|store chain|shop|grocer|airline|streamer|streaming (?:service|company)|software (?:maker|house|company|firm)|cloud company|insurer|drug ?maker|plane ?maker|card network|payments? (?:firm|company)|conglomerate|empire|outfit|business|chain|coffee chain|burger chain|tech giant|giant|group|asset manager|oil major|ad machine)`;
const leads = String.raw`(?:(?:that is |that's |which is |now |currently )?(?:run|led|headed|founded|started|built|steered|managed|chaired|helmed|set up|created|bossed|co-founded)(?: up)? by|under|of)`;

type Head = { readonly name: string; readonly people: RegExp; readonly patterns: readonly RegExp[] };

function headOf(name: string, people: string): Head {
  const who = `(?:${people})`;
  return {
    name, people: new RegExp(String.raw`\b${who}\b`),
    patterns: [
      new RegExp(String.raw`\b(?:[Tt]he|[Tt]hat|[Aa]) (?:[A-Za-z-]+ ){0,3}?${firm},? ${leads} ${who}\b`, 'g'),
      new RegExp(String.raw`\b${who}['’]s? (?:(?:old|own|big|beloved|[A-Za-z]+) ){0,2}?${firm}\b`, 'g'),
      new RegExp(String.raw`\b(?:[Tt]he |[Tt]hat )?${who}(?:['’]s?)?(?= ${line})`, 'g'),
    ],
  };
}

const heads = knownCompanies.flatMap(({ name, people }) => (people === undefined ? [] : [headOf(name, people)]));

/** As it was where the company is named too; a name alone stands for the company only where the person is not asked about. */
export function namedByHead(text: string): string {
  const isOfPerson = ofHimself.test(text.replace(ownTrades, ' '));
  return heads.reduce((rest, { name, people, patterns }) => {
    if (!mayStandIn(rest, people) || !people.test(rest) || rest.includes(name)) return rest;
    return (isOfPerson ? patterns.slice(0, 2) : patterns).reduce((said, pattern) => said.replace(pattern, (found) => (/['’]s?$/.test(found) ? `${name}'s` : name)), rest);
  }, text);
}
