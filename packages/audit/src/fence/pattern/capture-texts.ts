// Captures as texts to search: what a hit names is the capture itself, so that the fence can look the passage up in its bytes.
import { decodeText } from '../../facts/decode-text.ts';
import { unlessMalformed } from '../figures/unless-malformed.ts';
import type { SourceDocument } from '../../facts/read-fact.ts';
import type { SearchText } from './search-texts.ts';

/** For `searchTexts`, in the order given. A capture that no text can be made of is left out: nothing could be cited of it. */
export function captureTexts(sources: readonly SourceDocument[]): SearchText[] {
  return sources.flatMap((source) => {
    const { capture } = source;
    const text = unlessMalformed<string | null>(() => decodeText(source.bytes, capture), null);
    return text === null ? [] : [{ id: capture.id, text, file: `captures/${capture.id}`, entity: capture.entity, sourceKind: capture.sourceKind }];
  });
}
