// Classes of characters, by code unit. ASCII is decided by comparison, the rest by Unicode property.

export function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

const letter = /^[\p{L}\p{M}]$/u;

export function isLetter(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
  return code < 0xd800 || code > 0xdfff ? letter.test(text.charAt(at)) : false;
}

const otherNumber = /^\p{N}$/u;

/** Superscripts, circled and foreign digits: they hold a number but are read as marks. */
export function isOtherNumber(text: string, at: number): boolean {
  return text.charCodeAt(at) >= 128 && otherNumber.test(String.fromCodePoint(text.codePointAt(at) ?? 0));
}

export function isBlank(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13) || code === 0xa0 || code === 0x200b || code === 0x2028 || code === 0x2029 || code === 0x85 || code === 0x1680;
}
