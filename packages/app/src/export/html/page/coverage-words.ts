import type { Coverage } from '@assay/record';

/** `41 claims · 87% proven`. Rounded down, so that 100% means every one. */
export function coverageWords({ claims, ratio }: Pick<Coverage, 'claims' | 'ratio'>): string {
  const count = `${String(claims)} ${claims === 1 ? 'claim' : 'claims'}`;
  return ratio === null ? `${count} · nothing to prove` : `${count} · ${String(Math.floor(ratio * 100 + 1e-9))}% proven`;
}
