// Steps along the claims in the order of the text.
import type { Strength } from '@assay/record';
import type { Show } from './address.ts';

export type Step = { readonly from: number; readonly direction: 1 | -1; readonly passes: (strength: Strength) => boolean };

/** The next claim that passes; null at the end. `from` 0: no claim is open. */
export function nextClaim(strengths: readonly Strength[], { from, direction, passes }: Step): number | null {
  const first = direction === -1 && from === 0 ? strengths.length : from + direction;
  for (let number = first; number >= 1 && number <= strengths.length; number += direction) {
    const strength = strengths[number - 1];
    if (strength !== undefined && passes(strength)) return number;
  }
  return null;
}

export function passesFilter(show: Show | null): (strength: Strength) => boolean {
  return show === null || show === 'outside' || show === 'recheck' ? () => true : (strength) => strength === show;
}

export function isNotVerified(strength: Strength): boolean {
  return strength !== 'strong';
}
