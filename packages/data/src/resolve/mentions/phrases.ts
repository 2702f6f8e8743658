// Phrases that are no listed company though they begin like one: institutions, indices, private and foreign companies, and those that are gone.
import { elsewhere } from '../known/elsewhere.ts';
import { goneCompanies } from '../known/gone.ts';
import { plainWords } from '../names/plain-name.ts';

const institutions: readonly string[] = [
  'S&P 500', 'S&P', 'Standard & Poor’s', 'Dow Jones', 'Dow Jones Industrial Average', 'Nasdaq', 'Nasdaq Composite', 'Nasdaq 100', 'Nasdaq-100', 'New York Stock Exchange', 'London Stock Exchange', 'Russell 2000', 'Wall Street Journal', 'Financial Times', 'New York Times', 'Washington Post', 'Wall Street', 'Main Street', 'Silicon Valley',
  'Federal Reserve', 'Federal Reserve Bank', 'European Central Bank', 'Bank of England', 'Bank of Japan', 'Bank of Canada', 'Bank of China', 'Bank of Israel', 'Bank of Korea', 'Bank of Mexico', 'People’s Bank of China', 'World Bank', 'Deutsche Bundesbank', 'Reserve Bank', 'Central Bank', 'European Union', 'European Commission', 'United States', 'United Kingdom', 'United Nations', 'United States Senate', 'American Dream', 'First Amendment',
  'Lloyd’s of London', 'Reuters', 'Barron’s', 'CNBC', 'Federal Reserve Bank of New York', 'Bank of Russia', 'Bank of Italy', 'Bank of France', 'Supreme Court', 'White House', 'Justice Department', 'Treasury Department', 'Department of Justice', 'Internal Revenue Service', 'Securities and Exchange Commission', 'Federal Trade Commission', 'Morgan Library', 'Ford Foundation', 'Gates Foundation', 'Delta Force', 'Delta variant', 'Amazon River', 'Amazon basin', 'Amazon rainforest', 'Apple pie', 'Big Apple', 'Shell script', 'Oracle of Omaha', 'Root Canal', 'Block trade', 'Block trades', 'Target price', 'Target prices', 'Shell companies', 'Nikola Tesla', 'Unity government', 'Gap year', 'Visa application', 'Visa applications', 'Black Friday', 'Cyber Monday', 'Big Tech', 'Formula One', 'Formula 1', 'Meta analysis', 'Meta-analysis', 'Fortune 500', 'Fortune 100', 'Oracle of Delphi', 'Square Mile', 'Square foot', 'Square feet', 'Target audience', 'Target range', 'Target date', 'Zoom lens', 'General Assembly', 'Trojan horse', 'Magnificent Seven', 'Progressive Party', 'Gap analysis', 'Big Oil', 'Golden Gate', 'Central Park', 'Times Square',
  'New York', 'New York City', 'Los Angeles', 'San Francisco', 'Las Vegas', 'Hong Kong', 'North Carolina', 'South Carolina', 'North Dakota', 'South Dakota', 'North America', 'South America', 'Latin America', 'South Korea', 'North Korea', 'Saudi Arabia', 'West Virginia', 'Middle East', 'West Coast', 'East Coast', 'Great Lakes', 'Gulf of Mexico', 'Red Sea', 'Black Sea', 'Great Britain', 'New Zealand', 'New Jersey', 'New Mexico', 'Salt Lake City', 'Kansas City', 'Mexico City', 'Palo Alto',
];

/** Company names that are something else without a legal form. */
const formNeeded: readonly string[] = ['Nasdaq'];

export type Phrases = { readonly byFirstWord: ReadonlyMap<string, readonly string[]>; readonly needsForm: ReadonlySet<string> };

export const phrases: Phrases = makePhrases();

function makePhrases(): Phrases {
  const names = new Set([...institutions, ...goneCompanies.map(({ name }) => name), ...elsewhere.map(({ name }) => name)].map((name) => plainWords(name).join(' ')));
  const byFirstWord = Map.groupBy(names, (name) => name.split(' ')[0] ?? '');
  return { byFirstWord, needsForm: new Set(formNeeded.map((name) => plainWords(name).join(' '))) };
}
