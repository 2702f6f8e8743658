// One range of bytes, as RFC 9110 section 14 has it: `bytes=0-499`, `bytes=500-`, `bytes=-500`.
export type ByteRange = { readonly start: number; /** Exclusive. */ readonly end: number };

/** Null where no range or several are asked for: the whole is sent. `unsatisfiable` where it begins behind the end. */
export function readRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (from !== '') return fromStart(Number(from), to === '' ? size - 1 : Number(to), size);
  if (to === '') return null;
  return Number(to) === 0 || size === 0 ? 'unsatisfiable' : { start: Math.max(0, size - Number(to)), end: size };
}

function fromStart(start: number, last: number, size: number): ByteRange | 'unsatisfiable' | null {
  if (start >= size) return 'unsatisfiable';
  return last < start ? null : { start, end: Math.min(size, last + 1) };
}
