// Citations are made by code from what the judge found: for each claim that holds, the places in the captured texts that prove it.
import type { Anchor, CapturedBytes, Citation, Claim, ClaimId, Fact, Verdict } from '@assay/record';
import { anchorName } from '@assay/record';
import { provenBy } from './cited-claims.ts';
import { openDecoded, type Decoded } from './decoded-capture.ts';
import { placeOf } from './place-of.ts';
import { addressOf, factName, sourceNameOf } from './source-words.ts';

/** One place that proves one claim. */
type Proof = { readonly capture: string; readonly anchor: Anchor; readonly fact: Fact | null; readonly formula: string | null; readonly claim: ClaimId };

type Judged = { readonly claims: readonly Claim[]; readonly verdicts: readonly Verdict[] };

function proofsOf({ claim, evidence }: Verdict): readonly Proof[] {
  const formula = evidence.formula?.filled ?? null;
  return [
    ...evidence.facts.map((fact): Proof => ({ capture: fact.capture, anchor: fact.anchor, fact, formula, claim })),
    ...(evidence.passages ?? []).map(({ capture, anchor }): Proof => ({ capture, anchor, fact: null, formula: null, claim })),
  ];
}

/** A result of arithmetic that the sentence itself writes out rests on the figures that stand before it there. */
function writtenOut(verdict: Verdict, judged: Judged): readonly Proof[] {
  const own = judged.claims.find(({ id }) => id === verdict.claim);
  if (verdict.rule !== 'written-arithmetic' || verdict.evidence.facts.length > 0 || own === undefined) return [];
  const operands = new Set(judged.claims.filter(({ sentence, span }) => sentence.start === own.sentence.start && span.end <= own.span.start).map(({ id }) => id));
  return judged.verdicts.filter(({ claim, verdict: name }) => operands.has(claim) && provenBy.has(name)).flatMap(proofsOf).map((proof) => ({ ...proof, formula: null, claim: verdict.claim }));
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

/** The order of first use: by where the claims stand in the text. */
function inReadingOrder({ claims, verdicts }: Judged): readonly Verdict[] {
  const places = new Map(claims.map(({ id, span }) => [id, span.start]));
  return verdicts.filter(({ verdict }) => provenBy.has(verdict)).toSorted((left, right) => (places.get(left.claim) ?? 0) - (places.get(right.claim) ?? 0));
}

/**
 * The citations of a judged text, numbered from one in the order in which the text first uses them. A place is cited once, with all the claims
 * that it proves and the formulas that take it in. Evidence that names no exact stretch of a captured text is left out.
 */
export function makeCitations(judged: Judged, captures: readonly CapturedBytes[]): readonly Citation[] {
  const shelf = openShelf(captures);
  const found = new Map<string, Citation>();
  for (const proof of inReadingOrder(judged).flatMap((verdict) => [...proofsOf(verdict), ...writtenOut(verdict, judged)])) {
    const key = `${proof.capture} ${proof.anchor.kind} ${anchorName(proof.anchor)}`;
    const before = found.get(key);
    const cited = before === undefined ? citationOf(proof, found.size + 1, shelf(proof.capture)) : alsoFor(before, proof);
    if (cited !== null) found.set(key, cited);
  }
  return [...found.values()];
}

/** A place that proves another claim too: with the formula of that one beside its own. */
function alsoFor(cited: Citation, { claim, formula }: Proof): Citation {
  const claims = cited.claims.includes(claim) ? cited.claims : [...cited.claims, claim];
  const formulas = new Set([...cited.formula?.split(between) ?? [], ...(formula === null ? [] : [formula])]);
  return { ...cited, claims, formula: formulas.size === 0 ? null : [...formulas].join(between) };
}

const between = '; ';

function citationOf({ anchor, fact, formula, claim }: Proof, number: number, from: { readonly source: CapturedBytes; readonly decoded: Decoded } | null): Citation | null {
  const source = from === null ? null : placeOf(anchor, from.decoded);
  if (from === null || source === null) return null;
  const { capture } = from.source;
  return {
    number, kind: fact === null ? 'passage' : 'figure', claims: [claim], capture: capture.id, anchor, source, quote: from.decoded.text.slice(source.start, source.end),
    ...(fact === null ? {} : { about: factName(fact) }), name: sourceNameOf(capture, fact), url: addressOf(capture, fact), formula,
  };
}
