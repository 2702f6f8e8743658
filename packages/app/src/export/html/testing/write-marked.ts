// Writes a report piece by piece, so that claims of a fixture know their exact spans without searching.
import { contentId, noUnit, type ChainLink, type Claim, type Fact, type TokenState, type Verdict, anchorName, unitName, decimal } from '@assay/record';
import { sha256 } from './invented-figures.ts';

export type ClaimPiece = {
  readonly text: string;
  readonly metric: string | null;
  readonly verdict: Verdict['verdict'];
  readonly rule: string;
  readonly reason: string;
  readonly facts: readonly Fact[];
  readonly formula?: NonNullable<Verdict['evidence']['formula']>;
  readonly right?: string;
  readonly field?: NonNullable<Verdict['field']>;
};
/** A number that asserts nothing, with its reason; null for one that nothing accounts for. */
export type TokenPiece = { readonly number: string; readonly reason: Extract<TokenState['state'], { kind: 'structural' }>['reason'] | null };
export type Sentence = readonly (string | ClaimPiece | TokenPiece)[];
export type Written = { report: string; readonly claims: Claim[]; readonly verdicts: Verdict[]; readonly tokens: TokenState[] };

export function startReport(): Written {
  return { report: '', claims: [], verdicts: [], tokens: [] };
}

/** Adds one sentence; its claims get its span. */
export function writeSentence(written: Written, sentence: Sentence): void {
  const start = written.report.length;
  const drafts: { readonly piece: ClaimPiece; readonly start: number }[] = [];
  for (const piece of sentence) {
    const at = written.report.length;
    if (typeof piece === 'string') { written.report += piece; continue; }
    if ('number' in piece) {
      written.report += piece.number;
      written.tokens.push({ span: { start: at, end: written.report.length }, text: piece.number, kind: 'number', state: piece.reason === null ? { kind: 'unaccounted' } : { kind: 'structural', reason: piece.reason } });
      continue;
    }
    written.report += piece.text;
    drafts.push({ piece, start: at });
  }
  for (const draft of drafts) addClaim(written, draft, { start, end: written.report.length });
}

function addClaim(written: Written, { piece, start }: { readonly piece: ClaimPiece; readonly start: number }, sentence: Claim['sentence']): void {
  const span = { start, end: start + piece.text.length };
  const id = contentId('claim', { span, text: piece.text }, sha256) as Claim['id'];
  const text = piece.text.replaceAll('**', '');
  written.claims.push({
    id, kind: 'figure', span, sentence, text, numeral: null, entity: null, metric: piece.metric === null ? null : { id: piece.metric, words: piece.metric.replaceAll('_', ' '), inherited: null },
    periods: [], operation: null, direction: null, judgment: piece.verdict === 'judgment' ? 'opinion' : null,
  });
  written.tokens.push({ span, text, kind: 'number', state: { kind: 'claim', claim: id } });
  written.verdicts.push({
    claim: id, verdict: piece.verdict, rule: piece.rule, reason: piece.reason, codes: [piece.rule], field: piece.field ?? null,
    right: piece.right === undefined ? null : { shown: piece.right, value: piece.facts[0]?.value ?? '0' },
    evidence: { facts: [...piece.facts], formula: piece.formula ?? null, chain: chainOf(piece, written.report.slice(sentence.start, sentence.end), span) },
  });
}

function chainOf(piece: ClaimPiece, sentence: string, span: Claim['span']): ChainLink[] {
  const links: ChainLink[] = [{ stage: 'report', text: sentence, where: `chars ${String(span.start)}–${String(span.end)}`, check: 'quoted', detail: piece.text.replaceAll('**', ''), capture: null }];
  if (piece.facts.length === 0) return links;
  links.push({ stage: 'specialist', text: sentence, where: 'fundamental', check: 'same words', detail: 'the specialist’s sentence is the report’s', capture: null });
  for (const id of new Set(piece.facts.map((fact) => fact.capture))) links.push({ stage: 'tool', text: 'statements {"ticker":"HLDN","asOf":"2026-03-13"}', where: 'Company statements', check: 'captured', detail: 'every byte, hashed before it was read', capture: id });
  for (const [index, fact] of piece.facts.entries()) links.push(...factLinks(piece, fact, index));
  return links;
}

function factLinks(piece: ClaimPiece, fact: Fact, index: number): ChainLink[] {
  const check = piece.formula !== undefined ? 'computed' : piece.field === undefined ? 'rounded' : 'differs';
  const detail = index > 0 ? '' : piece.formula === undefined ? `${fact.value} → ${piece.right ?? piece.text}` : `${piece.formula.expression} = ${piece.formula.result}`;
  const bytes: ChainLink = { stage: 'capture', text: `${fact.metric.concept ?? fact.metric.label}: ${fact.value} ${unitName(fact.unit)}`, where: anchorName(fact.anchor), check, detail, capture: fact.capture };
  return fact.source.accession === null ? [bytes] : [bytes, { stage: 'filing', text: `${fact.source.form ?? ''} ${fact.source.accession}`, where: `filed ${fact.source.filed ?? ''}`, check: 'captured', detail: '', capture: null }];
}

/** The figure stands in a captured source. */
export function shown(text: string, fact: Fact): ClaimPiece {
  return { text, metric: fact.metric.id, verdict: 'verified', rule: 'rounded-equal', facts: [fact], reason: `${fact.metric.label} is ${fact.value} ${unitName(fact.unit === noUnit ? noUnit : fact.unit)} (${fact.source.form ?? fact.source.name}); the figure is it rounded to the digits shown.` };
}

/** The figure follows from captured ones; `percent` of the last over the first less one, or of the first by the second. */
export function worked(text: string, metric: string, given: { readonly facts: readonly [Fact, Fact]; readonly kind: 'growth' | 'ratio' }): ClaimPiece {
  const [top, base] = given.facts;
  const ratio = decimal(top.value).dividedBy(base.value).minus(given.kind === 'growth' ? 1 : 0).times(100).toSignificantDigits(6).toString();
  const expression = given.kind === 'growth' ? `${top.metric.id ?? ''} / ${top.metric.id ?? ''}@-1y − 1` : `${top.metric.id ?? ''} / ${base.metric.id ?? ''}`;
  const filled = given.kind === 'growth' ? `${top.value} / ${base.value} − 1` : `${top.value} / ${base.value}`;
  return { text, metric, verdict: 'computed', rule: 'recomputed-exactly', facts: given.facts, formula: { expression, filled, result: `${ratio}%`, inexact: false }, reason: `The formula over ${top.metric.label.toLowerCase()} and ${base.metric.label.toLowerCase()} gives ${ratio}%; the figure is it rounded to the digits shown.` };
}
