// Whether an answer shows a multiple or a yield at each close, and on the figure of each time, that a sheet lays out: a multiple on other earnings, or of another day, is none of them.

const held = /^(?:What (?:is|was) \S+|Which of) .+? at the (?:latest close|close of (?<day>\d{1,2} \w+ \d{4}))(?: on the .+? of (?:fiscal (?<year>\d{4})|the .+))?[?,]/;
const atEnds = /^At what multiple .+ at the last close of (\d{4}) and at the last close of (\d{4})/;
const payout = /dividends per share as a percentage of .+ in fiscal (\d{4})/;
const thenNow = /^Using \S+ .+? of fiscal \d{4}, what was the .+? at the close of (?<day>\d{1,2} \w+ \d{4}), what is it at the latest close/;
const ofMultiple = /\b(?:price-earnings ratio|price over \w+|price-to-\w+ ratio|earnings yield|yield of \w+|dividend yield|price (?:to|over) (?:free|operating) cash flow|free cash flow yield|multiple|value over \w+)\b/i;
const date = /\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December) \d{4}\b/g;
/** A session may lie some days before the day that is named. */
const MOST_DAYS = 5;
const dayLong = 86_400_000;
const dayOf = (words: string): number => Date.parse(`${words} UTC`);
const isAbout = (session: number, named: number): boolean => session <= named && named - session <= MOST_DAYS * dayLong;

type Groups = Readonly<Record<string, string | undefined>>;
const sentences = (told: string): readonly string[] => told.split(/(?<=[.?!;])\s+/).filter((one) => ofMultiple.test(one));
const daysIn = (sentence: string): readonly number[] => [...sentence.matchAll(date)].map(([words]) => dayOf(words));

/** A multiple at that close stands somewhere. */
const isTold = (day: string, told: readonly string[]): boolean => told.some((one) => daysIn(one).some((at) => isAbout(at, dayOf(day))));

/** One of another day than those that are named, and than the ends of years. */
function isNow(told: readonly string[], days: readonly string[]): boolean {
  return told.some((one) => /\blatest close\b/.test(one) || daysIn(one).some((at) => !days.some((day) => isAbout(at, dayOf(day))) && !new Date(at).toISOString().endsWith('-12-31T00:00:00.000Z')));
}

const trailing = /trailing twelve-month|in the year to \d/i;
const oneYear = (year: string): RegExp => new RegExp(String.raw`\bfiscal ${year}\b`);

/** In a few words each. */
export function untoldBases(asks: readonly string[], told: string): readonly string[] {
  const found = asks.map((ask): Groups => held.exec(ask)?.groups ?? thenNow.exec(ask)?.groups ?? {});
  const all = sentences(told);
  const ends = asks.flatMap((ask) => (atEnds.exec(ask) ?? []).slice(1).map((year) => `31 December ${year}`));
  const days = [...ends, ...found.flatMap(({ day }) => day ?? [])];
  const lacking = days.filter((day) => !isTold(day, all)).map((day) => `the multiple at the close of ${day}`);
  const now = days.length > 0 && asks.some((ask) => /latest close/.test(ask) && (held.test(ask) || thenNow.test(ask))) && !isNow(all, days) ? ['the multiple at the latest close'] : [];
  const years = found.flatMap(({ year }) => year ?? []).filter((year) => !oneYear(year).test(told) || (trailing.test(told) && !/÷/.test(told))).map((year) => `the multiple on the figure of fiscal ${year}`);
  const parts = asks.flatMap((ask) => payout.exec(ask)?.[1] ?? []).filter((year) => !new RegExp(String.raw`\bfiscal ${year}: [^.]*÷|payout ratio was [^.]*\bfiscal ${year}`).test(told)).map((year) => `the part of earnings paid out in fiscal ${year}`);
  return [...lacking, ...now, ...years, ...parts];
}
