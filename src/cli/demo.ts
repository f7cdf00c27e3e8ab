import { canBeDropped, dropDemo, loadDemo } from '#host/preparation/demo-data';
import { isDemoDatabase, resetDemo } from '#host/preparation/demo-reset';
import type { CommandDeclaration } from './command';
import { CommandError } from './outcome';

const CONFIRMATION = ['--yes', 'confirms the command'] as const;

export const demoCommands: readonly CommandDeclaration[] = [
  {
    name: 'load',
    summary: 'Loads demo data into services that have no account yet; other services are not changed',
    scope: 'services',
    options: [CONFIRMATION],
    run: async ({ installation, services, options }) => {
      const configuration = installation.configurationWith({ DEMO_DATA: 'true' });
      if (configuration.production && options['yes'] !== true) {
        throw new CommandError('Demo accounts share one password, and this is production. Confirm with --yes.');
      }
      const warn = (message: string) => installation.log.warn({}, message);
      const filled = await loadDemo(services, configuration, installation.clock, warn);
      const data = services.map(({ definition: { name } }) => ({ service: name, filled: filled.includes(name) }));
      const lines = data.map(
        ({ service, filled: isFilled }) => `${service}: ${isFilled ? 'loaded' : 'is in use; not changed'}`,
      );
      return { text: lines.join('\n'), data };
    },
  },
  {
    name: 'reset',
    summary: 'Deletes everything stored in services in demo mode and fills them again, as happens every night',
    scope: 'services',
    options: [CONFIRMATION],
    run: async ({ installation, services, options }) => {
      const { configuration, clock, log } = installation;
      if (!configuration.demoMode) {
        throw new CommandError('DEMO_MODE is not set, so nothing was deleted.');
      }
      for (const service of services) {
        if (await isDemoDatabase(service, configuration)) continue;
        throw new CommandError(
          `The database of ${service.definition.name} was not filled by demo mode, so nothing was deleted.`,
        );
      }
      const names = services.map(({ definition }) => definition.name);
      if (options['yes'] !== true) {
        throw new CommandError(
          `This deletes everything stored in ${names.join(', ')} and fills it again. Confirm with --yes.`,
        );
      }
      const warn = (message: string) => log.warn({}, message);
      for (const service of services) await resetDemo(service, { configuration, clock, warn }, { force: true });
      return { text: names.map(name => `${name}: filled again`).join('\n'), data: { services: names } };
    },
  },
  {
    name: 'drop',
    summary: 'Deletes everything stored in a service that has demo data, whether demo or not, and the demo pictures',
    scope: 'one service',
    options: [CONFIRMATION],
    run: async ({ installation, service, options }) => {
      const { name } = service.definition;
      if (!(await canBeDropped(service, installation.configuration))) {
        throw new CommandError(`${name} has no demo accounts, so nothing was deleted.`);
      }
      if (options['yes'] !== true) {
        throw new CommandError(`This deletes everything stored in ${name}. Confirm with --yes.`);
      }
      await dropDemo(service, installation.configuration, installation.clock);
      return { text: `${name} is empty.`, data: { service: name } };
    },
  },
];
