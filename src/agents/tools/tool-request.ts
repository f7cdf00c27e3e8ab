import { problem } from '#kit/fields/field';
import { BodyTooLarge, ValidationFailed } from '#kit/refusals/refusal';
import type { ArgumentPlace, ToolInput } from './tool-schemas';
import { typedArgument } from './typed-argument';

export interface ToolRequest {
  /** Path and query. */
  url: string;
  headers: Record<string, string>;
  body: string | undefined;
}

/** Maximum characters of a value in the path, query or a header. */
const MAX_TEXT = 2000;

/** Below 16 KiB, at which Node refuses the head and closes the connection. */
const MAX_URL = 14_000;

/** The request of a call. @param key for routes that need an idempotency key @throws ValidationFailed, BodyTooLarge */
export function toolRequest(
  path: string,
  input: ToolInput,
  args: Readonly<Record<string, unknown>>,
  key: string,
): ToolRequest {
  const { schema, places, takesAnyField, derived, hasBody } = input;
  const problems = new Map<string, string[]>();
  const texts = { path: new Map<string, string>(), query: new URLSearchParams(), header: new Map<string, string>() };
  const body = new Map<string, unknown>();
  const keys = derived.filter(argument => isAbsent(args[argument])).map(argument => [argument, key] as const);
  for (const [argument, value] of [...Object.entries(args), ...keys]) {
    const place: ArgumentPlace | undefined =
      places.get(argument) ?? (takesAnyField ? { in: 'body', name: argument } : undefined);
    if (!place) problems.set(argument, ['unknown_field']);
    else if (place.in === 'body') body.set(place.name, typedArgument(value, schema.properties?.[argument]));
    else if (!isAbsent(value)) {
      const broken = brokenRule(value, place.in);
      if (broken) problems.set(argument, [broken]);
      else texts[place.in].set(place.name, String(value));
    }
  }
  for (const [argument, { in: part, name }] of places)
    if (part === 'path' && !texts.path.has(name) && !problems.has(argument)) problems.set(argument, ['required']);
  if (problems.size > 0) throw ValidationFailed({ errors: Object.fromEntries(problems) });
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(texts.path.get(name) ?? ''));
  const url = texts.query.size > 0 ? `${filled}?${texts.query.toString()}` : filled;
  if (url.length > MAX_URL) throw BodyTooLarge();
  return {
    url,
    headers: Object.fromEntries(texts.header),
    body: hasBody ? JSON.stringify(Object.fromEntries(body)) : undefined,
  };
}

const isAbsent = (value: unknown): boolean => value === undefined || value === null;

function brokenRule(value: unknown, place: 'path' | 'query' | 'header'): string | undefined {
  if (!['string', 'number', 'boolean'].includes(typeof value)) return 'sent_once';
  const text = String(value);
  if (text.length > MAX_TEXT) return problem('too_long', { max: MAX_TEXT });
  if (/\p{Surrogate}/u.test(text)) return 'storable';
  if (place === 'path' && /^\.{0,2}$/.test(text)) return text === '' ? 'required' : 'pattern';
  return place === 'header' && !/^[\x21-\x7e]+$/.test(text) ? 'pattern' : undefined;
}
