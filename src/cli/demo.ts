import { canBeDropped, dropDemo, loadDemo } from '#host/demo-data';
import type { CommandGroup } from './command';
import { CommandError } from './outcome';

const CONFIRMATION = ['--yes', 'really'] as const;

export const demoCommands: CommandGroup = {
  name: 'demo',
  summary: 'data to try the services with',
  commands: [
    {
      name: 'load',
      summary: 'Fills services without any account; the others stay as they are',
      scope: 'services',
      options: [CONFIRMATION],
      run: async ({ installation, services, options }) => {
        const configuration = installation.configurationWith({ DEMO_DATA: 'true' });
        if (configuration.production && options['yes'] !== true) {
          throw new CommandError('This is production, and demo accounts share one password: repeat it with --yes.');
        }
        const filled = await loadDemo(services, configuration, installation.clock);
        const data = services.map(({ definition: { name } }) => ({ service: name, filled: filled.includes(name) }));
        const lines = data.map(one => `${one.service}: ${one.filled ? 'filled' : 'is in use, and stays as it is'}`);
        return { text: lines.join('\n'), data };
      },
    },
    {
      name: 'drop',
      summary:
        'Empties a service that holds demo data, of everything that anybody stored there, and removes the demo pictures',
      scope: 'one service',
      options: [CONFIRMATION],
      run: async ({ installation, service, options }) => {
        const { name } = service.definition;
        if (!(await canBeDropped(service, installation.configuration))) {
          throw new CommandError(`${name} holds no demo accounts, and is not emptied.`);
        }
        if (options['yes'] !== true) {
          throw new CommandError(`Everything stored in ${name} would be deleted: repeat it with --yes.`);
        }
        await dropDemo(service, installation.configuration, installation.clock);
        return { text: `${name} is empty.`, data: { service: name } };
      },
    },
  ],
};
