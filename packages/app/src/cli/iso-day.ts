// A day as it is typed. Kept apart from everything heavy: the command line reads it before anything is loaded.

/** Null for what is no day of the calendar. */
export function isoDay(text: string): string | null {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(time) || !new Date(time).toISOString().startsWith(text) ? null : text;
}
