// Days and times as a reader writes them. All times are UTC; no locale of the machine enters a page.
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** `2026-03-14` as `14 Mar 2026`. */
export function dayWords(day: string): string {
  const month = months[Number(day.slice(5, 7)) - 1];
  return month === undefined ? day : `${String(Number(day.slice(8, 10)))} ${month} ${day.slice(0, 4)}`;
}

/** `2026-03-14T09:12:30Z` as `14 Mar 2026, 09:12 UTC`. */
export function timeWords(instant: string): string {
  return `${dayWords(instant)}, ${instant.slice(11, 16)} UTC`;
}
