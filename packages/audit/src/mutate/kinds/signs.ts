// The other way round: signs, directions, superlatives.
import type { Span } from '@assay/record';
import { claimText, reworded, rewritten, type Corruption, type Target } from '../corruption.ts';
import { shownFactor } from '../truth.ts';

function isPlain({ claim }: Target): boolean {
  return claim.operation === null;
}

/**
 * Where words carry the sign, a minus says nothing clear: "a loss of −$5 million". And where the evidence is negative although the figure is not,
 * the measure is one that is written either way: a drawdown of 30% or of −30%.
 */
function hasSignWord(target: Target): boolean {
  if (shownFactor(target)?.isNegative() === true) return true;
  const { start } = target.claim.span;
  return /\b(?:loss|losses|deficit|decline|decrease|negative|minus|outflows?|fell|dropped)\b[^.;]{0,20}$/i.test(target.material.report.slice(Math.max(0, start - 40), start));
}

export const wrongSign: Corruption = {
  kind: 'wrong sign', about: 'a minus too many or too few',
  apply: (target) => {
    const { numeral } = target.claim;
    if (numeral === null || numeral.bound !== null || !isPlain(target) || hasSignWord(target) || /^[^\d]*0*(?:\.0+)?(?!\d)/.exec(numeral.text)?.[0] === numeral.text) return null;
    const text = claimText(target);
    if (numeral.negative) return rewritten(target, text.replace(/[−-](?=\S)|[()]/g, ''));
    return rewritten(target, text.replace(numeral.text, `−${numeral.text}`));
  },
};

const pairs = [
  ['rose', 'fell'], ['grew', 'shrank'], ['increased', 'decreased'], ['widened', 'narrowed'], ['climbed', 'dropped'], ['gained', 'lost'], ['up', 'down'], ['higher', 'lower'], ['above', 'below'], ['increase', 'decrease'],
  ['rise', 'fall'], ['gain', 'loss'], ['wider', 'narrower'], ['advanced', 'declined'], ['improved', 'worsened'], ['expanded', 'contracted'], ['rising', 'falling'], ['growing', 'shrinking'], ['increasing', 'decreasing'], ['more', 'less'],
] as const;
const opposites = new Map<string, string>([
  ...pairs.flatMap(([up, down]) => [[up, down], [down, up]] as const),
  ['jumped', 'dropped'], ['surged', 'slumped'], ['soared', 'plunged'], ['slumped', 'surged'], ['plunged', 'soared'], ['slipped', 'climbed'], ['eased', 'rose'], ['decline', 'increase'], ['growth', 'decline'], ['dipped', 'climbed'], ['shed', 'gained'],
]);

function oppositeOf(word: string): string | null {
  const other = opposites.get(word.toLowerCase());
  if (other === undefined) return null;
  return /^\p{Lu}/u.test(word) ? other.charAt(0).toUpperCase() + other.slice(1) : other;
}

/** The words of order that the report's own reading gives to this claim. */
function ownWords(target: Target, kinds: readonly string[]): { readonly at: Span; readonly text: string }[] {
  return target.material.tokens.filter((token) => kinds.includes(token.kind) && token.state.kind === 'claim' && token.state.claim === target.claim.id).map((token) => ({ at: token.span, text: token.text }));
}

export const wrongDirection: Corruption = {
  kind: 'wrong direction', about: '“rose” where it fell',
  // "growth of −0.3%" and "a decline of −0.3%" are both written for the same.
  apply: (target) => target.claim.numeral?.negative === true ? null : reworded(target, ownWords(target, ['direction', 'rank']).flatMap(({ at, text }) => {
    const other = oppositeOf(text);
    return other === null ? [] : [{ at, text: other }];
  })),
};

const superlatives = [['highest', 'lowest'], ['largest', 'smallest'], ['best', 'worst'], ['strongest', 'weakest'], ['most', 'least'], ['biggest', 'smallest'], ['widest', 'narrowest']] as const;
const otherExtreme = new Map<string, string>(superlatives.toReversed().flatMap(([high, low]) => [[high, low], [low, high]] as const));

export const wrongSuperlative: Corruption = {
  kind: 'wrong superlative', about: '“highest” where it is the lowest',
  apply: (target) => {
    if (target.claim.kind !== 'rank') return null;
    return reworded(target, ownWords(target, ['rank']).map(({ at, text }) => ({ at, text: text.replace(/\p{L}+/u, (word) => otherExtreme.get(word.toLowerCase()) ?? word) })));
  },
};
