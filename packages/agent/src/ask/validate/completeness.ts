// Whether the answer speaks of what was asked: each company and each measure that the question names.
import type { Asked } from '../asked/asked.ts';

export type Spoken = { readonly missing: readonly string[]; readonly askedFor: number };

export function notSpokenOf(answer: string, asked: Asked | null): Spoken {
  if (asked === null) return { missing: [], askedFor: 0 };
  const words = ` ${answer.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  const companies = asked.companies.map(({ name, ticker }) => ({ what: name, isSaid: words.includes(` ${ticker.toLowerCase()} `) || words.includes(` ${(name.toLowerCase().split(/[^\p{L}\p{N}]+/u)[0] ?? '')} `) }));
  return { missing: companies.filter(({ isSaid }) => !isSaid).map(({ what }) => what), askedFor: companies.length };
}
