// Durations and moments as a reader would say them.

/** `80 ms`, `2.6 s`, `1 min 12 s`. */
export function duration(ms: number): string {
  if (ms < 1000) return `${String(Math.round(ms))} ms`;
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  return `${String(Math.floor(seconds / 60))} min ${String(seconds % 60)} s`;
}

/** About how long: `2 s`, `a minute`, `4 minutes`. */
export function about(seconds: number): string {
  if (seconds < 55) return `${String(Math.max(1, Math.round(seconds)))} s`;
  const minutes = Math.round(seconds / 60);
  return minutes <= 1 ? 'a minute' : `${String(minutes)} minutes`;
}

/** US dollars: `$0.0042`, `$1.20`. */
export function money(usd: number): string {
  return `$${usd.toFixed(usd === 0 || usd >= 1 ? 2 : usd >= 0.1 ? 3 : 4)}`;
}

/** The milliseconds of now. */
export function nowMs(): number {
  return performance.timeOrigin + performance.now();
}

/** The day and the minute, in the reader's own zone. */
export function moment(iso: string): string {
  return new Date(iso).toLocaleString('en-GB', { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' });
}

/** `12:04:31.2`, in the reader's own zone. */
export function clockTime(iso: string): string {
  const at = new Date(iso);
  return `${at.toLocaleTimeString('en-GB', { hour12: false })}.${String(Math.floor(at.getMilliseconds() / 100))}`;
}
