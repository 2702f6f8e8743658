// Words for the members of XBRL dimensions. A page has no labels for them, but mostly shows the words themselves in its tables.
import { lettersOf } from './inline-walk.ts';

/** What an axis parts: lines of business, places, products, or something else. */
export type AxisKind = 'segment' | 'geography' | 'product' | 'other';

export function axisKind(axis: string): AxisKind {
  const name = localName(axis);
  if (/^(?:StatementBusinessSegments|SegmentReportingInformationBySegment|SubsegmentsAxis|Subsegments)/.test(name)) return 'segment';
  if (/Geograph/.test(name)) return 'geography';
  return /^ProductOrService|ProductsAndServices|ProductLine/.test(name) ? 'product' : 'other';
}

export function localName(qualified: string): string {
  return qualified.split(':').at(-1)?.trim() ?? qualified;
}

/** "Greater China" for `aapl:GreaterChinaSegmentMember`: the page's own words where it shows them, else the name taken apart. */
export function memberLabel(member: string, words: ReadonlyMap<string, string>): string {
  const name = localName(member);
  if (/^country:[A-Z]{2}$/.test(member)) return countryName(name);
  const bare = name.replace(/Member$/, '');
  const plain = bare.replace(/(?<!Non)Segments?$/, '');
  return words.get(lettersOf(bare)) ?? words.get(lettersOf(plain)) ?? apart(plain === '' ? bare : plain);
}

/** "Interest Rate Contract" for `InterestRateContract`, "US Treasury" for `USTreasury`. */
export function apart(name: string): string {
  return name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replace(/([A-Z]{2,})([A-Z][a-z])/g, '$1 $2');
}

function countryName(code: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}
