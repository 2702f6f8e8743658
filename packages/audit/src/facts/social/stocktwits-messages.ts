// Messages of StockTwits on one symbol. A writer may label a message Bullish or Bearish: each message is one fact of its own label, so that a count of
// labels is a count of facts. Who did not label has no mood here.
import { AssayError, instant, isIsoDate, type Capture, type Entity, type Unit } from '@assay/record';
import { makeFactId } from '../fact-id.ts';
import { anchorOf, itemsOf, nodeAt, readJsonTree, textAt, type JsonTree } from '../json/json-tree.ts';
import { plainDigits } from '../json/plain-digits.ts';
import type { FactReader, ReadFact } from '../read-fact.ts';
import { isTooLate } from '../shape/shape.ts';
import { entityOfSymbol } from '../yahoo/entity-of.ts';

const source = 'StockTwits messages';
const labels: Readonly<Record<string, string>> = { Bullish: 'Messages labelled bullish by their writers', Bearish: 'Messages labelled bearish by their writers' };
const unlabelled = 'Messages without a label';

type Found = { readonly label: string; readonly value: string; readonly unit: Unit; readonly at: { readonly pointer: string; readonly bytes: { readonly start: number; readonly end: number } }; readonly on: string | null };

/** Throws AssayError('malformed-source') where the symbol or the list of messages is absent. Statistics of the moment: none for an earlier day. */
export const readStockTwits: FactReader = ({ capture, bytes }) => {
  const root = readJsonTree(bytes, source);
  const symbol = textAt(root, 'symbol', 'symbol');
  const messages = nodeAt(root, 'messages');
  if (symbol === null || messages?.kind !== 'array') throw new AssayError('malformed-source', `${source}: the field ${symbol === null ? 'symbol/symbol' : 'messages'} is absent.`, { remedy: 'Check the ticker, then fetch it again.' });
  if (isTooLate({ source, must: 'messages', momentary: true, groups: [] }, capture)) return [];
  const entity = entityOfSymbol(symbol, textAt(root, 'symbol', 'title'), capture);
  return [...watchersOf(root), ...itemsOf(messages).flatMap(ofMessage)].map((found, index) => factOf(found, index, { capture, entity }));
};

function watchersOf(root: JsonTree): Found[] {
  const watching = nodeAt(root, 'symbol', 'watchlist_count');
  return watching?.kind === 'number' ? [{ label: 'Users who watch the symbol', value: plainDigits(watching.digits), unit: { kind: 'count', of: 'users' }, at: watching, on: null }] : [];
}

function ofMessage(message: JsonTree): Found[] {
  const day = textAt(message, 'created_at')?.slice(0, 10) ?? '';
  const on = isIsoDate(day) ? day : null;
  const stated = stringAt(message, 'entities', 'sentiment', 'basic');
  const at = stated ?? stringAt(message, 'body');
  const likes = nodeAt(message, 'likes', 'total');
  return [
    ...(at === null ? [] : [{ label: labelOf(stated?.text), value: '1', unit: { kind: 'count', of: 'messages' }, at, on } as const]),
    ...(likes?.kind === 'number' ? [{ label: 'Likes of a message', value: plainDigits(likes.digits), unit: { kind: 'count', of: 'likes' }, at: likes, on } as const] : []),
  ];
}

function stringAt(tree: JsonTree, ...path: readonly string[]): Extract<JsonTree, { kind: 'string' }> | null {
  const node = nodeAt(tree, ...path);
  return node?.kind === 'string' ? node : null;
}

function labelOf(stated: string | undefined): string {
  return (stated !== undefined && Object.hasOwn(labels, stated) ? labels[stated] : undefined) ?? unlabelled;
}

function factOf({ label, value, unit, at, on }: Found, index: number, { capture, entity }: { readonly capture: Capture; readonly entity: Entity }): ReadFact {
  return {
    fact: {
      id: makeFactId(capture, index), entity, metric: { id: null, label, concept: null }, value, precision: null, unit, period: on === null ? null : instant(on), dimensions: {},
      source: { kind: capture.sourceKind, name: capture.sourceName, form: null, accession: null, filed: capture.receivedAt.slice(0, 10) },
      capture: capture.id, anchor: anchorOf(at), derived: null,
    },
    row: [label], column: [], caption: entity.name ?? source, mentions: [], scale: 0,
  };
}
