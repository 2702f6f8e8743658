// Citations are made by code from what the judge found: for each claim that holds, the places in the captured texts that prove it.
import { anchorName, spanContains, type Anchor, type CapturedBytes, type Citation, type Claim, type ClaimId, type Fact, type Span, type Verdict } from '@assay/record';
import type { Quoted } from '../draft.ts';
import { provenBy } from './cited-claims.ts';
import { openDecoded, type Decoded } from './decoded-capture.ts';
import { isShownThere } from './is-shown-there.ts';
import { placeOf } from './place-of.ts';
import { addressOf, factName, sourceNameOf } from './source-words.ts';

/** One place in a source, and what it proves. `at`: where the text uses it. */
type Proof = { readonly capture: string; readonly anchor: Anchor; readonly fact: Fact | null; readonly formula: string | null; readonly claims: readonly ClaimId[]; readonly at: number };

export type Judged = { readonly claims: readonly Claim[]; readonly verdicts: readonly Verdict[] };
/** Words of a source that the text shows verbatim, and the stretch of the text that shows them. */
export type ShownQuote = { readonly quoted: Quoted; readonly span: Span };

function proofsOf({ claim, evidence }: Verdict, at: number): readonly Proof[] {
  const formula = evidence.formula?.filled ?? null;
  const claims = [claim];
  return [
    ...evidence.facts.map((fact): Proof => ({ capture: fact.capture, anchor: fact.anchor, fact, formula, claims, at })),
    ...(evidence.passages ?? []).map(({ capture, anchor }): Proof => ({ capture, anchor, fact: null, formula: null, claims, at })),
  ];
}

/** A result of arithmetic that the sentence itself writes out rests on the figures that stand before it there. */
function writtenOut(verdict: Verdict, judged: Judged): readonly Proof[] {
  const own = judged.claims.find(({ id }) => id === verdict.claim);
  if (verdict.rule !== 'written-arithmetic' || verdict.evidence.facts.length > 0 || own === undefined) return [];
  const operands = new Set(judged.claims.filter(({ sentence, span }) => sentence.start === own.sentence.start && span.end <= own.span.start).map(({ id }) => id));
  return judged.verdicts.filter(({ claim, verdict: name }) => operands.has(claim) && provenBy.has(name)).flatMap((operand) => proofsOf(operand, own.span.start)).map((proof) => ({ ...proof, formula: null, claims: [verdict.claim] }));
}

function ofQuote({ quoted, span }: ShownQuote, { claims, verdicts }: Judged): Proof {
  const proven = new Set(verdicts.filter(({ verdict }) => provenBy.has(verdict)).map(({ claim }) => claim));
  const within = claims.filter((claim) => spanContains(span, claim.span) && proven.has(claim.id));
  return { capture: quoted.capture, anchor: { kind: 'span', ...quoted.source }, fact: null, formula: null, claims: within.map(({ id }) => id), at: span.start };
}

/** Each capture is decoded once, and only where something of it is cited. */
function openShelf(captures: readonly CapturedBytes[]): (id: string) => { readonly source: CapturedBytes; readonly decoded: Decoded } | null {
  const byId = new Map<string, CapturedBytes>(captures.map((source) => [source.capture.id, source]));
  const opened = new Map<string, Decoded>();
  return (id) => {
    const source = byId.get(id);
    if (source === undefined) return null;
    const decoded = opened.get(id) ?? openDecoded(source);
    opened.set(id, decoded);
    return { source, decoded };
  };
}

/** In the order of first use: by where the claims and the quotes stand in the text. */
function inReadingOrder(judged: Judged, quotes: readonly ShownQuote[]): readonly Proof[] {
  const places = new Map(judged.claims.map(({ id, span }) => [id, span.start]));
  const ofClaims = judged.verdicts.filter(({ verdict }) => provenBy.has(verdict)).flatMap((verdict) => [...proofsOf(verdict, places.get(verdict.claim) ?? 0), ...writtenOut(verdict, judged)]);
  return [...quotes.map((quote) => ofQuote(quote, judged)), ...ofClaims].toSorted((left, right) => left.at - right.at);
}

/**
 * The citations of a judged text, numbered from one in the order in which the text first uses them. A place is cited once, with all the claims
 * that it proves and the formulas that take it in. Evidence that names no exact stretch of a captured text is left out, and so is a quote that
 * is not what its source shows there.
 */
export function makeCitations(judged: Judged, captures: readonly CapturedBytes[], quotes: readonly ShownQuote[] = []): readonly Citation[] {
  const shelf = openShelf(captures);
  const honest = quotes.filter(({ quoted }) => { const from = shelf(quoted.capture); return from !== null && isShownThere(quoted, from); });
  const found = new Map<string, Citation>();
  for (const proof of inReadingOrder(judged, honest)) {
    const key = `${proof.capture} ${proof.anchor.kind} ${anchorName(proof.anchor)}`;
    const before = found.get(key);
    const cited = before === undefined ? citationOf(proof, found.size + 1, shelf(proof.capture)) : alsoFor(before, proof);
    if (cited !== null) found.set(key, cited);
  }
  return [...found.values()];
}

/** A place that proves another claim too: with the formula of that one beside its own. */
function alsoFor(cited: Citation, { claims: further, formula }: Proof): Citation {
  const claims = [...new Set([...cited.claims, ...further])];
  const formulas = new Set([...cited.formula?.split(between) ?? [], ...(formula === null ? [] : [formula])]);
  return { ...cited, claims, formula: formulas.size === 0 ? null : [...formulas].join(between) };
}

const between = '; ';

function citationOf({ anchor, fact, formula, claims }: Proof, number: number, from: { readonly source: CapturedBytes; readonly decoded: Decoded } | null): Citation | null {
  const source = from === null ? null : placeOf(anchor, from.decoded);
  if (from === null || source === null) return null;
  const { capture } = from.source;
  return {
    number, kind: fact === null ? 'passage' : 'figure', claims: [...claims], capture: capture.id, anchor, source, quote: from.decoded.text.slice(source.start, source.end),
    ...(fact === null ? {} : { about: factName(fact) }), name: sourceNameOf(capture, fact), url: addressOf(capture, fact), formula,
  };
}
