/** The values a change sends, without the fields it leaves alone. `null` stays: it empties a field. */
export function definedOnly<Values extends object>(values: Values): Partial<Values> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<Values>;
}
