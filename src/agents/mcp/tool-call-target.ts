import { MASKED_SECRET } from '#kit/http/secret-paths';
import type { Tool } from '../tools/tool';

const MAX_LENGTH = 120;

/** The record in a path: the value of its last parameter, masked if that is a token or key. */
export function targetInPath(
  { path, secretArguments }: Pick<Tool, 'path' | 'secretArguments'>,
  args: Readonly<Record<string, unknown>>,
): string | undefined {
  const name = [...path.matchAll(/\{(\w+)\}/g)].at(-1)?.[1];
  if (name === undefined) return undefined;
  return secretArguments.includes(name) ? MASKED_SECRET : textOf(args[name]);
}

/** The id or address of the record in a response. */
export function targetInData(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('id' in data)) return undefined;
  return textOf(data.id);
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, MAX_LENGTH) : undefined;
