// What a word of change or quality is said of: "sales increased", "an increase in sales", "higher sales" all speak of sales.
import type { Term } from '../words/read-terms.ts';

const comparative = /^(?:\p{L}+er|before|after|prior|following|subsequent|own|owns|owned|lease|leases|leased|less|more|better|worse|favou?rable|unfavou?rable|adverse|positive|negative|strong|weak|high|low|short|long|internal|external|domestic|foreign|fixed|variable|senior|junior|material|significant|effective|ineffective|public|private|direct|indirect|adequate|insufficient)$/iu;

/** The meanings right beside the word on the side that it speaks of; none where nothing stands there. */
export function headOf(text: string, terms: readonly Term[], at: number): ReadonlySet<string> {
  const own = terms[at];
  if (own === undefined) return new Set();
  const isVerb = /(?:ed|fell|rose|grew)$/i.test(own.text);
  const ahead = comparative.test(own.text) || !isVerb && /^\s*(?:in|of|on|from|its|the|our|their)?\s*(?:its|the|our|their)?\b/.exec(text.slice(own.end, own.end + 12))?.[0].trim() !== '';
  const after = beside(terms.slice(at + 1, at + 4), own);
  const before = beside(terms.slice(Math.max(0, at - 3), at).toReversed(), own);
  return ahead && after.size > 0 ? after : before.size > 0 ? before : after;
}

function beside(terms: readonly Term[], own: Term): ReadonlySet<string> {
  return new Set(terms.filter((term) => term.kind !== 'number' && Math.abs(term.stretch - own.stretch) <= 1 && !term.isPole).map((term) => term.concept));
}
