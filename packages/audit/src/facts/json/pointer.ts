/** An RFC 6901 pointer from its parts: `USD/shares` becomes `USD~1shares`. */
export function pointerTo(...parts: readonly (string | number)[]): string {
  return parts.map((part) => `/${typeof part === 'number' ? String(part) : part.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
