// People who trade in bundled forms as insiders, and of which company they are.
import { packagedSample, readFromFolder, type Company } from '@assay/data';
import { parseJson, type IsoDate } from '@assay/record';
import { z } from 'zod';

const fileSchema = z.object({ ticker: z.string(), asOf: z.string(), columns: z.array(z.string()), trades: z.array(z.array(z.union([z.string(), z.number(), z.null()]))) });

/** `owners` as the forms write them, the family name first; `asOf`: up to which day the forms are on file. */
export type FormsOnFile = { readonly owners: readonly string[]; readonly asOf: IsoDate };

function readForms(ticker: string): FormsOnFile | null {
  try {
    const { asOf, columns, trades } = fileSchema.parse(parseJson(new TextDecoder().decode(readFromFolder(packagedSample)(`insiders/${ticker}.json`))));
    const at = columns.indexOf('owner');
    return { owners: [...new Set(trades.map((trade) => String(trade[at] ?? '')))], asOf };
  } catch {
    // Of most companies no forms are bundled.
    return null;
  }
}

/** Read once, each company's when it is asked for. */
const known = new Map<string, FormsOnFile | null>();

function formsOf(ticker: string): FormsOnFile | null {
  const read = known.get(ticker);
  if (read !== undefined) return read;
  const forms = readForms(ticker);
  known.set(ticker, forms);
  return forms;
}

/** Of each of these companies whose insiders' forms are bundled, by its ticker. */
export function formsOnFile(companies: readonly Company[]): ReadonlyMap<string, FormsOnFile> {
  return new Map(companies.flatMap(({ ticker }) => { const forms = formsOf(ticker); return forms === null ? [] : [[ticker, forms] as const]; }));
}

/** Forms put the family name first. */
function families(companies: readonly Company[]): ReadonlyMap<string, readonly string[]> {
  const pairs = [...formsOnFile(companies)].flatMap(([ticker, { owners }]) => owners.map((owner) => ({ ticker, family: owner.toLowerCase().split(' ')[0] ?? '' })));
  return new Map([...Map.groupBy(pairs, ({ family }) => family)].map(([family, all]) => [family, [...new Set(all.map(({ ticker }) => ticker))]]));
}

const trades = /\b(?:form 4|insiders?|sold|sells?|selling|sales|bought|buys|purchases?|proceeds|stock|shares|shs|trad(?:es?|ing))\b/i;

/** The one company in whose shares somebody whom the text names has traded; null where there is none, or more than one, or no trade is asked about. */
export function companyOfInsider(text: string, companies: readonly Company[]): Company | null {
  if (!trades.test(text)) return null;
  const words = (text.match(/\b\p{Lu}[\p{L}-]+/gu) ?? []).map((word) => word.toLowerCase());
  const tickers = new Set(words.flatMap((word) => families(companies).get(word) ?? []));
  const [only, ...others] = tickers;
  return only === undefined || others.length > 0 ? null : companies.find(({ ticker }) => ticker === only) ?? null;
}

/** "Jassy or Garman": who traded goes by a name that is only near a company's. */
export function isInsider(said: string, { text, companies }: { readonly text: string; readonly companies: readonly Company[] }): boolean {
  return trades.test(text) && families(companies).has(said.toLowerCase().replace(/['’]s?$/, ''));
}
