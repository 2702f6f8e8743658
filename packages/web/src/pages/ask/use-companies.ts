// Companies that the server knows by what is being typed, asked for once the reader rests.
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { get } from '../../api/client.ts';
import { mayNameCompany, type CompanyMatch } from './read-entry.ts';

const restMs = 160;

const matchesQuery = (words: string) => queryOptions({
  queryKey: ['companies', words], staleTime: 300_000, enabled: words !== '', placeholderData: keepPreviousData,
  queryFn: async ({ signal }) => (await get<{ readonly matches: readonly CompanyMatch[] }>(`/companies?q=${encodeURIComponent(words)}`, signal)).matches,
});

const nobody: readonly CompanyMatch[] = [];

export type Companies = { readonly matches: readonly CompanyMatch[]; /** The words to which they belong. */ readonly settled: boolean };

export function useCompanies(text: string): Companies {
  const words = mayNameCompany(text) ? text.trim().slice(0, 120) : '';
  const [rested, setRested] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => { setRested(words); }, restMs);
    return () => { clearTimeout(timer); };
  }, [words]);
  const found = useQuery(matchesQuery(rested));
  if (words === '') return { matches: nobody, settled: true };
  return { matches: found.data ?? nobody, settled: rested === words && !found.isFetching };
}
