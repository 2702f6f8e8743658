import type { SealProblem } from '../seal/verify-seal.ts';

/** Faults of a container and of its seal as one list. A damaged container is only worth a word of its own when no file inside is damaged. */
export function mergeProblems(container: readonly SealProblem[], seal: readonly SealProblem[]): SealProblem[] {
  const found = new Set(container.map((problem) => problem.path));
  const merged = [...container, ...seal.filter((problem) => !(problem.kind === 'missing' && found.has(problem.path)))];
  const inside = merged.filter((problem) => problem.path !== 'the archive file');
  return inside.length > 0 ? inside : merged;
}
