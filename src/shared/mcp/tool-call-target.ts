const MAX_LENGTH = 120;

/** The record that a path names: the value of its last parameter. */
export function targetInPath(path: string, args: Readonly<Record<string, unknown>>): string | undefined {
  const name = [...path.matchAll(/\{(\w+)\}/g)].at(-1)?.[1];
  return name === undefined ? undefined : textOf(args[name]);
}

/** The record that a response contains. */
export function targetInData(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('id' in data)) return undefined;
  return textOf(data.id);
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, MAX_LENGTH) : undefined;
