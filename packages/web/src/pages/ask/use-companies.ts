// Companies that the server knows by what is being typed, asked for once the reader rests.
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { get } from '../../api/client.ts';
import { mayNameCompany, type CompanyMatch } from './read-entry.ts';

const restMs = 160;

const matchesQuery = (words: string) => queryOptions({
  queryKey: ['companies', words], staleTime: 300_000, enabled: words !== '', placeholderData: keepPreviousData,
  queryFn: async ({ signal }) => (await get<{ readonly matches: readonly CompanyMatch[] }>(`/companies?q=${encodeURIComponent(words)}`, signal)).matches,
});

const nobody: readonly CompanyMatch[] = [];

type Bundled = readonly { readonly ticker: string; readonly name: string }[];
const mostOffered = 8;

/** Those that the server names, and the bundled ones that begin with the words: names are looked up whole, and one may be half typed. */
export function offered(words: string, known: readonly CompanyMatch[], bundled: Bundled): readonly CompanyMatch[] {
  const start = words.toLowerCase();
  const begun = start.length < 2 ? [] : bundled.filter(({ ticker, name }) => `${ticker} ${name}`.toLowerCase().split(' ').some((word) => word.startsWith(start)));
  const named = known.filter(({ how }) => how === 'named');
  const fresh = begun.filter(({ ticker }) => !named.some((match) => match.ticker === ticker));
  const others = known.filter(({ ticker, how }) => how !== 'named' && !fresh.some((match) => match.ticker === ticker));
  return [...named, ...fresh.map(({ ticker, name }) => ({ ticker, name, cik: null, sector: null, sample: true, how: 'named' as const, formerly: null })), ...others].slice(0, mostOffered);
}

export type Companies = { readonly matches: readonly CompanyMatch[]; /** The words to which they belong. */ readonly settled: boolean };

export function useCompanies(text: string, bundled: Bundled): Companies {
  const words = mayNameCompany(text) ? text.trim().slice(0, 120) : '';
  const [rested, setRested] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => { setRested(words); }, restMs);
    return () => { clearTimeout(timer); };
  }, [words]);
  const found = useQuery(matchesQuery(rested));
  const known = words === '' || rested === '' ? nobody : found.data ?? nobody;
  const matches = useMemo(() => (words === '' ? nobody : offered(words, known, bundled)), [words, known, bundled]);
  return { matches, settled: rested === words && !found.isFetching };
}
