import type { OpenAPIObject } from '@nestjs/swagger';
import type { ErrorObject } from 'ajv';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { asJsonSchema } from './json-schema';

export interface Conformance {
  /** Throws when an answer is none that the document describes. `path` is the address called; a query is ignored. */
  check: (method: string, path: string, status: number, body: unknown) => void;
}

interface Template {
  path: string;
  pattern: RegExp;
}

/** What any request may come to: the address names nothing, the body cannot be read, the database is away. */
const REFUSED_BEFORE_THE_ROUTE = new Set([400, 404, 413, 415, 503]);
const FAILURE = 'api#/components/schemas/Failure';

/** Holds answers against an API description. Fields the description does not name are as wrong as missing ones. */
export function conformance(document: OpenAPIObject): Conformance {
  const ajv = new Ajv({
    strict: false,
    allErrors: true,
    validateSchema: false,
    // Most validators run a few times only: to compile them costs more than to run them.
    code: { optimize: false },
    inlineRefs: false,
  });
  addFormats(ajv);
  ajv.addSchema(asJsonSchema(document), 'api');
  const templates = Object.keys(document.paths).map(template).sort(moreLiteralFirst);
  const prefix = document.servers?.[0]?.url ?? '';

  const failure = () => ajv.getSchema(FAILURE);
  // One for equal schemas: the descriptions of five services have 5,500 of them, 480 of which differ.
  const validators = new Map<string, ReturnType<typeof failure>>();
  const validatorAt = (pointer: string[]) => {
    const schema = JSON.stringify(at(document, pointer));
    if (!validators.has(schema)) validators.set(schema, ajv.getSchema(`api#/${pointer.map(escaped).join('/')}`));
    return validators.get(schema);
  };
  const validatorOf = remembering((path: string, verb: string, status: number) =>
    validatorAt(['paths', path, verb, 'responses', String(status), 'content', 'application/json', 'schema']),
  );
  const templateOf = remembering((called: string, verb: string) =>
    templates.find(({ path, pattern }) => pattern.test(called) && verb in document.paths[path]!),
  );

  return {
    check(method, path, status, body) {
      const verb = method.toLowerCase();
      const called = withoutPrefix(path.replace(/[?#].*$/s, ''), prefix);
      const found = templateOf(called, verb);
      const name = `${method.toUpperCase()} ${found?.path ?? called}`;
      if (!found) {
        if (status === 404 || verb === 'options' || verb === 'head') return;
        throw new Error(`${name} answered ${status}, but the API description knows no such route`);
      }

      const pointer = ['paths', found.path, verb, 'responses', String(status)];
      const documented = at(document, pointer) as { content?: Record<string, unknown> } | undefined;
      if (documented && !documented.content?.['application/json']) return;
      if (!documented && !REFUSED_BEFORE_THE_ROUTE.has(status)) {
        throw new Error(`${name} answered ${status}, which its description does not list\n${shown(body)}`);
      }
      const validate = documented ? validatorOf(found.path, verb, status) : failure();
      if (!validate) throw new Error(`${name} describes ${status} without a schema`);
      if (validate(body)) return;
      const problems = (validate.errors ?? []).map(problem).join('\n');
      throw new Error(
        `${name} answered ${status} with a body its description does not allow\n${problems}\n${shown(body)}`,
      );
    },
  };
}

/** The function, whose value for the same arguments is looked up the next time. */
function remembering<Arguments extends (string | number)[], Value>(work: (...values: Arguments) => Value) {
  const known = new Map<string, Value>();
  return (...values: Arguments): Value => {
    const key = values.join(' ');
    if (!known.has(key)) known.set(key, work(...values));
    return known.get(key)!;
  };
}

function template(path: string): Template {
  const source = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '[^/]+');
  return { path, pattern: new RegExp(`^${source}/?$`, 'i') };
}

/** `/orders/my` is tried before `/orders/{id}`, as a literal segment sorts before a parameter. */
function moreLiteralFirst(one: Template, other: Template): number {
  const rank = ({ path }: Template) => path.replace(/\{[^}]+\}/g, '\uffff');
  return rank(one) < rank(other) ? -1 : 1;
}

function withoutPrefix(path: string, prefix: string): string {
  return prefix !== '' && path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path;
}

function at(value: unknown, pointer: string[]): unknown {
  return pointer.reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], value);
}

const escaped = (key: string) => encodeURIComponent(key.replace(/~/g, '~0').replace(/\//g, '~1'));

function problem({ instancePath, message, params }: ErrorObject): string {
  const place = instancePath === '' ? 'the body' : instancePath.slice(1).replaceAll('/', '.');
  const detail = params['additionalProperty'] ?? (params['allowedValues'] as unknown[] | undefined)?.join(', ');
  return `  ${place} ${message}${detail === undefined ? '' : `: ${String(detail)}`}`;
}

const MAX_SHOWN_LENGTH = 1500;

function shown(body: unknown): string {
  const text = JSON.stringify(body) ?? 'no body';
  return `  body: ${text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH)}...` : text}`;
}
