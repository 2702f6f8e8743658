// Lookups by words of any text are Maps: a plain object would answer for "constructor".

export function table<Value>(rows: Readonly<Record<string, Value>>): ReadonlyMap<string, Value> {
  return new Map(Object.entries(rows));
}
