// How likely each label is for the signs that are there: the softmax of their summed weights.

/** By sign and label: `weights[sign * labels + label]`, each worth `scale` (1 where left out). */
export type Weights = { readonly weights: Float32Array | Int8Array; readonly labels: number; readonly scale?: number };

/** How likely each label is; they sum to 1. */
export function chances(features: readonly number[], { weights, labels, scale = 1 }: Weights): Float64Array {
  const sums = new Float64Array(labels);
  const size = scale / Math.sqrt(Math.max(1, features.length));
  for (const feature of features) {
    const from = feature * labels;
    for (let at = 0; at < labels; at += 1) sums[at] = (sums[at] ?? 0) + (weights[from + at] ?? 0) * size;
  }
  const highest = sums.reduce((one, other) => Math.max(one, other), -Infinity);
  const raised = sums.map((sum) => Math.exp(sum - highest));
  const total = raised.reduce((sum, one) => sum + one, 0);
  return raised.map((one) => one / total);
}
