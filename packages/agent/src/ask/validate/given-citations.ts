// Citations that an answer brings along, held against the places on which the judge's verdicts rest.
import type { CapturedBytes, ClaimId, Span, Verdict } from '@assay/record';
import { provenBy } from '../cite/cited-claims.ts';
import { openDecoded, type Decoded } from '../cite/decoded-capture.ts';
import { placeOf } from '../cite/place-of.ts';

/** `source` in the document's decoded text; without it the quote must stand in the document word for word, and without either the whole document is cited. */
export type GivenCitation = { readonly capture?: string; /** The document's name, where it has no capture. */ readonly document?: string; readonly source?: Span | null; readonly quote?: string };

type Cited = { readonly capture: string; readonly spans: readonly Span[] };
export type ReadCitations = { readonly cited: ReadonlySet<ClaimId>; /** What is wrong with a citation itself. */ readonly broken: readonly { readonly citation: string; readonly reason: string }[] };

function documentOf({ capture, document }: GivenCitation, sources: readonly CapturedBytes[]): CapturedBytes | undefined {
  return sources.find((source) => source.capture.id === capture || (document !== undefined && source.capture.sourceName === document));
}

function everyPlace(text: string, quote: string): readonly Span[] {
  const found: Span[] = [];
  for (let at = text.indexOf(quote); at >= 0 && found.length < 1000; at = text.indexOf(quote, at + quote.length)) found.push({ start: at, end: at + quote.length });
  return found;
}

function spansOf({ source, quote }: GivenCitation, { text }: Decoded): readonly Span[] | string {
  if (source !== undefined && source !== null) {
    if (source.end > text.length || source.start >= source.end) return 'Its place lies outside the document.';
    return quote === undefined || quote === text.slice(source.start, source.end) ? [source] : 'Its quote is not what stands at its place.';
  }
  if (quote === undefined || quote === '') return [{ start: 0, end: text.length }];
  const places = everyPlace(text, quote);
  return places.length === 0 ? 'Its quote does not stand in the document.' : places;
}

function within(inner: Span, { spans }: Cited): boolean {
  return spans.some(({ start, end }) => start <= inner.start && inner.end <= end);
}

/** A claim is cited when every place on which its verdict rests lies inside what is cited; of passages one is enough. */
export function readGivenCitations(given: readonly GivenCitation[], sources: readonly CapturedBytes[], verdicts: readonly Verdict[]): ReadCitations {
  const texts = new Map(sources.map((source): [string, Decoded] => [source.capture.id, openDecoded(source)]));
  const broken: ReadCitations['broken'][number][] = [];
  const cited: Cited[] = [];
  for (const citation of given) {
    const source = documentOf(citation, sources);
    const decoded = source === undefined ? undefined : texts.get(source.capture.id);
    const spans = decoded === undefined ? 'It names no document that is given.' : spansOf(citation, decoded);
    if (typeof spans === 'string') broken.push({ citation: citation.quote ?? citation.document ?? citation.capture ?? '', reason: spans });
    else cited.push({ capture: source?.capture.id ?? '', spans });
  }
  const covers = (capture: string, anchor: Parameters<typeof placeOf>[0]): boolean => {
    const decoded = texts.get(capture);
    const place = decoded === undefined ? null : placeOf(anchor, decoded);
    return place !== null && cited.some((one) => one.capture === capture && within(place, one));
  };
  const isCited = ({ verdict, evidence }: Verdict): boolean => {
    if (!provenBy.has(verdict)) return false;
    const { facts, passages = [] } = evidence;
    return facts.length > 0 ? facts.every(({ capture, anchor }) => covers(capture, anchor)) : passages.some(({ capture, anchor }) => covers(capture, anchor));
  };
  return { cited: new Set(verdicts.filter(isCited).map(({ claim }) => claim)), broken };
}
