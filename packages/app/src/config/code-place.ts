// Where compiled code is kept, found with as little as can be: what is loaded before it is known is compiled at every start.
import { homedir } from 'node:os';
import { join } from 'node:path';
import { findPlaces } from './places.ts';

export function findCodePlace(variables: Readonly<Record<string, string | undefined>> = process.env): string {
  return join(findPlaces(variables, { home: homedir(), cwd: process.cwd() }).cache, 'code');
}
