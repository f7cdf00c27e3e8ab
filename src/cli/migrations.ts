import { migrateTables } from '#host/prepare';
import { changingSchema, type MigrationState, migrationState } from '#host/schema';
import type { ServiceDefinition } from '#kit/service/service-definition';
import type { CommandGroup, Given } from './command';
import { CommandFailed, WrongUse } from './outcome';

export const migrationCommands: CommandGroup = {
  name: 'migrate',
  summary: 'tables of the services',
  commands: [
    {
      name: 'pending',
      summary: 'Says which migrations have not run',
      of: 'services',
      run: async ({ place, services }) => {
        const states: ({ service: string } & MigrationState)[] = [];
        for (const { definition } of services) {
          states.push({
            service: definition.name,
            ...(await migrationState(definition, place.configuration)),
          });
        }
        const lines = states.flatMap(({ service, run, pending, unknown }) => [
          `${service}: ${run.length} have run, ${pending.length} are pending`,
          ...pending.map(name => `  pending  ${name}`),
          ...unknown.map(name => `  unknown to this version of the code  ${name}`),
        ]);
        return { text: lines.join('\n'), data: states };
      },
    },
    {
      name: 'up',
      summary: 'Runs what is pending, as a start does before it serves',
      of: 'services',
      run: async ({ place, services }) => {
        const done: { service: string; run: string[] }[] = [];
        for (const { definition } of services) {
          const before = await migrationState(definition, place.configuration);
          await changingSchema(definition, place.configuration, async dataSource =>
            migrateTables(dataSource, definition),
          );
          done.push({ service: definition.name, run: before.pending });
        }
        const lines = done.map(({ service, run }) => `${service}: ${run.length > 0 ? run.join(', ') : 'up to date'}`);
        return { text: lines.join('\n'), data: done };
      },
    },
    {
      name: 'down',
      summary: 'Takes back the migrations that ran last, and the data they made room for. End the processes first.',
      of: 'one service',
      options: [
        ['--steps <count>', 'how many; one when left out'],
        ['--yes', 'really'],
      ],
      run: async ({ place, service, options }) => {
        const steps = Number(options['steps'] ?? 1);
        if (!Number.isInteger(steps) || steps < 1) throw new WrongUse('--steps is a whole number from 1.');
        const undone = await takeBack(place, service.definition, steps, options['yes'] === true);
        return {
          text: `${service.definition.name}: took back ${undone.join(', ')}`,
          data: { service: service.definition.name, undone },
        };
      },
    },
  ],
};

/** The last migration first, each in a transaction of its own. */
async function takeBack(
  place: Given['place'],
  definition: ServiceDefinition,
  steps: number,
  isMeant: boolean,
): Promise<string[]> {
  const { run, unknown } = await migrationState(definition, place.configuration);
  if (unknown.length > 0) {
    throw new CommandFailed(`A newer version of the code ran ${unknown.join(', ')}: take back with that one.`);
  }
  const last = run.slice(-steps).reverse();
  if (last.length === 0) throw new CommandFailed(`Nothing has run in ${definition.name}.`);
  if (!isMeant) throw new CommandFailed(`This would take back ${last.join(', ')}: repeat it with --yes.`);
  await changingSchema(definition, place.configuration, async dataSource => {
    for (const _ of last) await dataSource.undoLastMigration({ transaction: 'each' });
  });
  const { run: left } = await migrationState(definition, place.configuration);
  return run.filter(name => !left.includes(name)).reverse();
}
