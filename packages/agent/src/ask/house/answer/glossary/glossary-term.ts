// One entry of the glossary.
export type Term = { readonly words: RegExp; readonly meaning: string; /** The measures of the dictionary that it explains. */ readonly ids?: readonly string[] };

/** Its pattern is made when it is first asked for: most questions ask for no term. */
export function term(words: string, meaning: string, ...ids: readonly string[]): Term {
  let made: RegExp | undefined;
  return { get words() { return made ??= new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words})(?![\p{L}\p{N}])`, 'iu'); }, meaning, ...(ids.length === 0 ? {} : { ids }) };
}
