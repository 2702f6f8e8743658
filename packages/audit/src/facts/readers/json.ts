import { makeReadFacts } from '../draft.ts';
import { readAnyJson } from '../any-json/read-any-json.ts';
import { readJsonTree } from '../json/json-tree.ts';
import type { FactReader } from '../read-fact.ts';

/** Any JSON document: numbers by the words of their path and siblings. */
export const readJson: FactReader = ({ capture, bytes }, { dictionary }) => makeReadFacts(readAnyJson(readJsonTree(bytes, capture.sourceName), dictionary), capture);
