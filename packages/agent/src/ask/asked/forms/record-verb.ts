// "How much did it record last year?": to book a figure, and none that was the best of all.

const verb = /(?<=\b(?:did|does|do|has|have|had|to|will|would)\b[^?.;]{0,60} )(?<!\b(?:an?|the|its|their|new|any|all|that|this|in|of) )record(?:ed)?(?=[?.,;]|$| (?:last|latest|in|for|during|over|as|on|at|this|under|each|every|q[1-4]|fy|fiscal|20\d\d)\b)/gi;

/** The text with a word for it that has no other sense. */
export const recordAsVerb = (text: string): string => text.replace(verb, 'report');
