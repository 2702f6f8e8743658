// Questions that are understood by their form alone: about a person, or in another language than English.
import type { Asked } from '../../asked/asked.ts';

const name = String.raw`\p{L}[\p{L}.'-]+(?: \p{L}\.)? \p{L}[\p{L}'-]+`;
const aboutPerson = new RegExp(String.raw`^(?:(?:so|and|but|hey|ok)[,:]? )*(?:(?:who(?:'s| is| was)|how (?:old|rich|tall|wealthy) is|what(?:'s| is) the net worth of|where (?:does|did) (?=[^?]* live\b))(?! (?:the|a|an|in|on|behind|its|their|your|this|that|your)\b) ${name}[?.! ]*$|(?:what|how (?:much|many)[^?]{0,24}) (?:did|has|does) (?!the\b)${name} (?:buy|bought|sell|sold|own|hold|trade[ds]?)\b[^?]{0,24}[?.! ]*$|${name}(?:'s)? (?:net worth|holdings|portfolio|age|salary|13f)[?.! ]*$)`, 'iu');
const tradesOf = /\b(?:s[eo]l[dl]|sell(?:ing|s)?|b[ou]y(?:ing|s)?|bought|dump(?:ed|ing)?|own(?:s|ed)?|hold(?:s)?) (?:any |some |his |her |their |more |off |company )*(?:stocks?|shares?|options)\b/i;
const anyName = new RegExp(String.raw`^\p{Lu}[\p{L}.'-]+(?: \p{L}\.)? \p{Lu}[\p{L}'-]+$`, 'u');

/** Not only one of several words of a name is the company's: "Eli Lilly", and not "Tim Cook" of TIM. */
function isNamedWhole(text: string, own: string): boolean {
  const named: readonly string[] = own.toLowerCase().match(/\p{L}+/gu) ?? [];
  return (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => named.includes(word)).length > 1;
}

/** "Who is Tim Cook", "did Jensen Huang sell stock": nobody of whom forms are at hand, and no bundled company. */
export function asksOfPerson({ text, companies, group, unknown }: Asked, bundled: ReadonlySet<string>): boolean {
  const said = text.replaceAll('’', "'");
  const isOfCompany = companies.some(({ ticker, name: own }) => bundled.has(ticker) || isNamedWhole(said, own));
  if (group !== null || isOfCompany) return false;
  return aboutPerson.test(said) || (companies.length === 0 && unknown.some(({ words }) => anyName.test(words)) && tradesOf.test(said));
}

const foreign = /^(?:quell?es?|quels|est|sont|les?|des|aux?|du|pour|combien|une|comment|quoi|qu|wie|hoch|ist|sind|die|der|das|dem|den|und|wieviel|von|vom|wer|warum|welche[rsn]?|für|im|cual|cuál|cuánt[oa]s?|cuant[oa]s?|es|el|los|las|de|del|en|precio|qué|como|cómo|está|son|il|lo|che|qual|quanto|quanti|è|gli|della|dello|di|os|são|hoeveel|het|een|van|hur|är|och)$/i;
const english = /^(?:the|is|are|was|were|what|whats|how|of|did|do|does|in|for|to|and|with|has|have|much|many|which|who|why|show|tell|me|revenue|price|earnings|profit|vs|from|its|it|than|share|shares|stock)$/i;

/** Words of another language that carry a sentence, and none of English. */
export function isForeign(text: string): boolean {
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Greek}]{2}/u.test(text)) return true;
  const words = text.match(/\p{L}+/gu) ?? [];
  return words.filter((word) => foreign.test(word)).length > 1 && !words.some((word) => english.test(word));
}
