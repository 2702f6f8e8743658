const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const;

/** Source of a pattern that matches an English month's name, whole or cut to three or four letters. */
export const monthPattern = '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';

/** 1–12; null for anything that is no month. */
export function monthNumber(name: string): number | null {
  const index = months.findIndex((month) => name.toLowerCase().startsWith(month));
  return index < 0 ? null : index + 1;
}

/** Where a month's name may begin: at a word's, or behind "ended" and "of", which a lost line break has joined to it. */
export const monthStart = '(?:\\b|(?<=ended|of))';
