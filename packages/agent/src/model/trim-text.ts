// Long results are cut between lines, the beginning and the end kept, and what is left out is said.

/** At most about `most` characters. A single line longer than that is cut inside. */
export function trimText(text: string, most: number): string {
  if (text.length <= most) return text;
  const lines = text.split('\n');
  const head = taken(lines, most * 0.75);
  const tail = taken(lines.slice(head.length).toReversed(), most * 0.25).toReversed();
  if (head.length + tail.length === 0) return `${text.slice(0, most)}\n[… ${String(text.length - most)} characters left out …]`;
  const left = lines.slice(head.length, lines.length - tail.length);
  return [...head, `[… ${String(left.length)} lines, ${String(left.join('\n').length)} characters left out …]`, ...tail].join('\n');
}

function taken(lines: readonly string[], most: number): readonly string[] {
  let size = 0;
  const end = lines.findIndex((line) => { size += line.length + 1; return size > most; });
  return end < 0 ? lines : lines.slice(0, end);
}
