// Outside text as a literal of TypeScript: it can end neither the literal nor the script element that a program may be put into.
const unsafe = /[<>\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff\ufeff]/gu;

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** Names that are not plain words are quoted; `__proto__` in a literal would not be a property. */
function nameLiteral(name: string): string {
  if (name === '__proto__') return "['__proto__']";
  return /^[A-Za-z_]\w*$/.test(name) ? name : textLiteral(name);
}

/** With double quotes, all of it in one line. Marks that turn the writing direction around show as what they are: code must read as it runs. */
export function textLiteral(text: string): string {
  return JSON.stringify(text).replace(unsafe, escapeCharacter);
}

function joined(parts: readonly string[], [open, close]: readonly [string, string], indent: string): string {
  if (parts.length === 0) return open + close;
  const line = `${open} ${parts.join(', ')} ${close}`;
  if (line.length + indent.length <= 120 && !line.includes('\n')) return line;
  return `${open}\n${parts.map((part) => `${indent}  ${part},\n`).join('')}${indent}${close}`;
}

/** Plain JSON values alone; the same value gives the same code. */
export function codeLiteral(value: unknown, indent = ''): string {
  if (typeof value === 'string') return textLiteral(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return joined(value.map((each: unknown) => codeLiteral(each, `${indent}  `)), ['[', ']'], indent);
  return joined(Object.entries(value).map(([name, each]) => `${nameLiteral(name)}: ${codeLiteral(each, `${indent}  `)}`), ['{', '}'], indent);
}
