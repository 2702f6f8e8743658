// The fact readers by name: a capture names the one that understands its bytes.
import type { FactReader } from './read-fact.ts';

export const readers: Readonly<Record<string, FactReader>> = {};
