// What of a sheet an answer does not show. A sheet reads a question in another way than all other readers do, by what it names alone: where an answer that
// another reading brought lacks one of its figures, one of the two readings is amiss.
import { untoldBases } from './laid-bases.ts';

type Shown = { readonly asks: RegExp; readonly what: string; readonly shows: RegExp };

const shown: readonly Shown[] = [
  { asks: / price-earnings ratio /, what: 'a price-earnings ratio', shows: /price-earnings ratio (?:was|is|rose|fell)|price over earnings was/i },
  // An order of three names nobody.
  { asks: /^Which of .* has the (?:low|high)/, what: 'which of them comes first', shows: /\b(?:cheaper|more expensive|is ahead|leads?|at the (?:top|bottom)|has (?:more|less))\b/i },
  { asks: / earnings yield /, what: 'an earnings yield', shows: /earnings yield|yield of earnings/i },
  { asks: / price-to-sales ratio /, what: 'a price-to-sales ratio', shows: /price-to-sales ratio|price over sales|value over (?:revenue|sales)/i },
  { asks: / free cash flow yield /, what: 'a free cash flow yield', shows: /free cash flow yield|yield of free cash flow/i },
  { asks: / price to free cash flow /, what: 'a price to free cash flow', shows: /price (?:to|over) free cash flow/i },
  { asks: / price to operating cash flow /, what: 'a price to operating cash flow', shows: /price (?:to|over) operating cash flow|cash flow multiple/i },
  { asks: / price-to-book ratio /, what: 'a price-to-book ratio', shows: /price-to-book|price over (?:book|equity|shareholders)/i },
  { asks: / EV\/EBITDA /, what: 'an EV/EBITDA', shows: /EV\/EBITDA|enterprise value over EBITDA/i },
  { asks: / market capitalization /, what: 'a market capitalization', shows: /market capitali[sz]ation (?:was|is|of)|market value|shares outstanding[^.]*together|× [^.]*shares/i },
  { asks: / enterprise value /, what: 'an enterprise value', shows: /enterprise value/i },
  { asks: / dividend yield /, what: 'a dividend yield', shows: /dividend yield|yield of dividends|in percent of that close/i },
  { asks: / latest quarterly dividend per share/, what: 'the latest quarterly dividend', shows: /ex-dividend day|dividends? per share were [^.]*quarter|quarterly dividend/i },
  { asks: / highest close /, what: 'a highest close', shows: /high(?:est)?\b|\bpeak\b/i },
  { asks: / lowest close /, what: 'a lowest close', shows: /low(?:est)?\b|\btrough\b/i },
  { asks: / lie (?:below|above) its (?:highest|lowest) close/, what: 'how far that close is from it', shows: /\b(?:down|up|fell|rose|below|above|under|off|from)\b[^.]*\d%|−?\d[\d.]*%/ },
  { asks: / since the start of the year/, what: 'the change since the start of the year', shows: /year-to-date return|(?:on|from) (?:2[89]|3[01]) December \d{4} to|this year/i },
  { asks: / latest closing price\?$/, what: 'the latest closing price', shows: /clos(?:ed|ing)|share price/i },
  { asks: /^What (?:are|would) .*\bworth\b/, what: 'what so many shares are worth', shows: /So many|became|at that multiple/ },
  { asks: /and by what percentage is that above or below/, what: 'how far that price is from the latest close', shows: /lies (?:below|above) the latest close/ },
  { asks: /on four times its latest quarterly dividend/, what: 'the yield of four such dividends', shows: /4 × \$/ },
  { asks: / less the ten-year Treasury yield on /, what: 'what lies between the two rates', shows: /Difference:/ },
  { asks: /^Is it right that/, what: 'whether that is right', shows: /(?:^|\n)(?:Yes|No|About right)\b/ },
  { asks: / return on equity in fiscal /, what: 'a return on equity', shows: /return on equity was/i },
  { asks: /^How many (?:\S+ )?shares /, what: 'how many shares so much money buys', shows: /So many shares/ },
];

const moves = /change from (\d{1,2} \w+ \d{4}) to (?:the latest close|(\d{1,2} \w+ \d{4}))/;
const dayMoves = /latest trading day against the day before|close on (\d{1,2} \w+ \d{4}) change from the close of the day before/;
const closes = /^At what price did \w+ close on (\d{1,2} \w+ \d{4})/;
const fromTo = / on (\d{1,2} \w+ \d{4}) to \S+ on (\d{1,2} \w+ \d{4})/g;
/** A session may lie some days before the day that is named. */
const MOST_DAYS = 5;
const dayLong = 86_400_000;

/** Of a day as answers write it, `4 September 2025`: milliseconds since 1970. */
const dayOf = (words: string): number => Date.parse(`${words} UTC`);

type Told = { readonly from: number; readonly to: number };

const movesIn = (told: string): readonly Told[] => [...told.matchAll(fromTo)].map(([, from = '', to = '']) => ({ from: dayOf(from), to: dayOf(to) }));

/** The session of that day, or the last one before it. */
function isAbout(session: number, named: number): boolean {
  return session <= named && named - session <= MOST_DAYS * dayLong;
}

/** What moves are asked for and not told; between other days they answer nothing. */
function untold(ask: string, told: string): readonly string[] {
  const [, from, to] = moves.exec(ask) ?? [];
  if (from !== undefined) {
    const isTold = movesIn(told).some((move) => isAbout(move.from, dayOf(from)) && (to === undefined ? move.to > dayOf(from) : isAbout(move.to, dayOf(to))));
    return isTold ? [] : [`the change from ${from} to ${to ?? 'the latest close'}`];
  }
  const daily = dayMoves.exec(ask);
  if (daily !== null) {
    const [, on] = daily;
    return movesIn(told).some((move) => move.to - move.from <= MOST_DAYS * dayLong && (on === undefined || isAbout(move.to, dayOf(on)))) ? [] : ['the change against the day before'];
  }
  const [, day] = closes.exec(ask) ?? [];
  return day === undefined || told.includes(`on ${day}`) || [1, 2, 3].some((back) => told.includes(`on ${wordsOf(dayOf(day) - back * dayLong)}`)) ? [] : [`the close of ${day}`];
}

const wordsOf = (day: number): string => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(day);

/** In a few words each; empty where the answer shows all that is laid out. */
export function notLaidOut(asks: readonly string[], told: string): readonly string[] {
  const absent = shown.filter((one) => asks.some((ask) => one.asks.test(ask)) && !one.shows.test(told)).map(({ what }) => what);
  return [...new Set([...absent, ...asks.flatMap((ask) => untold(ask, told)), ...untoldBases(asks, told)])];
}
