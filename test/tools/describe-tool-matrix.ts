import type { HostedService } from '#host/service/hosted-service';
import { Accounts } from '#kit/access/accounts';
import { ONLY_FOR, UNLIMITED_ACCOUNTS } from '#kit/access/only-for';
import { operationsOf } from '#kit/openapi/document';
import { OwnApi } from '#agents/own-api/own-api';
import { permissionNames } from '#kit/service/service-definition';
import { exclusionOf } from '#agents/tools/excluded-operations';
import { ServiceTools } from '#agents/tools/service-tools';
import type { ToolUser } from '#agents/tools/tool';
import type { TestService } from '../harness/app';
import type { RouteTable } from '../contract/route-table';

interface Role {
  name: string;
  audience?: string;
  permissions: readonly string[];
}

/** The public, every other audience, staff without a permission, with each alone, and every role. */
function rolesOf({ definition }: HostedService, routes: RouteTable): Role[] {
  const table = routes.map(([, , access]) => access);
  const audiences = ['customer', 'student'].filter(audience => table.includes(audience));
  return [
    { name: 'the public', permissions: [] },
    ...audiences.map(audience => ({ name: audience, audience, permissions: [] })),
    { name: 'staff without permissions', audience: 'staff', permissions: [] },
    ...permissionNames(definition.permissions).map(name => ({ name, audience: 'staff', permissions: [name] })),
    ...Object.entries(definition.roles).map(([name, { permissions }]) => ({ name, audience: 'staff', permissions })),
  ];
}

/** What the words of a route table mean for a role. */
function isAllowed(access: string, { audience, permissions }: Role): boolean {
  if (/^anyone($|,)/.test(access) || access === 'booking-token') return true;
  if (access.startsWith('optional ')) return audience === undefined || access === `optional ${audience}`;
  if (!access.includes('.')) return access === audience;
  return audience === 'staff' && access.split(' or ').some(permission => permissions.includes(permission));
}

/** Whether the use case does not refuse the role always. Those here have no scope. */
const isUsable = (accounts: string | undefined, { permissions }: Role): boolean =>
  accounts === undefined || accounts === UNLIMITED_ACCOUNTS || permissions.includes(accounts);

/** The tools of every role are those whose routes the table allows it. */
export function describeToolMatrix(
  hosted: HostedService,
  table: RouteTable,
  started: () => Promise<TestService>,
): void {
  const { name } = hosted.definition;

  describe(`the tools of ${name}`, () => {
    let service: TestService;
    let tools: ServiceTools;
    let excluded: Set<string>;
    let onlyFor: Map<string, string | undefined>;
    let role: Role;
    const roles = rolesOf(hosted, table);
    const userOf = ({ audience }: Role): ToolUser => ({
      ...(audience && { audience, accountId: 1 }),
      address: '192.0.2.1',
      language: 'en',
    });

    beforeAll(async () => {
      service = await started();
      tools = service.get(ServiceTools);
      const document = await service.get(OwnApi).describe();
      onlyFor = new Map(
        operationsOf(document).map(({ method, path, operation }) => [
          `${method.toUpperCase()} ${path}`,
          operation[ONLY_FOR] as string | undefined,
        ]),
      );
      excluded = new Set(
        operationsOf(document)
          .filter(({ method, path, operation }) => exclusionOf(method, path, operation, document))
          .map(({ method, path }) => `${method.toUpperCase()} ${path}`),
      );
    });
    beforeEach(() => {
      jest.spyOn(service.get(Accounts), 'find').mockImplementation(async (audience, id) => ({
        audience,
        id,
        tokenVersion: 1,
        permissions: new Set(role.permissions),
        scopeId: null,
      }));
    });

    it.each(roles.map(one => [one.name, one] as const))(
      'listed for %s are those that the route table allows',
      async (_, one) => {
        role = one;
        const listed = await tools.list(userOf(role), { toolsets: 'all' });
        const routes = table
          .map(([method, path, access]) => ({
            route: `${method} ${path.replace(/:(\w+)/g, '{$1}')}`,
            access,
          }))
          .filter(({ route }) => !excluded.has(route));
        const allowed = routes
          .filter(({ route, access }) => isAllowed(access, role) && isUsable(onlyFor.get(route), role))
          .map(({ route }) => route);
        expect(listed.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(allowed.toSorted());
      },
    );

    it('cannot be called by a role that does not see them, whether they exist or not', async () => {
      role = roles.find(one => one.permissions.length > 5)!;
      const all = await everyTool();
      for (const one of roles) {
        role = one;
        const listed = new Set((await tools.list(userOf(role), { toolsets: 'all' })).map(tool => tool.name));
        const hidden = [...all.filter(known => !listed.has(known)), 'no_tool', '__proto__', 'constructor', ''];
        const calls = hidden.map(async tool => tools.call(userOf(role), tool, {}, { seed: 'none' }));
        // One check for all, because Jest takes longer for one than the tool for its refusal.
        const refusals = (await Promise.allSettled(calls)).map((call, index) => ({ tool: hidden[index], ...call }));
        const reason = expect.objectContaining({ status: 404, key: 'tool_unknown' });
        expect(refusals).toEqual(hidden.map(tool => ({ tool, status: 'rejected', reason })));
      }
    });

    async function everyTool(): Promise<string[]> {
      const found = new Set<string>();
      for (const one of roles) {
        role = one;
        for (const tool of await tools.list(userOf(one), { toolsets: 'all' })) found.add(tool.name);
      }
      return [...found];
    }

    it('are the essential ones by default, and those of a toolset where one is selected', async () => {
      role = roles.toSorted((one, other) => other.permissions.length - one.permissions.length)[0]!;
      const user = userOf(role);
      const essential = await tools.list(user);
      expect(essential.length).toBeGreaterThan(5);
      expect(essential.every(tool => tool.essential)).toBe(true);
      const all = await tools.list(user, { toolsets: 'all' });
      const reading = await tools.list(user, { toolsets: 'all', readOnly: true });
      expect(reading).toEqual(all.filter(tool => tool.method === 'GET'));
      for (const toolset of new Set(all.map(tool => tool.toolset))) {
        const expected = all.filter(tool => tool.toolset === toolset);
        expect(await tools.list(user, { toolsets: [toolset.replaceAll('_', '-'), 'none'] })).toEqual(expected);
        expect(await tools.list(user, { toolsets: 'all', within: [toolset] })).toEqual(expected);
      }
      expect(await tools.list(user, { toolsets: ['none'] })).toEqual([]);
      const order = all.map(({ toolset, name }) => `${toolset} ${name}`);
      expect(order).toEqual(order.toSorted());
    });
  });
}
