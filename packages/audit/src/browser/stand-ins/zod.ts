// Takes the place of `zod` in the browser build, where it would be a quarter of the judge. The record's schemas stay the one description;
// this reads them as zod does: the same values pass, with the same content. A test compares the two over whole runs and damaged ones.
// A call that is missing here fails when the bundle is loaded, so the browser test finds it.
import { regexes } from 'zod/mini';

type Path = readonly (string | number)[];
/** Gives the value as the schema describes it, without keys that it does not name; throws Mismatch. */
type Read = (value: unknown, path: Path) => unknown;
type Result = { readonly success: true; readonly data: unknown } | { readonly success: false; readonly error: Mismatch };
type Fields = Readonly<Record<string, Schema>>;

/** Where a value does not fit, and what was expected there. */
export class Mismatch extends Error {
  readonly path: Path;
  constructor(expected: string, path: Path) {
    super(`Invalid input: expected ${expected}`);
    this.path = path;
  }
}

class Schema {
  readonly read: Read;
  /** Of an object: its fields; of a literal or an enum: its values. */
  readonly fields: Fields;
  readonly values: readonly unknown[];
  constructor(read: Read, { fields = {}, values = [] }: { readonly fields?: Fields; readonly values?: readonly unknown[] } = {}) {
    this.read = read;
    this.fields = fields;
    this.values = values;
  }

  parse(value: unknown): unknown {
    return this.read(value, []);
  }

  safeParse(value: unknown): Result {
    try {
      return { success: true, data: this.parse(value) };
    } catch (error) {
      if (error instanceof Mismatch) return { success: false, error };
      throw error;
    }
  }

  nullable(): Schema {
    return new Schema((value, path) => (value === null ? null : this.read(value, path)));
  }

  optional(): Schema {
    return new Schema((value, path) => (value === undefined ? undefined : this.read(value, path)));
  }

  refine(holds: (value: never) => boolean, expected = 'another value'): Schema {
    return new Schema((value, path) => {
      const read = this.read(value, path);
      if (!holds(read as never)) throw new Mismatch(expected, path);
      return read;
    });
  }

  /** A brand is for the type checker alone. */
  brand(): Schema { return this; }
  regex(pattern: RegExp): Schema { return this.refine((text: string) => pattern.test(text), `text like ${String(pattern)}`); }
  min(least: number): Schema { return this.refine((value: number) => value >= least, `at least ${String(least)}`); }
  max(most: number): Schema { return this.refine((value: number) => value <= most, `at most ${String(most)}`); }
  nonnegative(): Schema { return this.min(0); }
  positive(): Schema { return this.refine((value: number) => value > 0, 'a positive number'); }
  extend(more: Fields): Schema { return object({ ...this.fields, ...more }); }
}

function simple(expected: string, is: (value: unknown) => boolean): Schema {
  return new Schema((value, path) => {
    if (!is(value)) throw new Mismatch(expected, path);
    return value;
  });
}

function oneOf(values: readonly unknown[]): Schema {
  const { read } = simple(values.map(String).join(' or '), (value) => values.includes(value));
  return new Schema(read, { values });
}

function listed(value: unknown, path: Path): readonly unknown[] {
  if (!Array.isArray(value)) throw new Mismatch('array', path);
  return value as readonly unknown[];
}

function keyed(value: unknown, path: Path): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Mismatch('object', path);
  return value as Readonly<Record<string, unknown>>;
}

function object(fields: Fields): Schema {
  return new Schema((value, path) => {
    const given = keyed(value, path);
    const read = Object.entries(fields).map(([key, field]) => [key, field.read(Object.hasOwn(given, key) ? given[key] : undefined, [...path, key])] as const);
    return Object.fromEntries(read.filter(([key, value]) => value !== undefined || Object.hasOwn(given, key)));
  }, { fields });
}

function tuple(items: readonly Schema[]): Schema {
  return new Schema((value, path) => {
    const given = listed(value, path);
    if (given.length !== items.length) throw new Mismatch(`${String(items.length)} items`, path);
    return items.map((item, index) => item.read(given[index], [...path, index]));
  });
}

/** Keys out of a closed list must all be there, as zod has it. */
function record(key: Schema, item: Schema): Schema {
  return new Schema((value, path) => {
    const missing = key.values.map(String).find((name) => !Object.hasOwn(keyed(value, path), name));
    if (missing !== undefined) throw new Mismatch(`the key ${missing}`, path);
    return partialRecord(key, item).read(value, path);
  });
}

function partialRecord(key: Schema, item: Schema): Schema {
  return new Schema((value, path) => {
    const given = keyed(value, path);
    return Object.fromEntries(Object.entries(given).map(([name, one]) => [key.read(name, [...path, name]), item.read(one, [...path, name])]));
  });
}

function discriminatedUnion(key: string, options: readonly Schema[]): Schema {
  return new Schema((value, path) => {
    const given = keyed(value, path);
    const option = options.find((one) => one.fields[key]?.values.includes(given[key]));
    if (option === undefined) throw new Mismatch(`a known ${key}`, [...path, key]);
    return option.read(value, path);
  });
}

export const z = {
  string: (): Schema => simple('string', (value) => typeof value === 'string'),
  number: (): Schema => simple('number', Number.isFinite),
  int: (): Schema => simple('int', Number.isSafeInteger),
  boolean: (): Schema => simple('boolean', (value) => typeof value === 'boolean'),
  unknown: (): Schema => simple('anything', () => true),
  literal: (value: string): Schema => oneOf([value]),
  enum: oneOf,
  array: (item: Schema): Schema => new Schema((value, path) => listed(value, path).map((one, index) => item.read(one, [...path, index]))),
  object, tuple, record, partialRecord, discriminatedUnion,
  iso: { datetime: (): Schema => z.string().regex(regexes.datetime({})) },
  prettifyError: (error: Mismatch): string => `✖ ${error.message} at ${error.path.join('.')}`,
};
