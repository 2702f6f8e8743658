/** "totalRevenue", "net_income", "Q2-2023" as running words, for what reads prose. */
export function asRunningWords(key: string): string {
  return key.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[_\-./]+/g, ' ').trim();
}
