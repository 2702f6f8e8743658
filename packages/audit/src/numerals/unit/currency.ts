// Currencies by symbol, code and word. A bare "$" is read as the US dollar; "C$", "A$", "HK$" say otherwise.
import { afterPhrase, isGlued, literalAfter, textAfter, type Atoms } from '../lex/atom.ts';
import { isCurrencyCode } from '../lex/currency-code.ts';
import { table } from '../lex/table.ts';

const symbols: ReadonlyMap<string, string> = table({
  $: 'USD', '€': 'EUR', '£': 'GBP', '¥': 'JPY', '₹': 'INR', '₩': 'KRW', '₽': 'RUB', '₪': 'ILS', '₺': 'TRY', '₫': 'VND', '฿': 'THB', '₱': 'PHP', '₦': 'NGN', '₴': 'UAH',
});

/** Letters written directly before a "$" or "¥". */
const dollarPrefixes: ReadonlyMap<string, string> = table({
  us: 'USD', u: 'USD', c: 'CAD', ca: 'CAD', cad: 'CAD', can: 'CAD', cdn: 'CAD', a: 'AUD', au: 'AUD', aud: 'AUD', hk: 'HKD', hkd: 'HKD', nz: 'NZD', s: 'SGD', sg: 'SGD', nt: 'TWD', r: 'BRL', mx: 'MXN', usd: 'USD',
});
const yenPrefixes: ReadonlyMap<string, string> = table({ cn: 'CNY', rmb: 'CNY', jp: 'JPY' });

const codeAliases: ReadonlyMap<string, string> = table({ RMB: 'CNY', CNH: 'CNY', RS: 'INR', RM: 'MYR' });

const words: ReadonlyMap<string, string> = table({
  dollar: 'USD', dollars: 'USD', euro: 'EUR', euros: 'EUR', pound: 'GBP', pounds: 'GBP', sterling: 'GBP', yen: 'JPY', yuan: 'CNY', renminbi: 'CNY', rupee: 'INR', rupees: 'INR', francs: 'CHF', won: 'KRW',
});
/** A hundredth of the currency. */
const hundredths: ReadonlyMap<string, string> = table({ cent: 'USD', cents: 'USD', '¢': 'USD', pence: 'GBP', paise: 'INR' });

const nations: ReadonlyMap<string, string> = table({
  us: 'USD', american: 'USD', canadian: 'CAD', australian: 'AUD', singapore: 'SGD', british: 'GBP', swiss: 'CHF', japanese: 'JPY', chinese: 'CNY', indian: 'INR', korean: 'KRW',
});

/** A currency that was read; `hundredths` for cents and pence. */
export type CurrencyRead = { readonly currency: string; readonly next: number; readonly hundredths: boolean };

/** Codes are in upper case and need no list here. */
export const currencyOpeners: readonly string[] = [...symbols.keys(), 'rs'];

function codeAt(atoms: Atoms, at: number): string | null {
  const atom = atoms[at];
  if (atom === undefined || atom.kind !== 'word' || atom.letterCase === 'lower') return null;
  const code = atom.text.toUpperCase();
  if (code === 'RS') return 'INR';
  return atom.letterCase === 'all' && isCurrencyCode(code) ? (codeAliases.get(code) ?? code) : null;
}

/** "US$", "HK$", "CN¥": letters tied to the sign. */
function prefixedSign(text: string, sign: string): string | undefined {
  if (sign === '$') return dollarPrefixes.get(text);
  return sign === '¥' ? yenPrefixes.get(text) : undefined;
}

/** "$", "US$", "EUR ", "Rs. " in front of a number. */
export function currencyBefore(atoms: Atoms, at: number): CurrencyRead | null {
  const text = atoms[at]?.text ?? '';
  const symbol = symbols.get(text);
  if (symbol !== undefined) return { currency: symbol, next: at + 1, hundredths: false };
  const sign = isGlued(atoms, at + 1) ? textAfter(atoms, at + 1) : '';
  const prefixed = prefixedSign(text, sign);
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
  const nation = nations.get(textAfter(atoms, at));
  return nation === undefined ? { currency: null, next: at } : { currency: nation, next: at + 1 };
}

/** "dollars", "US dollars", "euros", "cents", "USD", "€" behind a number. */
export function currencyAfter(atoms: Atoms, at: number): CurrencyRead | null {
  const nation = nationAfter(atoms, at);
  const text = textAfter(atoms, nation.next);
  if (text === '') return null;
  const word = currencyWord(atoms, nation.next, nation.currency);
  if (word !== undefined) return { currency: word, next: nation.next + 1, hundredths: false };
  const part = hundredths.get(text);
  if (part !== undefined) return { currency: nation.currency ?? part, next: nation.next + 1, hundredths: true };
  return nation.next === at ? signAfter(atoms, at) : null;
}

/** Weights and verbs are no money: "170 million pounds of copper", "won 5 awards". */
function currencyWord(atoms: Atoms, at: number, nation: string | null): string | undefined {
  const text = textAfter(atoms, at);
  if (text === 'won' && nation === null) return undefined;
  if (text.startsWith('pound') && /^(?:of|per)$/.test(textAfter(atoms, at + 1))) return undefined;
  const word = words.get(text);
  return word === undefined ? undefined : (nation ?? word);
}

/** "5 €", "5 USD"; in "5 €12" the sign belongs to the number behind it. */
function signAfter(atoms: Atoms, at: number): CurrencyRead | null {
  const text = textAfter(atoms, at);
  const currency = text === '$' ? null : (symbols.get(text) ?? codeAt(atoms, at));
  return currency === null || literalAfter(atoms, at + 1) !== null ? null : { currency, next: at + 1, hundredths: false };
}
