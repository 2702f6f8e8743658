// What was read last of sources that come again: a company's statement is the source of question after question, and reading it takes a sixth of an answer.
import { canonicalJson } from '@assay/record';
import type { FactTools, ReadFact, SourceDocument } from './read-fact.ts';

type ReadSource = (source: SourceDocument, tools: FactTools) => readonly ReadFact[];
/** `bytes` is a copy of its own: what somebody does to theirs afterwards is seen. */
type Reading = { readonly bytes: Uint8Array; readonly facts: readonly ReadFact[] };

/** Of sources together, in bytes; their facts take some twenty times as much. A source that is larger by itself is read each time. */
const mostBytes = 3_000_000;

/** Of each that was made, how it forgets. */
const keepers = new Set<() => void>();

/** Lets go of all that is kept: where a program writes down its memory, what it read is no part of it. */
export function forgetReadings(): void {
  for (const forget of keepers) forget();
}

/**
 * The same way of reading, with the latest readings kept: nothing else can be seen of it. A source is the same where its capture says the same and its bytes are
 * the same one by one; what the capture says of their hash is not believed. Who judges has a way of his own, never that of those whom he judges.
 */
export function keepReadings(read: ReadSource): ReadSource {
  const kept = new Map<string, Reading>();
  let held = 0;
  const forget = (key: string): void => {
    held -= kept.get(key)?.bytes.length ?? 0;
    kept.delete(key);
  };
  keepers.add(() => {
    kept.clear();
    held = 0;
  });
  return (source, tools) => {
    // Measures of one's own name other facts, and they are no part of the source.
    if (tools.dictionary !== undefined || source.bytes.length > mostBytes) return read(source, tools);
    const key = canonicalJson(source.capture);
    const known = kept.get(key);
    forget(key);
    const reading = known !== undefined && areSame(known.bytes, source.bytes) ? known : { bytes: source.bytes.slice(), facts: read(source, tools) };
    kept.set(key, reading);
    held += reading.bytes.length;
    for (const oldest of kept.keys()) {
      if (held <= mostBytes) break;
      forget(oldest);
    }
    return reading.facts;
  };
}

function areSame(left: Uint8Array, right: Uint8Array): boolean {
  if (left.length !== right.length) return false;
  // By hand: with `every` it takes a quarter of what reading takes.
  for (let at = 0; at < left.length; at += 1) if (left[at] !== right[at]) return false;
  return true;
}
