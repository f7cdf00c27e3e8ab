import type { OpenAPIObject } from '@nestjs/swagger';
import type { HostedService } from '#host/service/hosted-service';
import { describeRule } from '#kit/access/access-rule';
import { kitLabels } from '#kit/language/labels';
import { kitMessages, mergeMessages } from '#kit/language/messages';
import type { TestService } from '../harness/app';
import { expectNone } from '../harness/expect-none';
import { breaches } from './access-matrix';
import { type BuiltRoute, builtRoutes } from './built-routes';
import { fieldsWithoutDescription, rarelySharedFields, withoutOwnWords } from './own-words';
import type { RouteTable } from './route-table';
import { fieldsWithoutLabels, shortFailures } from './failure-texts';
import { silentAboutUnknown } from './unknown-parameters';

interface Operation {
  summary?: string;
  responses: Record<string, { description?: string; content?: object }>;
}

/** The endpoints for programs, and the sign-in with which an account connects an app. */
const OUTSIDE_API = [
  'ALL /mcp: key, token or neither',
  'ALL /mcp/:address: token of a connected app',
  'GET /oauth/:address/authorize: request of a known app',
  'GET /oauth/:address/authorize/:uid: cookie of a running request',
  'POST /oauth/:address/token: code or refresh token',
  'POST /oauth/:address/register: none, where the setting allows it',
  'GET /.well-known/oauth-protected-resource/mcp/:address: none',
  'GET /.well-known/oauth-protected-resource/:service/mcp/:address: none',
  'GET /.well-known/oauth-authorization-server/:service/oauth/:address: none',
  'GET /oauth/:address/interaction/:uid: cookie of the interaction',
  'POST /oauth/:address/interaction/:uid: cookie of the interaction',
];

/** What every service owes its clients: these routes and no others, open to those they say, described as they answer. */
export function describeContract(hosted: HostedService, table: RouteTable, started: () => Promise<TestService>): void {
  describe(`the contract of ${hosted.definition.name}`, () => {
    let service: TestService;
    let built: BuiltRoute[];
    let outside: BuiltRoute[];
    let document: OpenAPIObject;

    beforeAll(async () => {
      service = await started();
      const { app } = service.host.services[0]!;
      const routes = builtRoutes(app);
      built = routes.filter(({ isOfApi }) => isOfApi);
      outside = routes.filter(({ isOfApi }) => !isOfApi);
      ({ document } = service);
    });

    it('has exactly the routes of the table, each with its access', () => {
      const declared = built.map(({ method, path, rule }) => `${method} ${path}: ${describeRule(rule)}`);
      const documented = table.map(([method, path, access]) => `${method} ${path}: ${access}`);
      const file = `test/contract/routes.${hosted.definition.name}.ts`;
      expectNone(`${file} differs from the controllers:`, [
        ...documented.filter(route => !declared.includes(route)).map(route => `only in the table: ${route}`),
        ...declared.filter(route => !documented.includes(route)).map(route => `only in a controller: ${route}`),
      ]);
    });

    it('has outside the API the endpoints for programs and the sign-in of apps alone, with an access rule and without a description', () => {
      const declared = outside.map(({ method, path, rule }) => `${method} ${path}: ${describeRule(rule)}`);
      expect(declared).toEqual(OUTSIDE_API);
      expect(Object.keys(document.paths).filter(path => !path.startsWith('/api/'))).toEqual([]);
    });

    it('declares no route twice, and none that an earlier one swallows', () => {
      const swallowed = built.flatMap(({ method, path }) => {
        const reached = firstMatch(service, method, path.replace(/:\w+/g, 'sample-1'));
        return reached === path ? [] : [`${method} ${path} is answered by ${reached}`];
      });
      const names = built.map(({ method, path }) => `${method} ${path.toLowerCase()}`);
      expectNone('Declare the first route of each line before the second, or its feature earlier:', swallowed);
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    });

    it('lets nobody in whom a route does not name', async () => {
      expect(await breaches(service, built)).toEqual([]);
    });

    it('tells every refusal by its code, and wrong fields by theirs, in words of the reader', async () => {
      const { short, statuses } = await shortFailures(service, hosted, built);
      expect(short).toEqual([]);
      expect([...statuses]).toEqual(expect.arrayContaining([400, 401, 404, 415]));
    });

    it('names a query parameter that a route does not have, and the one that it resembles', async () => {
      expectNone(
        'Declare these in a query class, or with `@GuardReads`:',
        await silentAboutUnknown(service, hosted, built),
      );
    });

    it('has words in both languages for every field that is sent', () => {
      const messages = mergeMessages(kitMessages, kitLabels, hosted.definition.messages);
      const { name } = hosted.definition;
      expectNone(
        `Name these fields in src/services/${name}/texts/${name}.labels.ts:`,
        fieldsWithoutLabels(document, messages),
      );
    });

    it('describes every route, its answer and its failures', () => {
      const described = built.map(({ method, path, rule }) => {
        const operation = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase() as 'get'] as
          | Operation
          | undefined;
        return { name: `${method} ${path}`, operation, rule };
      });
      expectNone(
        'Describe these routes with `@Returns` or `@Creates`, and their refusals:',
        described.flatMap(({ name, operation, rule }) => gapsIn(name, operation, rule)),
      );
      const operations = Object.values(document.paths).flatMap(path => Object.keys(path));
      expect(operations).toHaveLength(built.length);
    });

    it('says in words of its own what every route does, and what every field means', () => {
      expectNone('Add a `@Describe` that says more than the summary:', withoutOwnWords(document, built));
      expectNone(
        'Add a `description`, in the view and in the body, that says more than the name of the field or its unit:',
        fieldsWithoutDescription(document, hosted),
      );
    });

    it('shares a description only between fields of three or more models and operations', () => {
      expect(rarelySharedFields(document, hosted)).toEqual([]);
    });

    it('refers to no schema that it does not hold', () => {
      const referred = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/([^"]*)"/g)].map(
        ([, name = '']) => name,
      );
      const held = Object.keys(document.components?.schemas ?? {});
      expect([...new Set(referred)].filter(name => !held.includes(name))).toEqual([]);
    });
  });
}

function gapsIn(name: string, operation: Operation | undefined, rule: BuiltRoute['rule']): string[] {
  if (!operation) return [`${name} is not described`];
  const gaps: string[] = [];
  const statuses = Object.keys(operation.responses).map(Number);
  if (!operation.summary?.trim()) gaps.push(`${name} has no summary`);
  if (!statuses.some(status => status >= 200 && status < 400)) gaps.push(`${name} tells no success`);
  for (const [status, { description, content }] of Object.entries(operation.responses)) {
    if (!description?.trim()) gaps.push(`${name} says nothing about ${status}`);
    if (Number(status) >= 400 && !content) gaps.push(`${name} shows no body for ${status}`);
  }
  const closed = rule.kind === 'audience' || rule.kind === 'audiences' || rule.kind === 'optional';
  if (closed && !statuses.includes(401)) gaps.push(`${name} does not tell of 401`);
  if (rule.kind === 'audience' && rule.permissions.length > 0 && !statuses.includes(403))
    gaps.push(`${name} does not tell of 403`);
  return gaps;
}

interface Layer {
  match: (path: string) => boolean;
  route?: { path: string; methods: Record<string, boolean> };
}

/** The template of the route Express hands an address to. */
function firstMatch(service: TestService, method: string, path: string): string | undefined {
  const { stack } = service.host.services[0]!.express.router as unknown as { stack: Layer[] };
  return stack.find(layer => layer.route?.methods[method.toLowerCase()] && layer.match(path))?.route?.path;
}
