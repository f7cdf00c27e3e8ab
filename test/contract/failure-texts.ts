import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { OpenAPIObject } from '@nestjs/swagger';
import { Accounts } from '#kit/access/accounts';
import { permissionNames } from '#kit/service/service-definition';
import { Tokens } from '#kit/access/tokens';
import type { HostedService } from '#host/service/hosted-service';
import type { TestService } from '../harness/app';
import type { BuiltRoute } from './built-routes';

interface Failure {
  code?: unknown;
  errors?: Record<string, string[]>;
  codes?: Record<string, { code?: unknown }[]>;
}

/** A name as it is sent, which is no word for a reader: `guest_first_name`, `checkIn`. */
const WIRE_NAME = /\b[a-z]+(_[a-z]+)+\b|\b[a-z]+[A-Z]\w*/;

/** What a failure lacks that a client branches on, or tells a reader in the words of the program. */
export function gapsInFailure(body: Failure): string[] {
  const { code, errors = {}, codes = {} } = body;
  const gaps = typeof code === 'string' && /^[a-z][a-z0-9_]*$/.test(code) ? [] : [`code is ${String(code)}`];
  for (const [field, messages] of Object.entries(errors)) {
    const problems = codes[field] ?? [];
    if (problems.length !== messages.length || problems.some(problem => typeof problem.code !== 'string'))
      gaps.push(`${field} has no codes`);
    const isUnknown = problems.some(({ code: told }) => told === 'unknown_field' || told === 'unknown_parameter');
    gaps.push(...messages.filter(sentence => !isUnknown && WIRE_NAME.test(sentence.replace(/one of: .*/, ''))));
  }
  return gaps;
}

/** Sends every route what it must refuse, as somebody who may do everything, and tells which refusals fall short. */
export async function shortFailures(
  service: TestService,
  hosted: HostedService,
  routes: readonly BuiltRoute[],
): Promise<{ short: string[]; statuses: Set<number> }> {
  return asEverybody(service, hosted, async () => {
    const short = new Set<string>();
    const statuses = new Set<number>();
    for (const route of routes) {
      for (const answer of await refusalsOf(service, route)) {
        statuses.add(answer.status);
        if (answer.status < 400 || answer.body === undefined) continue;
        for (const gap of gapsInFailure(answer.body as Failure))
          short.add(`${route.method} ${route.path} ${answer.status}: ${gap}`);
      }
    }
    return { short: [...short], statuses };
  });
}

/** While the work lasts, every token belongs to an account with all permissions. */
export async function asEverybody<Result>(
  service: TestService,
  { definition }: HostedService,
  work: () => Promise<Result>,
): Promise<Result> {
  const accounts = jest.spyOn(service.get(Accounts), 'find').mockImplementation(async (audience, id) => ({
    audience,
    id,
    tokenVersion: 0,
    permissions: new Set(permissionNames(definition.permissions)),
    scopeId: null,
  }));
  try {
    return await work();
  } finally {
    accounts.mockRestore();
  }
}

interface Told {
  status: number;
  body: unknown;
}

type Send = (body?: string, type?: string, query?: string) => Promise<Told>;

/** Sends without the test client: an account that is nowhere stored comes to failures that no description lists. */
export async function senderTo(service: TestService, { method, path, rule }: BuiltRoute): Promise<Send> {
  const audience = 'audience' in rule ? rule.audience : 'audiences' in rule ? rule.audiences[0] : undefined;
  const token = audience && (await service.get(Tokens).signIn(audience, { id: 2_000_000_000, tokenVersion: 0 })).token;
  const address = `${service.origin}/${service.host.services[0]!.name}${path.replace(/:\w+/g, '2000000000')}`;
  return async (body, type = 'application/json', query = '') => {
    const headers = {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'Content-Type': type }),
    };
    // In half the time that `fetch` takes, for some thousands of requests.
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const sent = request(address + query, { method, headers, agent: false }, resolve);
      sent.once('error', reject).end(body);
    });
    const isJson = answer.headers['content-type']?.startsWith('application/json');
    const shown = await text(answer);
    return { status: answer.statusCode!, body: isJson ? JSON.parse(shown) : undefined };
  };
}

async function refusalsOf(service: TestService, route: BuiltRoute): Promise<Told[]> {
  const { method, path } = route;
  const send = await senderTo(service, route);
  if (method === 'GET') return [await send(undefined, undefined, `?${strangeQuery(service, path)}`)];
  if (method === 'DELETE') return [await send()];
  const bodies = [{}, STRANGE_BODY, { items: [], lines: [{}], days: [{}], sessions: [{}] }].map(body =>
    JSON.stringify(body),
  );
  const answers: Told[] = [];
  for (const body of [...bodies, '{']) answers.push(await send(body));
  answers.push(await send('a', 'text/plain'));
  return answers;
}

/** Values that the parameters of a route cannot have, and a parameter that it does not have where it has none of these. */
function strangeQuery({ document }: TestService, path: string): string {
  const known = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.get?.parameters ?? [];
  const names = known.flatMap(parameter => ('name' in parameter ? [parameter.name] : []));
  const strange = STRANGE_QUERY.split('&').filter(part => names.includes(part.split('=', 1)[0]!));
  return strange.length > 0 ? strange.join('&') : 'colour=red';
}

const STRANGE_QUERY = 'sort=%00&status=nope&ids=a,b&from=x&to=y&checkIn=1&checkOut=2&month=z&page_size=a&min_price=-1';
const STRANGE_BODY = {
  email: 'nobody',
  name: 7,
  first_name: '',
  last_name: '',
  phone: 'x',
  password: 'a',
  status: 'nope',
  price: -1,
  rating: 99,
  lines: 'x',
  no_such_field: true,
};

/** Fields of bodies, queries and paths (tools have them as arguments) that readers of one of the languages have no word for. */
export function fieldsWithoutLabels(
  document: OpenAPIObject,
  messages: Record<string, Readonly<Record<string, string>>>,
) {
  const names = new Set<string>();
  const schemas = (document.components?.schemas ?? {}) as Record<string, Schema>;
  for (const operation of Object.values(document.paths).flatMap(path => Object.values(path) as Operation[])) {
    for (const { schema } of Object.values(operation.requestBody?.content ?? {})) collect(schema, schemas, names);
    for (const { in: part, name } of operation.parameters ?? []) if (part !== 'header') names.add(name);
  }
  return [...names]
    .filter(name => !TEXT_LANGUAGES.has(name))
    .flatMap(name =>
      Object.keys(messages)
        .filter(language => !messages[language]![`fields.${name}`])
        .map(language => `${name} (${language})`),
    );
}

/** Halves of a text in both languages are shown as the text in one of them. */
const TEXT_LANGUAGES: ReadonlySet<string> = new Set(['en', 'ar']);

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
}
interface Operation {
  requestBody?: { content: Record<string, { schema: Schema }> };
  parameters?: { in: string; name: string }[];
}

function collect(schema: Schema, schemas: Record<string, Schema>, names: Set<string>, seen = new Set<string>()): void {
  if (schema.$ref) {
    if (seen.has(schema.$ref)) return;
    seen.add(schema.$ref);
    collect(schemas[schema.$ref.split('/').at(-1)!]!, schemas, names, seen);
    return;
  }
  for (const [name, inner] of Object.entries(schema.properties ?? {})) {
    names.add(name);
    collect(inner, schemas, names, seen);
  }
  for (const inner of [schema.items, ...(schema.allOf ?? []), ...(schema.anyOf ?? [])])
    if (inner) collect(inner, schemas, names, seen);
}
