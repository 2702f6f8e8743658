// "What does it do?", "what kind of company is it?": who it is and how large, as an overview tells it first.
const lead = String.raw`^(?:(?:so|and|but|ok(?:ay)?|well|hey|please|tell me|i wonder|remind me)[,:]? )*`;
const end = String.raw`(?: (?:exactly|actually|anyway|for a living|as a (?:company|business)))*[?.! ]*$`;
const owner = String.raw`(?<whom>(?!an? |the (?:fed|economy|market)|this|that|i\b|you\b|we\b)[^?,;]{2,40}?)`;
const ways: readonly RegExp[] = [
  new RegExp(String.raw`${lead}what (?:exactly |actually )?(?:does|do) ${owner} (?:even |actually |really )?do${end}`, 'i'),
  new RegExp(String.raw`${lead}what (?:kind|sort|type) of (?:a )?(?:company|business|firm) is ${owner}${end}`, 'i'),
  new RegExp(String.raw`${lead}what(?:'s|’s| is)? ${owner}(?:['’]s)? (?:line of )?business${end}`, 'i'),
  new RegExp(String.raw`${lead}(?:what|which) (?:business|industry|sector|line of business) is ${owner} in${end}`, 'i'),
  new RegExp(String.raw`${lead}who (?:is|are) (?:the company )?${owner}(?: as a (?:company|business))[?.! ]*$`, 'i'),
];

/** The plain question; as it was for every other one. */
export function whatItIs(text: string): string {
  const found = ways.map((way) => way.exec(text)?.groups).find((groups) => groups !== undefined);
  return found === undefined ? text : `Give me an overview of ${found['whom'] ?? ''}`;
}
