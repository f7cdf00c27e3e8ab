import { migrateTables } from '#host/preparation/prepare';
import { withSchemaLock, type MigrationState, migrationState } from '#host/preparation/schema';
import { BASELINE, isBeforeBaseline } from '#shared/composition/baseline';
import { type MigrationBlocked, revertLastMigration } from '#host/schema/migrate';
import type { ServiceDefinition } from '#kit/service/service-definition';
import type { CommandDeclaration, Invocation } from './command';
import { counted } from './counted';
import { CommandError, UsageError } from './outcome';

export const migrationCommands: readonly CommandDeclaration[] = [
  {
    name: 'pending',
    summary: 'Lists the migrations that have not run, and changed functions and triggers',
    scope: 'services',
    run: async ({ installation, services }) => {
      const states: ({ service: string } & MigrationState)[] = [];
      for (const { definition } of services) {
        states.push({
          service: definition.name,
          ...(await migrationState(definition, installation.configuration)),
        });
      }
      const lines = states.flatMap(({ service, run, pending, routines, unknown }) => [
        `${service}: ${run.length} have run, ${pending.length + routines.length} are pending`,
        ...[...pending, ...routines].map(name => `  pending  ${name}`),
        ...unknown.map(name => `  unknown to this version of the code  ${name}`),
      ]);
      return { text: lines.join('\n'), data: states };
    },
  },
  {
    name: 'up',
    summary: 'Runs pending migrations and applies changed functions and triggers, as every start does',
    scope: 'services',
    run: async ({ installation, services }) => {
      const updated: { service: string; run: string[]; routines: string[] }[] = [];
      for (const { definition } of services) {
        const before = await migrationState(definition, installation.configuration);
        await withSchemaLock(definition, installation.configuration, async dataSource =>
          migrateTables(dataSource, definition, blocked => warnOfBlockers(installation, blocked)),
        );
        updated.push({ service: definition.name, run: before.pending, routines: before.routines });
      }
      const lines = updated.map(
        ({ service, run, routines }) => `${service}: ${[...run, ...filesOf(routines)].join(', ') || 'up to date'}`,
      );
      return { text: lines.join('\n'), data: updated };
    },
  },
  {
    name: 'down',
    summary:
      'Reverts the latest migrations and deletes the data of their columns and tables. Stop the processes first.',
    scope: 'one service',
    options: [
      ['--steps <count>', 'number of migrations; 1 when left out'],
      ['--yes', 'confirms the command'],
    ],
    run: async ({ installation, service, options }) => {
      const steps = Number(options['steps'] ?? 1);
      if (!Number.isInteger(steps) || steps < 1) throw new UsageError('--steps must be a whole number from 1.');
      const undone = await revertMigrations(installation, service.definition, steps, options['yes'] === true);
      return {
        text: `${service.definition.name}: reverted ${undone.join(', ')}`,
        data: { service: service.definition.name, undone },
      };
    },
  },
];

const filesOf = (routines: readonly string[]): string[] =>
  routines.length > 0 ? [`functions and triggers of ${counted(routines.length, 'file')}`] : [];

const warnOfBlockers = ({ log }: Invocation['installation'], { message }: MigrationBlocked) => log.warn({}, message);

/** Reverts the latest migration first, each in its own transaction. */
async function revertMigrations(
  installation: Invocation['installation'],
  definition: ServiceDefinition,
  steps: number,
  isConfirmed: boolean,
): Promise<string[]> {
  const { run, unknown } = await migrationState(definition, installation.configuration);
  if (unknown.length > 0) {
    throw new CommandError(`A newer version of the code ran ${unknown.join(', ')}. Revert with that version.`);
  }
  const last = run.slice(-steps).reverse();
  if (last.length === 0) throw new CommandError(`No migration has run in ${definition.name}.`);
  const first = last.find(name => name === BASELINE || isBeforeBaseline(name));
  if (first)
    throw new CommandError(`${first} belongs to the first tables of ${definition.name} and cannot be reverted.`);
  if (!isConfirmed) throw new CommandError(`This reverts ${last.join(', ')}. Confirm with --yes.`);
  await withSchemaLock(definition, installation.configuration, async dataSource => {
    for (const _ of last) await revertLastMigration(dataSource, blocked => warnOfBlockers(installation, blocked));
  });
  const { run: remaining } = await migrationState(definition, installation.configuration);
  return run.filter(name => !remaining.includes(name)).reverse();
}
