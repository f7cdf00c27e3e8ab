import { migrationState } from '#host/preparation/schema';
import { type Check, failed, type Finding, ok, onEachDatabase, warning } from './check';
import { counted } from '../counted';

/** Checks whether the tables of each service are those of this version. */
export const migrationsCheck: Check = {
  name: 'migrations',
  run: async context =>
    onEachDatabase(context, async (_connection, { services }) => {
      const findings: Finding[] = [];
      let run = 0;
      for (const { definition } of services) {
        const state = await migrationState(definition, context.configuration);
        run += state.run.length;
        if (state.pending.length > 0) {
          const text = `${definition.name}: ${counted(state.pending.length, 'migration')} pending`;
          const advice = 'Run `npm run quintet -- migrate up`, or start this version.';
          findings.push(state.run.length === 0 ? failed(`${text}, no table yet`, advice) : warning(text, advice));
        }
        if (state.run.length > 0 && state.routines.length > 0) {
          const text = `${definition.name}: ${counted(state.routines.length, 'file')} of functions and triggers changed`;
          findings.push(warning(text, 'Run `npm run quintet -- migrate up`, or start this version.'));
        }
        if (state.unknown.length > 0) {
          const text = `${definition.name}: a newer version ran ${state.unknown.join(', ')}`;
          findings.push(warning(text, 'Expected after a rollback of the code; otherwise start the newer version.'));
        }
      }
      return findings.length > 0 ? findings : [ok(`${counted(run, 'migration')} of ${names(services)}, none pending`)];
    }),
};

const names = (services: readonly { definition: { name: string } }[]) =>
  services.map(({ definition }) => definition.name).join(', ');
