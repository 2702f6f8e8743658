// Small numbers in words.
const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty'];

/** From two on: one of something is often no count. */
export const numberWords = `${words.slice(2).join('|')}|thirty|fifty|hundred`;

export function numberOf(text: string): number {
  const low = text.toLowerCase();
  const at = words.indexOf(low);
  return at >= 0 ? at : low === 'thirty' ? 30 : low === 'fifty' ? 50 : low === 'hundred' ? 100 : Number(low.replaceAll(',', ''));
}
