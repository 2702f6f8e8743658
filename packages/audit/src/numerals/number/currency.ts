// Currencies by symbol, code and word. A bare "$" is read as the US dollar; "C$", "A$", "HK$" say otherwise.
import { afterPhrase, isGlued, textAfter, type Atoms } from '../lex/atom.ts';

const symbols: Readonly<Record<string, string>> = {
  $: 'USD', '€': 'EUR', '£': 'GBP', '¥': 'JPY', '₹': 'INR', '₩': 'KRW', '₽': 'RUB', '₪': 'ILS', '₺': 'TRY', '₫': 'VND', '฿': 'THB', '₱': 'PHP', '₦': 'NGN', '₴': 'UAH',
};

/** Letters written directly before a "$" or "¥". */
const dollarPrefixes: Readonly<Record<string, string>> = {
  us: 'USD', u: 'USD', c: 'CAD', ca: 'CAD', cad: 'CAD', can: 'CAD', cdn: 'CAD', a: 'AUD', au: 'AUD', aud: 'AUD', hk: 'HKD', hkd: 'HKD', nz: 'NZD', s: 'SGD', sg: 'SGD', nt: 'TWD', r: 'BRL', mx: 'MXN', usd: 'USD',
};
const yenPrefixes: Readonly<Record<string, string>> = { cn: 'CNY', rmb: 'CNY', jp: 'JPY' };

const codes = new Set([
  'USD', 'EUR', 'GBP', 'JPY', 'CHF', 'CNY', 'RMB', 'CNH', 'INR', 'CAD', 'AUD', 'NZD', 'HKD', 'SGD', 'TWD', 'KRW', 'SEK', 'NOK', 'DKK', 'BRL', 'MXN', 'ZAR', 'RUB', 'TRY', 'PLN', 'CZK',
  'HUF', 'ILS', 'THB', 'IDR', 'MYR', 'PHP', 'VND', 'AED', 'SAR', 'CLP', 'COP', 'ARS', 'Rs', 'RM',
]);
const codeAliases: Readonly<Record<string, string>> = { RMB: 'CNY', CNH: 'CNY', RS: 'INR', RM: 'MYR' };

const words: Readonly<Record<string, string>> = {
  dollar: 'USD', dollars: 'USD', euro: 'EUR', euros: 'EUR', pound: 'GBP', pounds: 'GBP', sterling: 'GBP', yen: 'JPY', yuan: 'CNY', renminbi: 'CNY', rupee: 'INR', rupees: 'INR', francs: 'CHF', won: 'KRW',
};
/** A hundredth of the currency. */
const hundredths: Readonly<Record<string, string>> = { cent: 'USD', cents: 'USD', '¢': 'USD', pence: 'GBP', paise: 'INR' };

const nations: Readonly<Record<string, string>> = {
  us: 'USD', american: 'USD', canadian: 'CAD', australian: 'AUD', singapore: 'SGD', british: 'GBP', swiss: 'CHF', japanese: 'JPY', chinese: 'CNY', indian: 'INR', korean: 'KRW',
};

/** Upper case as written ("EUR", "Rs"). */
export function isCurrencyCode(text: string): boolean {
  return codes.has(text);
}

/** A currency that was read; `hundredths` for cents and pence. */
export type CurrencyRead = { readonly currency: string; readonly next: number; readonly hundredths: boolean };

function codeAt(atoms: Atoms, at: number): string | null {
  const atom = atoms[at];
  if (atom === undefined || atom.kind !== 'word' || atom.letterCase === 'lower') return null;
  const code = atom.text.toUpperCase();
  if (code === 'RS') return 'INR';
  return atom.letterCase === 'all' && codes.has(code) ? (codeAliases[code] ?? code) : null;
}

/** "$", "US$", "EUR ", "Rs. " in front of a number. */
export function currencyBefore(atoms: Atoms, at: number): CurrencyRead | null {
  const text = atoms[at]?.text ?? '';
  const symbol = symbols[text];
  if (symbol !== undefined) return { currency: symbol, next: at + 1, hundredths: false };
  const sign = isGlued(atoms, at + 1) ? atoms[at + 1]?.text : undefined;
  const prefixed = sign === '$' ? dollarPrefixes[text] : sign === '¥' ? yenPrefixes[text] : undefined;
  if (prefixed !== undefined) return { currency: prefixed, next: at + 2, hundredths: false };
  const code = codeAt(atoms, at);
  if (code === null) return null;
  const next = text === 'rs' && sign === '.' ? at + 2 : at + 1;
  return { currency: code, next: textAfter(atoms, next) === '$' ? next + 1 : next, hundredths: false };
}

/** "US", "U.S.", "Canadian" before "dollars". */
function nationAfter(atoms: Atoms, at: number): { readonly currency: string | null; readonly next: number } {
  const dotted = afterPhrase(atoms, at, ['u', '.', 's', '.']);
  if (dotted !== null) return { currency: 'USD', next: dotted };
  const nation = nations[textAfter(atoms, at)];
  return nation === undefined ? { currency: null, next: at } : { currency: nation, next: at + 1 };
}

/** "dollars", "US dollars", "euros", "cents", "USD", "€" behind a number. */
export function currencyAfter(atoms: Atoms, at: number): CurrencyRead | null {
  const nation = nationAfter(atoms, at);
  const text = textAfter(atoms, nation.next);
  const word = words[text];
  if (word !== undefined) return { currency: nation.currency ?? word, next: nation.next + 1, hundredths: false };
  const part = hundredths[text];
  if (part !== undefined) return { currency: nation.currency ?? part, next: nation.next + 1, hundredths: true };
  if (nation.next !== at || text === '') return null;
  const symbol = text === '$' ? undefined : symbols[text];
  // "5 €12": the sign belongs to the number behind it.
  if (symbol !== undefined) return atoms[at + 1]?.literal != null ? null : { currency: symbol, next: at + 1, hundredths: false };
  const code = codeAt(atoms, at);
  return code === null || atoms[at + 1]?.literal != null ? null : { currency: code, next: at + 1, hundredths: false };
}
