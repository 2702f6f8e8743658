// A filing says the same labels thousands of times, and many claims are held against one source: a reader of short texts keeps its answers.

/** Longer texts are read anew each time, so that the memory is bounded by `most` times this. */
const LONGEST = 1000;

/** The same reader, which keeps at most so many answers; then the memory starts anew. Only for readers whose answer depends on the text alone. */
export function remember<Value extends object | string | number | boolean | null>(read: (text: string) => Value, most: number): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const kept = known.get(text);
    if (kept !== undefined) return kept;
    const made = read(text);
    if (text.length > LONGEST) return made;
    if (known.size >= most) known.clear();
    known.set(text, made);
    return made;
  };
}
