export function sizeWords(bytes: number): string {
  if (bytes < 1000) return `${String(bytes)} bytes`;
  return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(0)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** `12.3 s`, `2 min 5 s`. */
export function timeWords(ms: number): string {
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`;
  return `${String(Math.floor(ms / 60_000))} min ${String(Math.round((ms % 60_000) / 1000))} s`;
}

/** A fingerprint in groups of four, to be read aloud. */
export function fingerprintWords(fingerprint: string): string {
  return fingerprint.replace(/.{4}(?=.)/g, '$& ');
}
