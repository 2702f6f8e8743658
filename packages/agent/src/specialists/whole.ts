type Whole<Values extends readonly unknown[]> = { readonly [Key in keyof Values]: NonNullable<Values[Key]> };

function isWhole<Values extends readonly unknown[]>(values: Values): values is Values & Whole<Values> {
  return values.every((value) => value !== undefined && value !== null);
}

/** All values, or null when one is missing: an observation without all its facts stays silent. */
export function whole<Values extends readonly unknown[]>(...values: Values): Whole<Values> | null {
  return isWhole(values) ? values : null;
}
