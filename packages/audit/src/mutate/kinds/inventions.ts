// What no source says: a sentence of another world, or of another company.
import { isInTable, pick, placesOf, reworded, type Corruption, type Falsehood, type Target } from '../corruption.ts';

/** Each with the word that a source would have to know for the sentence to be about it. */
const invented = [
  { word: 'licence', sentence: 'Deferred licence income came to $4.73 billion in that year.' },
  { word: 'severance', sentence: 'Severance costs were $318 million in fiscal 2024.' },
  { word: 'royalt', sentence: 'Royalty income rose 12.6% over the year.' },
  { word: 'backlog', sentence: 'The order backlog stood at $9.4 billion.' },
] as const;
const foreign = [
  { word: 'barrel', sentence: 'The average sales price was $66.42 per barrel in 2015.' },
  { word: 'vessel', sentence: 'Voyage revenue was $317.2 million in 2019.' },
  { word: 'acre', sentence: 'Net undeveloped acres expiring in the year came to 24.7% of the total.' },
  { word: 'bed', sentence: 'Revenue per licensed bed grew 3.8% in 2018.' },
  { word: 'passenger', sentence: 'Passenger load factor was 83.4% in 2017.' },
  { word: 'megawatt', sentence: 'Installed capacity reached 4,310 megawatts in 2016.' },
] as const;

/** A sentence added after the last claim of another. In the report it claims what nothing stands behind. */
function added(target: Target, sentences: readonly { readonly word: string; readonly sentence: string }[]): Falsehood | null {
  const { claim, material } = target;
  const isLast = material.proven.every((other) => other.claim.sentence.start !== claim.sentence.start || other.claim.span.start <= claim.span.start);
  // A sentence that a closing mark or a lower-case word follows is a part of one.
  const isWhole = /[.!?]$/.test(material.report.slice(claim.sentence.start, claim.sentence.end).trimEnd());
  if (isInTable(target) || !isLast || !isWhole) return null;
  const unknown = sentences.filter(({ word }) => !material.report.toLowerCase().includes(word) && !material.facts.some((fact) => fact.metric.label.toLowerCase().includes(word)));
  const chosen = pick(target, unknown);
  const at = { start: claim.sentence.end, end: claim.sentence.end };
  return chosen === null ? null : { edits: [{ at, text: ` ${chosen.sentence}` }], falsifies: [], right: null };
}

export const inventedFigure: Corruption = { kind: 'invented figure', about: 'a sentence about something that no source knows', apply: (target) => added(target, invented) };
export const foreignClaim: Corruption = { kind: 'foreign claim', about: 'a sentence from another company’s report', apply: (target) => added(target, foreign) };

const strangers = ['Siemens', 'Toyota', 'Nestlé', 'Unilever', 'Samsung', 'Vodafone'];

/** The subject's name replaced by another company's; where the sentence names nobody, another is named as the owner. */
export const wrongCompany: Corruption = {
  kind: 'wrong company', about: 'another company’s name',
  apply: (target) => {
    const { claim, material } = target;
    const name = claim.entity?.name?.replace(/^The /, '').split(/[ ,.]/)[0] ?? '';
    const stranger = pick(target, strangers.filter((one) => !material.report.includes(one) && !material.facts.some((fact) => fact.entity?.name?.includes(one) === true)));
    if (stranger === null || isInTable(target)) return null;
    const named = name.length < 3 ? [] : placesOf(target, new RegExp(`(?<![\\p{L}\\p{N}])${name.replace(/[^\p{L}\p{N}]/gu, '')}(?![\\p{L}\\p{N}])`, 'gu'));
    if (named.length > 0) return reworded(target, named.map((at) => ({ at, text: stranger })));
    const words = claim.metric?.inherited === null ? claim.metric.words.replace(/[^\p{L}\p{N} ]/gu, '.') : '';
    const before = words === '' ? undefined : placesOf(target, new RegExp(`(?<![\\p{L}-])(?:the )?${words}(?![\\p{L}-])`, 'giu')).filter((place) => place.end <= claim.span.start).at(-1);
    return before === undefined ? null : reworded(target, [{ at: before, text: `${stranger}’s ${material.report.slice(before.start, before.end).replace(/^the /i, '').replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}` }]);
  },
};
