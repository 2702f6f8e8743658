// A term of several words of which the dictionary and the glossary know only some: what those mean is not what the whole means.
import { findMetrics } from '@assay/calc';
import { findTerms } from './glossary.ts';

/** A term and nothing else is asked about. */
const alone = /^(?:so,? |and |please,? |hi,? |ok,? )*(?:what(?:'s| is| are| does| do)|whats|define|explain)(?: exactly| actually)? (?:meant by |the (?:term|meaning of|concept of) )?(?:an? |the )?["'“‘]?(?<phrase>[a-z][a-z&/-]*(?: [a-z][a-z&/-]*){0,2}?)["'”’]?(?: mean(?:s|t)?| stand for| tell(?:s)?(?: you| us| me)?| say| show| measure| work)?(?: in (?:finance|investing|accounting|economics|plain english|plain words|simple words|simple terms))?[.?!]*$/i;

/** They narrow a term and make it no other one. */
const harmless = new Set('its their his her my our your bear bull nominal interest real a an and or of on in to for the per by with from exactly actually really basic simple good bad high low higher lower rising falling normal healthy strong weak big small large negative positive average typical company companies corporate firm business businesses stock stocks share shares market markets us american federal financial finance accounting investing investor ratio ratios rate rates figure number numbers term line metric measure measures index indexes indicator formula method concept basis total whole overall yearly annual quarterly monthly daily trailing forward current latest last next net gross us-listed listed public investors money'.split(' '));

/** The term, where a word of it is known to neither; null where all of them are, and where more than a term is asked about. */
export function partlyKnown(text: string): string | null {
  const phrase = alone.exec(text.replaceAll('’', "'").trim())?.groups?.['phrase'];
  if (phrase === undefined) return null;
  const known = [...findTerms(phrase), ...findMetrics(phrase)];
  if (known.length === 0) return null;
  const rest = known.toSorted((left, right) => right.start - left.start).reduce((left, { start, end }) => `${left.slice(0, start)}${' '.repeat(end - start)}${left.slice(end)}`, phrase);
  return rest.toLowerCase().split(/[^a-z]+/).some((word) => word.length > 1 && !harmless.has(word)) ? phrase : null;
}
