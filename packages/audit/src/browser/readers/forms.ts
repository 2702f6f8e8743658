// Readers of the SEC's XML forms.
import type { FactReader } from '../../facts/read-fact.ts';
import { readSec13F } from '../../facts/sec/holdings-13f.ts';
import { readSecOwnership } from '../../facts/sec/ownership.ts';

export const formReaders: Readonly<Record<string, FactReader>> = { 'sec-ownership': readSecOwnership, 'sec-13f': readSec13F };
