// People who trade in bundled forms as insiders: their family name says of which company.
import { packagedSample, readFromFolder, type Company } from '@assay/data';
import { parseJson } from '@assay/record';
import { z } from 'zod';

const fileSchema = z.object({ ticker: z.string(), columns: z.array(z.string()), trades: z.array(z.array(z.union([z.string(), z.number(), z.null()]))) });

let known: ReadonlyMap<string, readonly string[]> | undefined;

function namesIn(ticker: string): readonly string[] {
  try {
    const { columns, trades } = fileSchema.parse(parseJson(new TextDecoder().decode(readFromFolder(packagedSample)(`insiders/${ticker}.json`))));
    const at = columns.indexOf('owner');
    return [...new Set(trades.map((trade) => String(trade[at] ?? '').toLowerCase()))];
  } catch {
    // Of most companies no forms are bundled.
    return [];
  }
}

/** Forms put the family name first. */
function families(companies: readonly Company[]): ReadonlyMap<string, readonly string[]> {
  known ??= companies.reduce((all, { ticker }) => namesIn(ticker).reduce((map, name) => { const family = name.split(' ')[0] ?? ''; return map.set(family, [...new Set([...map.get(family) ?? [], ticker])]); }, all), new Map<string, readonly string[]>());
  return known;
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
