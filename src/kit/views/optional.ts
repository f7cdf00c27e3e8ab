import type { Fields } from './view';

/** The same fields, which may be absent. */
export function optional<const Of extends Fields>(fields: Of): Of {
  const described = Object.entries(fields).map(([name, field]) => [
    name,
    { ...field, api: { ...field.api, required: false } },
  ]);
  return Object.fromEntries(described) as Of;
}
