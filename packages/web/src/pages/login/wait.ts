// How long the server asks one to wait before the next try, told by its remedy: "Try again in 8 seconds."

/** Seconds, or null where nothing was said. */
export function secondsToWait(remedy: string): number | null {
  const told = /\b(\d{1,5}) seconds?\b/.exec(remedy)?.[1];
  return told === undefined ? null : Number(told);
}

/** "in 8 seconds", "in 4 minutes": rounded up, so that nobody comes too early. */
export function waitWords(seconds: number): string {
  if (seconds < 90) return `in ${String(seconds)} ${seconds === 1 ? 'second' : 'seconds'}`;
  return `in ${String(Math.ceil(seconds / 60))} minutes`;
}
