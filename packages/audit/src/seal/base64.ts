// Base64 in its one exact form. Decoders forgive padding bits and line ends; a seal must not, or a changed character would go unseen.

/** The bytes, or null when the text is not exactly what encoding those bytes gives. */
export function readBase64(text: string): Uint8Array | null {
  try {
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    return toBase64(bytes) === text ? bytes : null;
  } catch {
    return null;
  }
}

export function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
