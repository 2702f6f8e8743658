// The OpenAPI document, of the schemas that the routes check by.
import type { Router } from './routes/router.ts';

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** JSON Schema asks of a value that it is of the type and in the list: the library leaves null out of the lists of what may be null. */
function withNull(schema: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { type, enum: listed } = schema;
  const isShort = Array.isArray(type) && type.includes('null') && Array.isArray(listed) && !listed.includes(null);
  return isShort ? { ...schema, enum: [...listed as unknown[], null] } : schema;
}

function repaired(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(repaired);
  return isObject(value) ? Object.fromEntries(Object.entries(withNull(value)).map(([name, inner]) => [name, repaired(inner)])) : value;
}

type Info = Parameters<Router['getOpenAPI31Document']>[0];

/** Made when it is first asked for: it takes longer than most answers. */
export function describeApp(app: Router, path: string, info: Info): void {
  let made: unknown = null;
  app.get(path, () => Response.json(made ??= repaired(app.getOpenAPI31Document(info))));
}
