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
 * that it proves; an input of two calculations is cited for each of them. Evidence that names no exact stretch of a captured text is left out.
 */
export function makeCitations(judged: Judged, captures: readonly CapturedBytes[]): readonly Citation[] {
  const shelf = openShelf(captures);
  const found = new Map<string, Citation>();
  for (const proof of inReadingOrder(judged).flatMap(proofsOf)) {
    const key = JSON.stringify([proof.capture, anchorName(proof.anchor), proof.formula]);
    const before = found.get(key);
    if (before !== undefined) {
      if (!before.claims.includes(proof.claim)) found.set(key, { ...before, claims: [...before.claims, proof.claim] });
      continue;
    }
    const cited = citationOf(proof, found.size + 1, shelf(proof.capture));
    if (cited !== null) found.set(key, cited);
  }
  return [...found.values()];
}

function citationOf({ anchor, fact, formula, claim }: Proof, number: number, from: { readonly source: CapturedBytes; readonly decoded: Decoded } | null): Citation | null {
  const source = from === null ? null : placeOf(anchor, from.decoded);
  if (from === null || source === null) return null;
  const { capture } = from.source;
  return {
    number, kind: fact === null ? 'passage' : 'figure', claims: [claim], capture: capture.id, anchor, source, quote: from.decoded.text.slice(source.start, source.end),
    ...(fact === null ? {} : { about: factName(fact) }), name: sourceNameOf(capture, fact), url: addressOf(capture, fact), formula,
  };
}
