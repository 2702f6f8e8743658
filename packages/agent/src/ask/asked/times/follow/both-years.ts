// "In both years", "for the one year and for the other", behind a question of two years or of a move between them: the two are said.
import type { Asked, AskedPeriod } from '../../asked.ts';

const both = /\b(?:(?:in|for|of|at|during) )?(?:both(?: of (?:these|those|the))? (?:fiscal )?years|each of (?:the|those|these) two (?:fiscal )?years|each of (?:those|these) (?:fiscal )?years|either year|(?:the )?two years each|the one (?:fiscal )?year,? and (?:(?:in|for|of) )?(?:for )?the other(?: (?:one|year))?|the two years(?! (?:before|after|prior|earlier|later|ended|to|since))|(?:the )?first (?:fiscal )?year and (?:(?:in|for|of) )?the (?:second|last|latter)(?: (?:one|year))?)(?![\w-])/i;

/** Null where it was not of two years, or of a stretch with two ends. */
function yearsOf(periods: readonly AskedPeriod[]): readonly [number, number] | null {
  const [first, second, ...others] = periods;
  if (first?.kind === 'years' && second === undefined) return first.from < first.to ? [first.from, first.to] : null;
  const isYear = (period: AskedPeriod | undefined): number | null => (period?.kind === 'fiscal' && period.part === 'FY' ? period.year : null);
  const [one, other] = [isYear(first), isYear(second)];
  return one === null || other === null || others.length > 0 || one === other ? null : [Math.min(one, other), Math.max(one, other)];
}

const oneAndOther = /\b(?:(?:in|for|of|at) )?(?:the )?one (?:fiscal )?year,? and (?:(?:in|for|of) )?(?:for )?(?:the )?other(?: (?:one|year))?(?![\w-])/i;

/** "The margin for the one year and the other", in a question that names two years itself. */
export function ofBothOwnYears(text: string): string {
  const years = new Set(text.match(/\b(?:19|20)\d\d\b/g));
  return years.size === 2 ? text.replace(oneAndOther, 'in both years') : text;
}

/** Unchanged where it names years itself. */
export function withBothYears(text: string, earlier: Asked | undefined): string {
  const years = earlier === undefined || /\b(?:19|20)\d\d\b/.test(text) ? null : yearsOf(earlier.periods);
  return years === null ? text : text.replace(both, `in fiscal ${String(years[0])} and in fiscal ${String(years[1])}`);
}
