import { migrateTables } from '#host/prepare';
import { withSchemaLock, type MigrationState, migrationState } from '#host/schema';
import type { ServiceDefinition } from '#kit/service/service-definition';
import type { CommandGroup, Invocation } from './command';
import { CommandError, UsageError } from './outcome';

export const migrationCommands: CommandGroup = {
  name: 'migrate',
  summary: 'tables of the services',
  commands: [
    {
      name: 'pending',
      summary: 'Says which migrations have not run',
      scope: 'services',
      run: async ({ installation, services }) => {
        const states: ({ service: string } & MigrationState)[] = [];
        for (const { definition } of services) {
          states.push({
            service: definition.name,
            ...(await migrationState(definition, installation.configuration)),
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
      scope: 'services',
      run: async ({ installation, services }) => {
        const updated: { service: string; run: string[] }[] = [];
        for (const { definition } of services) {
          const before = await migrationState(definition, installation.configuration);
          await withSchemaLock(definition, installation.configuration, async dataSource =>
            migrateTables(dataSource, definition),
          );
          updated.push({ service: definition.name, run: before.pending });
        }
        const lines = updated.map(
          ({ service, run }) => `${service}: ${run.length > 0 ? run.join(', ') : 'up to date'}`,
        );
        return { text: lines.join('\n'), data: updated };
      },
    },
    {
      name: 'down',
      summary: 'Takes back the migrations that ran last, and the data they made room for. End the processes first.',
      scope: 'one service',
      options: [
        ['--steps <count>', 'how many; one when left out'],
        ['--yes', 'really'],
      ],
      run: async ({ installation, service, options }) => {
        const steps = Number(options['steps'] ?? 1);
        if (!Number.isInteger(steps) || steps < 1) throw new UsageError('--steps is a whole number from 1.');
        const undone = await revertMigrations(installation, service.definition, steps, options['yes'] === true);
        return {
          text: `${service.definition.name}: took back ${undone.join(', ')}`,
          data: { service: service.definition.name, undone },
        };
      },
    },
  ],
};

/** The last migration first, each in a transaction of its own. */
async function revertMigrations(
  installation: Invocation['installation'],
  definition: ServiceDefinition,
  steps: number,
  isConfirmed: boolean,
): Promise<string[]> {
  const { run, unknown } = await migrationState(definition, installation.configuration);
  if (unknown.length > 0) {
    throw new CommandError(`A newer version of the code ran ${unknown.join(', ')}: take back with that one.`);
  }
  const last = run.slice(-steps).reverse();
  if (last.length === 0) throw new CommandError(`Nothing has run in ${definition.name}.`);
  if (!isConfirmed) throw new CommandError(`This would take back ${last.join(', ')}: repeat it with --yes.`);
  await withSchemaLock(definition, installation.configuration, async dataSource => {
    for (const _ of last) await dataSource.undoLastMigration({ transaction: 'each' });
  });
  const { run: left } = await migrationState(definition, installation.configuration);
  return run.filter(name => !left.includes(name)).reverse();
}
