// From the sentence to the bytes: each link names the check that joins it to the one before.
import { anchorName, unitName, type Capture, type ChainLink, type ChainLink as Link } from '@assay/record';
import type { Comparison } from '../bind/compare.ts';
import type { ReadFact } from '../facts/read-fact.ts';
import type { Ruling } from '../rules/rule.ts';
import type { Case } from './case.ts';

/** What a specialist wrote, for the link between report and tool call. */
export type SpecialistText = { readonly specialist: string; readonly text: string };
export type ChainSources = { readonly captures: ReadonlyMap<string, Capture>; readonly findings: readonly SpecialistText[]; readonly report: string };

/** Facts shown in a chain; a trailing sum or a series has more, and says so. */
const MAX_SHOWN = 6;

export function makeChain(given: Case, rests: Comparison | null, sources: ChainSources): ChainLink[] {
  const { claim } = given.reading;
  const sentence = sources.report.slice(claim.sentence.start, claim.sentence.end);
  const links: Link[] = [{ stage: 'report', text: sentence, where: `chars ${String(claim.span.start)}–${String(claim.span.end)}`, check: 'quoted', detail: claim.text, capture: null }];
  const finding = sources.findings.find((item) => item.text.includes(sentence));
  if (finding !== undefined) links.push({ stage: 'specialist', text: sentence, where: finding.specialist, check: 'same words', detail: 'the specialist’s sentence is the report’s', capture: null });
  if (rests === null) return links;
  const facts = rests.candidate.facts.slice(0, MAX_SHOWN);
  for (const tool of new Set(facts.map((read) => read.fact.capture))) links.push(toolLink(sources.captures.get(tool)));
  return [...links, ...facts.flatMap((read, index) => factLinks(read, rests, index))];
}

/** The passages that a ruling on words rests on: what they say is quoted, never proved. */
export function passageLinks(ruling: Pick<Ruling, 'verdict' | 'words'>, sources: ChainSources): ChainLink[] {
  const passages = ruling.words?.passages ?? [];
  const tools = [...new Set(passages.map((passage) => passage.capture))].map((capture) => toolLink(sources.captures.get(capture)));
  return [...tools, ...passages.map((passage): Link => ({ stage: 'capture', text: passage.text, where: anchorName(passage.anchor), check: ruling.verdict === 'contradicted' ? 'differs' : 'quoted', detail: '', capture: passage.capture }))];
}

function toolLink(capture: Capture | undefined): Link {
  if (capture === undefined) return { stage: 'tool', text: 'a source without a capture', where: '', check: 'captured', detail: '', capture: null };
  return { stage: 'tool', text: `${capture.tool} ${capture.request.url}`, where: capture.sourceName, check: 'captured', detail: `${String(capture.size)} bytes, sha256 ${capture.sha256.slice(0, 16)}…`, capture: capture.id };
}

function factLinks(read: ReadFact, rests: Comparison, index: number): Link[] {
  const { fact } = read;
  const label = [...new Set([fact.metric.concept ?? fact.metric.label, ...read.column.slice(0, 1)])].join(', ');
  const bytes: Link = { stage: 'capture', text: `${label}: ${fact.value} ${unitName(fact.unit)}`, where: anchorName(fact.anchor), check: checkOf(rests, index), detail: detailOf(rests, index), capture: fact.capture };
  if (fact.source.accession === null) return [bytes];
  return [bytes, { stage: 'filing', text: `${fact.source.form ?? 'filing'} ${fact.source.accession}`, where: fact.source.filed === null ? '' : `filed ${fact.source.filed}`, check: 'captured', detail: '', capture: null }];
}

function checkOf(rests: Comparison, index: number): Link['check'] {
  if (rests.candidate.formula !== null) return 'computed';
  if (rests.equality === null) return 'differs';
  return index === 0 && rests.equality === 'exact' ? 'same words' : 'rounded';
}

function detailOf(rests: Comparison, index: number): string {
  const { formula } = rests.candidate;
  if (index > 0) return '';
  if (formula !== null) return `${formula.expression} = ${formula.result}`;
  return rests.shown === null ? '' : `${rests.candidate.value.toString()} → ${rests.shown.toSignificantDigits(12).toString()}`;
}
