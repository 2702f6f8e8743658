// Multinomial logistic regression over the signs of a masked question, by stochastic gradients with step sizes of their own (AdaGrad: Duchi, Hazan, Singer, JMLR 12, 2011).

import { chances } from '../chances.ts';

export type Sample = { readonly features: readonly number[]; readonly label: number };
export type Shape = { readonly features: number; readonly labels: number };

const epochs = 14;
const rate = 1;
const decay = 1e-5;
/** Below it a gradient changes nothing that would be kept. */
const least = 1e-4;

/** Weights by feature and label: `weights[feature * labels + label]`. The same samples in the same order give the same weights. */
export function train(samples: readonly Sample[], { features, labels }: Shape): Float32Array {
  const weights = new Float32Array(features * labels);
  const squares = new Float32Array(features * labels);
  const order = samples.map((_, index) => index);
  const next = lottery();
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, next);
    for (const index of order) {
      const sample = samples[index];
      if (sample !== undefined) step(sample, { weights, squares, labels });
    }
  }
  return weights;
}

type State = { readonly weights: Float32Array; readonly squares: Float32Array; readonly labels: number };

function step({ features, label }: Sample, { weights, squares, labels }: State): void {
  const size = 1 / Math.sqrt(features.length);
  const errors = chances(features, { weights, labels });
  errors[label] = (errors[label] ?? 0) - 1;
  for (const feature of features) {
    const from = feature * labels;
    for (let at = 0; at < labels; at += 1) {
      const error = (errors[at] ?? 0) * size;
      if (Math.abs(error) < least) continue;
      const gradient = error + decay * (weights[from + at] ?? 0);
      squares[from + at] = (squares[from + at] ?? 0) + gradient * gradient;
      weights[from + at] = (weights[from + at] ?? 0) - (rate * gradient) / (Math.sqrt(squares[from + at] ?? 0) + 0.1);
    }
  }
}

/** A linear congruential generator with a fixed seed. */
function lottery(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return state / 4294967296;
  };
}

function shuffle(order: number[], next: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(next() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
}
