// "How safe is its dividend?": what of the earnings of a share is paid out, by the two amounts a share that every company files.
const lead = String.raw`^(?:(?:so|and|but|ok(?:ay)?|well|hey|please|tell me|i wonder)[,:]? )*`;
const safe = String.raw`(?:(?:really|still|actually|very|reasonably|fully) )*(?:safe|secure|sustainable|(?:well[- ]|properly )?(?:covered|supported|backed)(?: by (?:its |the |their )?(?:earnings|profits?))?|affordable|reliable|dependable|at risk|in danger|under threat|risky)`;
const dividend = String.raw`(?:dividends?|payouts?)(?: payments?)?`;
const tail = String.raw`(?<tail> (?:in|for|at|on) [^?]{3,40}?)?[?.! ]*$`;
const owner = String.raw`(?<whom>[^?,;]{2,60}?)`;
const ways: readonly RegExp[] = [
  new RegExp(String.raw`${lead}how (?:${safe}) (?:is|are|was|were) ${owner}(?:'s|’s|'|’) ${dividend}${tail}`, 'i'),
  new RegExp(String.raw`${lead}how (?:${safe}) (?:is|are|was|were) the ${dividend} (?:of|at|from) ${owner}${tail}`, 'i'),
  new RegExp(String.raw`${lead}(?:is|are|was|were) ${owner}(?:'s|’s|'|’) ${dividend} ${safe}${tail}`, 'i'),
  new RegExp(String.raw`${lead}(?:is|are|was|were) the ${dividend} (?:of|at|from) ${owner} ${safe}${tail}`, 'i'),
  new RegExp(String.raw`${lead}(?:can|could|does) ${owner} (?:really |still |easily |comfortably )?(?:afford|cover|earn)(?: to (?:pay|keep(?: paying)?|go on paying))? (?:its|the|their) ${dividend}${tail}`, 'i'),
];

/** The plain question; as it was for every other one. */
export function dividendSafety(text: string): string {
  const found = ways.map((way) => way.exec(text)?.groups).find((groups) => groups !== undefined);
  return found === undefined ? text : `${found['whom'] ?? ''}: dividends per share as a percentage of diluted EPS${found['tail'] ?? ''}`;
}
