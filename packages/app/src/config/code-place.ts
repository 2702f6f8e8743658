// Where compiled code is kept, found with as little as can be: what is loaded before it is known is compiled at every start.
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { findPlaces } from './places.ts';

/** `ASSAY_CODE` names a folder that several homes share (an absolute path); else it stands in the cache. */
export function findCodePlace(variables: Readonly<Record<string, string | undefined>> = process.env): string {
  const shared = variables['ASSAY_CODE'] ?? '';
  if (isAbsolute(shared)) return shared;
  return join(findPlaces(variables, { home: homedir(), cwd: process.cwd() }).cache, 'code');
}
