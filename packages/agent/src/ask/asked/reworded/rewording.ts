// What a rule of saying again is.

/** A phrase and what it is said as; in a text `$1` stands for what the phrase's first group holds. */
export type Rewording = readonly [RegExp, string | ((whole: string, ...groups: string[]) => string)];
