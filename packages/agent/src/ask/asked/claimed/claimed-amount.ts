// An amount that a question states and asks to be checked: "more than $400 billion", "about a third", "doubled".

/** How the figure is said to stand to the amount. `to-tie`: its digits must agree with those on file. `nearly` and `just-below` leave it a little under, `just-above` a little over. */
export type Relation = 'exactly' | 'to-tie' | 'about' | 'nearly' | 'above' | 'just-above' | 'at-least' | 'below' | 'just-below' | 'at-most' | 'between';

/** `amount`: so many, in the figure's own unit (dollars, shares); `number`: the unit is left to the figure; `steady`: hardly any move. */
export type ClaimedUnit = 'money' | 'amount' | 'percent' | 'points' | 'times' | 'number' | 'steady';

export type ClaimedAmount = {
  readonly relation: Relation;
  /** In whole units: dollars, percent. A move is told by its size. */
  readonly value: number;
  /** The upper end of `between`. */
  readonly upTo: number | null;
  readonly unit: ClaimedUnit;
  /** What the last digit that is said counts for: 0.1 billion in "$1.5 billion". */
  readonly step: number;
  /** "A third", "twice": spoken, not measured. */
  readonly isFraction: boolean;
  /** What it moved by since an earlier time, and which way; null for a level. */
  readonly move: 'up' | 'down' | 'either' | null;
  /** Of which of two times it is claimed, where it is said to have come from or gone to it. */
  readonly end: 'earlier' | 'later' | null;
  /** By the year, over several. */
  readonly isYearly: boolean;
  /** Of money that was lost or burned: the figure is below nothing. */
  readonly isLoss: boolean;
  /** As it was claimed. */
  readonly words: string;
  /** The part of the sentence around it, which says of what and when, with what asks for the figure in the amount's place. */
  readonly clause: string;
};

export type Verdict = 'yes' | 'no' | 'about';

/** Around an amount that is called rough: its own last digit that is not nought, at least a twentieth and at most a tenth of it. */
const ROUGH = { least: 0.05, most: 0.1 } as const;
/** "Just over", "just under": within a twentieth. */
const NEAR = 0.05;
/** A spoken fraction holds within a percentage point, and roughly within a tenth of itself. */
const FRACTION = { holds: 1, roughly: 0.1 } as const;
const near = ({ isFraction }: Pick<ClaimedAmount, 'isFraction'>): number => (isFraction ? FRACTION.roughly : NEAR);
/** Digits that are not shown are not claimed: 15.7% is no less than the 16% it rounds to. */
const rounds = (value: number, { value: claimed, step }: Pick<ClaimedAmount, 'value' | 'step'>): boolean => Math.abs(value - claimed) <= step / 2 + 1e-9 * Math.abs(claimed);

/** What the last digit that is not nought counts for. */
function lastDigit(value: number): number {
  const digits = value === 0 ? '0' : value.toExponential(10).split('e')[0]?.replace(/0+$/, '') ?? '0';
  return 10 ** (Math.floor(Math.log10(Math.max(value, 1e-9))) - digits.replace(/\D/g, '').length + 1);
}

function roughness({ value }: Pick<ClaimedAmount, 'value'>): number {
  return Math.min(Math.max(lastDigit(value) / 2, ROUGH.least * value), ROUGH.most * value);
}

function stated(claim: ClaimedAmount, value: number): Verdict {
  const off = Math.abs(value - claim.value);
  if (claim.isFraction) return off <= FRACTION.holds ? 'yes' : off <= FRACTION.roughly * claim.value ? 'about' : 'no';
  const isWide = off > ROUGH.most * claim.value;
  if (rounds(value, claim) && !(isWide && claim.unit === 'times')) return isWide ? 'about' : 'yes';
  return off <= (isToTheDigit(claim) ? FINE : ROUGH.least) * claim.value && (!isFineRate(claim) || off <= HALF_A_POINT) ? 'about' : 'no';
}

/** A rate that is said with a decimal is about right within half a point. */
const HALF_A_POINT = 0.5;
const isFineRate = ({ unit, step }: ClaimedAmount): boolean => unit === 'percent' && step < 1;

/** Who says four digits or more, or dollars and cents, means them: such an amount is about right within half a percent, and not within a twentieth. */
const FINE = 0.005;
const isToTheDigit = ({ value, step, unit, words }: ClaimedAmount): boolean => unit !== 'percent' && ((lastDigit(value) <= step * (1 + 1e-9) && value / step >= 999) || isToTheCent.test(words));
/** "$3.60": who says a nought behind the point means it. */
const isToTheCent = /\d\.\d\d(?!\d)(?! ?(?:%|x\b|times|bn|billion|million|m\b|b\b|trillion))/i;

/** 1.8 times rounds to two, and is no “at least two”. */
const isAsGoodAs = (value: number, claim: ClaimedAmount): boolean => rounds(value, claim) && Math.abs(value - claim.value) <= AS_GOOD * claim.value;
const AS_GOOD = 0.02;

/** Noughts at the end of a whole number may be rounding, and are then about right. */
function tied(claim: ClaimedAmount, value: number): Verdict {
  if (claim.isFraction) return stated(claim, value);
  if (rounds(value, claim) && !(claim.unit === 'times' && Math.abs(value - claim.value) > ROUGH.most * claim.value)) return 'yes';
  const mayBeRounded = lastDigit(claim.value) > claim.step * (1 + 1e-9);
  return mayBeRounded && Math.abs(value - claim.value) <= Math.min(lastDigit(claim.value) / 2, ROUGH.least * claim.value) ? 'about' : 'no';
}

/** Who names both bounds means them. */
function between({ value: from, upTo }: ClaimedAmount, value: number): Verdict {
  const slack = 1e-9 * Math.abs(from);
  return value >= from - slack && value <= (upTo ?? from) + slack ? 'yes' : 'no';
}

function nearly(claim: ClaimedAmount, value: number): Verdict {
  if (value <= claim.value) return value >= claim.value * (1 - ROUGH.most) ? 'yes' : 'no';
  return rounds(value, claim) || value <= claim.value * (1 + NEAR) ? 'about' : 'no';
}

const verdicts: Readonly<Record<Relation, (claim: ClaimedAmount, value: number) => Verdict>> = {
  'exactly': stated, 'to-tie': tied, between, nearly,
  'about': (claim, value) => (rounds(value, claim) && !claim.isFraction ? 'yes' : Math.abs(value - claim.value) <= roughness(claim) ? 'about' : 'no'),
  'above': (claim, value) => (value > claim.value ? 'yes' : 'no'),
  'at-least': (claim, value) => (value >= claim.value || isAsGoodAs(value, claim) ? 'yes' : 'no'),
  'just-above': (claim, value) => (value > claim.value && value <= claim.value * (1 + near(claim)) ? 'yes' : 'no'),
  'below': (claim, value) => (value < claim.value ? 'yes' : 'no'),
  'at-most': (claim, value) => (value <= claim.value || isAsGoodAs(value, claim) ? 'yes' : 'no'),
  'just-below': (claim, value) => (value < claim.value && value >= claim.value * (1 - near(claim)) ? 'yes' : 'no'),
};

/**
 * Whether a claim holds of a figure's value, in the claim's own unit: the size of a move, a loss without its sign.
 * "More than" and "less than" are strict; a number that is only stated holds where the value rounds to it at its own digits, and roughly within a twentieth; one that is to tie holds at its digits and not otherwise.
 */
export function verdictOn(claim: ClaimedAmount, value: number): Verdict {
  return value < 0 && (claim.move !== null || !['below', 'at-most'].includes(claim.relation)) ? 'no' : verdicts[claim.relation](claim, value);
}
