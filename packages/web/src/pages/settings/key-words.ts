// The services that take a key: their names, the variable that holds it, and what is missing without it.
export type KeyWords = { readonly name: string; readonly variable: string; readonly gives: string };

const known: Readonly<Record<string, KeyWords>> = {
  fred: { name: 'FRED', variable: 'FRED_API_KEY', gives: 'Interest rates, inflation and other series of the economy.' },
  fmp: { name: 'Financial Modeling Prep', variable: 'FMP_API_KEY', gives: 'Estimates and ratings of analysts.' },
  tavily: { name: 'Tavily', variable: 'TAVILY_API_KEY', gives: 'Searches of the web.' },
  reddit: { name: 'Reddit', variable: 'REDDIT_CLIENT_ID and REDDIT_CLIENT_SECRET', gives: 'What investors write there.' },
};

/** A service that these pages do not know yet is shown by the server's own name for it. */
export function keyWords(name: string): KeyWords {
  return known[name] ?? { name, variable: `${name.toUpperCase()}_API_KEY`, gives: '' };
}
