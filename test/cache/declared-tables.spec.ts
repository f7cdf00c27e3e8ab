import { SERVICES } from '#host/services';
import { cachedHandlers } from '#cache/cached';
import { TableVersions } from '#cache/table-versions';
import type { TestService } from '../harness/app';
import { tablesOf } from '../harness/statements';
import { type World, WORLDS } from './worlds';

it('every service with cached routes is read here', () => {
  expect(WORLDS.map(({ name }) => name).sort()).toEqual(SERVICES.map(({ definition }) => definition.name).sort());
});

describe.each(WORLDS.map(world => [world.name, world] as [string, World]))('%s', (_, world) => {
  let service: TestService;
  beforeAll(async () => {
    service = await world.start();
  });
  afterAll(() => service?.close());

  it('declares exactly the tables that the query plans of each cached route name', async () => {
    const declared = cachedHandlers(service.host.services[0]!.app);
    const found: Record<string, string[]> = {};
    for (const { controller, method } of declared) {
      const route = `${controller.name}.${method}`;
      const tables = new Set<string>();
      for (const address of world.reads[route] ?? []) {
        // Invalidates recalled values, so that everything is read.
        service.get(TableVersions).raise(undefined);
        const read = async () => {
          const answer = await service.anonymous.get(address, {
            headers: { Cookie: 'none=1', 'Accept-Language': 'en' },
          });
          expect([address, answer.status]).toEqual([address, 200]);
        };
        for (const table of await tablesOf(service.db, read)) tables.add(table);
      }
      found[route] = [...tables].sort();
    }
    // A cached route without an address in worlds.ts would seem to read no table.
    expect(Object.keys(world.reads).sort()).toEqual(Object.keys(found).sort());
    const tablesOfRoutes = declared.map(({ controller, method, tables }) => [
      `${controller.name}.${method}`,
      [...tables].sort(),
    ]);
    expect(Object.fromEntries(tablesOfRoutes)).toEqual(found);
  });

  it('tells of the writes to all of them', async () => {
    const versions = service.get(TableVersions);
    const declared = cachedHandlers(service.host.services[0]!.app).flatMap(({ tables }) => tables);
    expect([...declared, 'setting'].filter(table => !versions.hasTrigger(table))).toEqual([]);
  });
});
