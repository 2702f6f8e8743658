// The decoded text of a capture, and where a byte of it stands in that text.
import { decodeText } from '@assay/audit/facts';
import type { CapturedBytes, Span } from '@assay/record';

export type Decoded = { readonly text: string; /** UTF-16 offset of a byte; null outside, and inside a character. */ readonly charAt: (byte: number) => number | null };

/** Throws AssayError('malformed-source') for bytes that are no text. */
export function openDecoded({ capture, bytes }: CapturedBytes): Decoded {
  const text = decodeText(bytes, capture);
  // One byte a character all through: the offsets are the same.
  if (text.length === bytes.length) return { text, charAt: (byte) => (byte >= 0 && byte <= bytes.length ? byte : null) };
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const known: { readonly byte: number; readonly char: number }[] = [{ byte: 0, char: 0 }];
  const charAt = (byte: number): number | null => {
    if (byte < 0 || byte > bytes.length) return null;
    const before = known.findLast((one) => one.byte <= byte) ?? { byte: 0, char: 0 };
    try {
      const char = before.char + decoder.decode(bytes.subarray(before.byte, byte)).length;
      if (byte > (known.at(-1)?.byte ?? 0)) known.push({ byte, char });
      return char;
    } catch {
      return null;
    }
  };
  return { text, charAt };
}

export function charSpan({ charAt }: Decoded, bytes: Span): Span | null {
  const [start, end] = [charAt(bytes.start), charAt(bytes.end)];
  return start === null || end === null ? null : { start, end };
}
