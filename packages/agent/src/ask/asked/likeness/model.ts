// The likeness of a question to known ways of asking, from weights that are learnt beforehand (`build/`) and lie beside this file.
import { parseJson } from '@assay/record';
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { z } from 'zod';
import { chances } from './chances.ts';
import type { Likeness } from './canonical.ts';

/** What lies before the weights of a model file. `scales`: what a step of a weight of each head is worth. */
export const modelHead = z.object({
  /** SHA-256 of the ways of asking that it was learnt from. */
  learntFrom: z.string(),
  signs: z.array(z.string()),
  of: z.object({ labels: z.array(z.string()), scale: z.number() }),
  op: z.object({ labels: z.array(z.string()), scale: z.number() }),
});
export type ModelHead = z.infer<typeof modelHead>;

type Head = { readonly labels: readonly string[]; readonly weights: Int8Array; readonly scale: number };
export type Model = { readonly learntFrom: string; readonly signs: ReadonlyMap<string, number>; readonly of: Head; readonly op: Head };

export const modelFile = new URL('./model.bin.br', import.meta.url);

/** A file is brotli over: the length of the head in four bytes, the head as JSON, the weights of both heads in steps of one byte. */
export function decodeModel(file: Uint8Array): Model {
  const bytes = brotliDecompressSync(file);
  const length = bytes.readUInt32LE(0);
  const head = modelHead.parse(parseJson(bytes.subarray(4, 4 + length).toString('utf8')));
  const ofSize = head.signs.length * head.of.labels.length;
  const steps = new Int8Array(bytes.buffer, bytes.byteOffset + 4 + length, ofSize + head.signs.length * head.op.labels.length);
  return {
    learntFrom: head.learntFrom, signs: new Map(head.signs.map((sign, index) => [sign, index])),
    of: { ...head.of, weights: steps.subarray(0, ofSize) }, op: { ...head.op, weights: steps.subarray(ofSize) },
  };
}

let opened: Model | undefined;

function learnt(): Model {
  opened ??= decodeModel(readFileSync(modelFile));
  return opened;
}

export type Found = Likeness & { /** How likely each is, between 0 and 1. */ readonly ofChance: number; readonly opChance: number };

/** The way of asking that the signs are most like. */
export function likestTo(signs: readonly string[], model: Model = learnt()): Found {
  const known = signs.flatMap((sign) => model.signs.get(sign) ?? []);
  const [of, op] = [best(known, model.of), best(known, model.op)];
  return { of: of.label, ofChance: of.chance, op: op.label, opChance: op.chance };
}

function best(known: readonly number[], { labels, weights, scale }: Head): { readonly label: string; readonly chance: number } {
  const all = chances(known, { weights, labels: labels.length, scale });
  const at = all.reduce((highest, chance, index) => (chance > (all[highest] ?? 0) ? index : highest), 0);
  return { label: labels[at] ?? '', chance: all[at] ?? 0 };
}
