// "Has it ever earned less than ten billion since 2015?": the years in which it was so. Both ends of the time would decide nothing.
const amount = String.raw`(?<amount>\$?\d[\d.,]* ?(?:bn|billion|million|trillion|m|b)?)`;
const everEarned = new RegExp(String.raw`^(?:(?:so|and|but|ok(?:ay)?|hey|tell me)[,:]? )*(?:has|have|did|had) (?<who>[^?,]{2,40}?) ever (?:earned?|made?|netted|net) (?:a (?:net )?profit of )?(?<than>less than|fewer than|more than|under|over|above|below) ${amount}(?: dollars)?(?: net| in (?:net )?(?:profits?|income|earnings)| of (?:net )?(?:profit|income))?(?<when>(?: (?:since|between|from|in|over)[^?]{3,40}?)?)[ ?]*$`, 'i');

/** As it was where it is no such question. */
export function everAsYears(text: string): string {
  const { who, than, amount: of, when } = everEarned.exec(text)?.groups ?? {};
  return who === undefined || than === undefined || of === undefined ? text : `In which years was ${who}${who.endsWith('s') ? "'" : "'s"} net income ${than} ${of.trim()}${when ?? ''}?`;
}
