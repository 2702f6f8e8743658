// node packages/agent/src/ask/asked/likeness/build/main.ts: learns the ways of asking (`ways/`) anew and writes the weights beside the code, in some twenty seconds. With --held-out it tells how well three files know the fourth, and writes nothing.
import { parseJson } from '@assay/record';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { z } from 'zod';
import { decodeModel, likestTo, modelFile, type Found, type ModelHead } from '../model.ts';
import { signsOf } from '../signs.ts';
import { train } from './train.ts';

const way = z.object({ op: z.string(), of: z.string(), text: z.string() });
export type Way = z.infer<typeof way>;

const folder = new URL('../ways/', import.meta.url);

function waysFiles(): readonly string[] {
  return readdirSync(folder).filter((name) => name.endsWith('.jsonl')).toSorted();
}

export function readWays(files: readonly string[] = waysFiles()): readonly Way[] {
  return files.flatMap((name) => readFileSync(new URL(name, folder), 'utf8').split('\n').filter((line) => line !== '').map((line) => way.parse(parseJson(line))));
}

export function hashOfWays(ways: readonly Way[]): string {
  return createHash('sha256').update(JSON.stringify(ways)).digest('hex');
}

/** A pair of words that one way alone has teaches nothing. */
function vocabulary(all: readonly (readonly string[])[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const sign of all.flat()) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  return [...counts].filter(([sign, count]) => count > 1 || !sign.includes(' ')).map(([sign]) => sign).toSorted();
}

type Learnt = { readonly labels: readonly string[]; readonly scale: number; readonly steps: Int8Array };

function learn(names: readonly string[], all: readonly (readonly number[])[], signs: number): Learnt {
  const labels = [...new Set(names)].toSorted();
  const weights = train(names.map((name, index) => ({ features: all[index] ?? [], label: labels.indexOf(name) })), { features: signs, labels: labels.length });
  const scale = weights.reduce((highest, weight) => Math.max(highest, Math.abs(weight)), 0) / 127;
  return { labels, scale, steps: Int8Array.from(weights, (weight) => Math.round(weight / scale)) };
}

export function buildModel(ways: readonly Way[]): Uint8Array {
  const all = ways.map(({ text }) => signsOf(text));
  const signs = vocabulary(all);
  const indexes = new Map(signs.map((sign, index) => [sign, index]));
  const encoded = all.map((own) => own.flatMap((sign) => indexes.get(sign) ?? []));
  const of = learn(ways.map((one) => one.of), encoded, signs.length);
  const op = learn(ways.map((one) => one.op), encoded, signs.length);
  const head: ModelHead = { learntFrom: hashOfWays(ways), signs: [...signs], of: { labels: [...of.labels], scale: of.scale }, op: { labels: [...op.labels], scale: op.scale } };
  const json = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(json.length);
  return brotliCompressSync(Buffer.concat([length, json, Buffer.from(of.steps.buffer), Buffer.from(op.steps.buffer)]));
}

/** The share of ways of one file whose subject and form are known from the others. */
function heldOut(name: string): string {
  const [own, others] = [readWays([name]), readWays(waysFiles().filter((other) => other !== name))];
  const model = decodeModel(buildModel(others));
  const found = own.map(({ text }) => likestTo(signsOf(text), model));
  const share = (isRight: (one: Found, way: Way) => boolean): string => `${((100 * found.filter((one, index) => isRight(one, own[index] ?? { op: '', of: '', text: '' })).length) / own.length).toFixed(1)}%`;
  const sure = found.flatMap((one, index) => (one.ofChance >= 0.9 ? [one.of === own[index]?.of] : []));
  return `${name}: ${String(own.length)} ways, subject ${share((one, way) => one.of === way.of)}, form ${share((one, way) => one.op === way.op)}; of ${String(sure.length)} told with a chance of 0.9 or more, ${String(sure.filter(Boolean).length)} right`;
}

if (import.meta.main) {
  if (process.argv.includes('--held-out')) {
    for (const name of waysFiles()) console.log(heldOut(name));
  } else {
    const ways = readWays();
    const model = buildModel(ways);
    writeFileSync(modelFile, model);
    console.log(`${String(ways.length)} ways of asking, ${String(model.length)} bytes`);
  }
}
