import { hash } from 'node:crypto';
import { isPlainObject } from '#kit/fields/shape-fields';

/** SHA-256 of a tool and its arguments. The order of fields makes no difference. */
export const callHash = (tool: string, args: Readonly<Record<string, unknown>>): string =>
  hash(
    'sha256',
    JSON.stringify([tool, args], (_, value: unknown) => sorted(value)),
    'base64url',
  );

const sorted = (value: unknown): unknown =>
  isPlainObject(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;
