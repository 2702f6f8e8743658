// "Can it pay its debt?": what is owed, what is at hand, what comes in, and how often the interest is earned.
const lead = String.raw`^(?:(?:so|and|but|ok(?:ay)?|well|hey|please|tell me|i wonder|do you think)[,:]? )*`;
const owed = String.raw`(?:all )?(?:(?:of )?(?:its|their|the|this|that) )?(?:debts?|debt load|loans?|borrowings?|bills|bonds?|creditors?|obligations|it|them)`;
const pays = String.raw`(?:pay(?: (?:off|back|down))?|afford|service|handle|cover|repay|manage|meet|carry|settle|bear|shoulder)`;
const end = String.raw`(?: (?:off|back|down))?(?: (?:today|now|right now|currently|easily|comfortably))?[?.! ]*$`;
const owner = String.raw`(?<whom>[^?,;:]{2,50}?)`;
const really = String.raw`(?:(?:really|still|actually|even|easily|comfortably|ever) )*`;
const uses = new RegExp(String.raw`${lead}what (?:does|do|did|has|have) ${owner} (?:do|done|been doing) with (?:all )?(?:of )?(?:its|their|the|all that) (?:profits?|money|cash|earnings|free cash(?: flow)?|cash flow)${end}`, 'i');
const ways: readonly RegExp[] = [
  new RegExp(String.raw`${lead}how (?:much|many)(?: in)? (?:total )?(?:debts?|borrowings?) (?:does|do|has|did) ${owner} (?:have|got|owe|carry|hold)(?: got)?(?:,|\?)? (?:and )?(?:can|could|will|is) (?:it|they) (?:able to )?${really}${pays} ${owed}${end}`, 'i'),
  new RegExp(String.raw`${lead}(?:can|could) ${owner} ${really}(?!cover |afford it\b|manage it\b)${pays} (?!it\b|them\b)${owed}${end}`, 'i'),
  new RegExp(String.raw`${lead}is ${owner} ${really}able to ${pays} (?!it\b|them\b)${owed}${end}`, 'i'),
  new RegExp(String.raw`${lead}(?:is|are|does|do|has) ${owner} (?:in|have|has|got|carry|carrying)(?: got)? (?:way )?too much debt${end}`, 'i'),
  new RegExp(String.raw`${lead}is ${owner} (?:drowning|swimming|sinking|buried|deep|up to its neck) in debts?${end}`, 'i'),
];

/** The plain question; as it was for every other one. */
export function ableToPay(text: string): string {
  const found = ways.map((way) => way.exec(text)?.groups).find((groups) => groups !== undefined);
  if (found === undefined) return text.replace(uses, '$<whom>: capital expenditure, share repurchases and dividends paid');
  return `${(found['whom'] ?? '').replace(/['’]s$/, '')}: total debt, cash and investments, free cash flow and interest cover`;
}
