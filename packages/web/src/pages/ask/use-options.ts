// What holds unless the reader says otherwise: the settings of the desk, the address, and what was changed on the page.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queries, type Settings } from '../../api/queries.ts';
import { depthNames, usualOptions, type Options } from './asking.ts';

/** What the page has to know of the desk; null until it is known. */
export type DeskView = Pick<Settings, 'sample' | 'models' | 'companies' | 'contact'> | null;

export function useOptions(depth: string | null): { readonly options: Options; readonly setOptions: (options: Options) => void; readonly desk: DeskView } {
  const { data } = useQuery(queries.settings);
  const [changed, setChanged] = useState<Options | null>(null);
  const named = depthNames.find((name) => name === depth);
  const first: Options = { ...usualOptions, ...data?.defaults, ...(named === undefined ? {} : { depth: named }), sample: data?.sample ?? false };
  return { options: changed ?? first, setOptions: setChanged, desk: data ?? null };
}
