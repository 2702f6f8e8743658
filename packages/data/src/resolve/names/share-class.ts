// Share classes: "BRK.B", "BRK/B", "Berkshire Hathaway Class B", "Berkshire B" all ask for one listed class.

/** Tickers of classes that do not end in their letter. */
const named: Readonly<Record<string, string>> = { GOOGL: 'A', GOOG: 'C', FOXA: 'A', FOX: 'B', NWSA: 'A', NWS: 'B', UAA: 'A', UA: 'C', ZG: 'A', Z: 'C', LBRDK: 'C', LBTYK: 'C', FWONK: 'C', LLYVK: 'C' };

export type ClassQuery = { readonly name: string; readonly shareClass: string };

/** A name followed by a class: a word for it and a letter, or a lone capital letter at the end. Null when no class is named. */
export function splitShareClass(text: string): ClassQuery | null {
  const found = /^(.{2,}?)[\s,]+\(?(?:class|cl|series)[\s.]+([a-z])\)?(?:\s+(?:shares?|stock))?$/i.exec(text) ?? /^(.{2,}?)[\s,-]+([A-Z])(?:[\s-](?:shares?|stock))?$/.exec(text);
  return found === null ? null : { name: found[1] ?? '', shareClass: (found[2] ?? '').toUpperCase() };
}

/** The class that a ticker of a company stands for; null for its only listed share and for preferred ones. `main` is its first ticker. */
export function classOf(ticker: string, main: string): string | null {
  if (named[ticker] !== undefined) return named[ticker];
  const dashed = /-([A-Z])$/.exec(ticker)?.[1];
  if (dashed !== undefined) return dashed;
  const letter = ticker.at(-1) ?? '';
  return /[ABK]/.test(letter) && ticker !== main && ticker.length === main.length && ticker.slice(0, -1) === main.slice(0, -1) ? letter.replace('K', 'C') : null;
}

/** A ticker as the SEC writes it: upper case, classes after a hyphen, without an exchange before it. */
export function plainTicker(text: string): string {
  return text.trim().toUpperCase().replace(/^\$/, '').replace(/^(?:NYSE|NASDAQ|NASDAQGS|AMEX|NYSEAMERICAN|OTC)\s*:\s*/, '').replace(/[./\s]/g, '-');
}
