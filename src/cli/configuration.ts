import { logMissing } from '#host/start-notes';
import { ConfigurationError, readConfiguration } from '#kit/config/configuration';
import { Log } from '#kit/log/log';
import type { CommandGroup } from './command';
import { SERVICE_NAMES, OWN_POSTGRES_STOPPED } from './installation';

/** In place of the address of the Postgres that `npm start` would bring. */
const BUNDLED_DATABASE_URL = 'postgres://localhost/quintet';

export const configurationCommands: CommandGroup = {
  name: 'config',
  summary: 'the variables',
  commands: [
    {
      name: 'check',
      summary: 'Reads the environment as a start does, and says what is wrong with it; shows no values of secrets',
      scope: 'none',
      run: async ({ installation: { terminal } }) => {
        const { environment } = terminal;
        const isBrought = environment[OWN_POSTGRES_STOPPED] && !environment['DATABASE_URL'];
        const { problems, notes } = checkConfiguration(
          isBrought ? { ...environment, DATABASE_URL: BUNDLED_DATABASE_URL } : environment,
        );
        const lines = [
          ...problems,
          ...notes.map(note => `note: ${note}`),
          ...(problems.length === 0 ? ['The configuration is usable.'] : []),
        ];
        return {
          text: lines.join('\n'),
          data: { usable: problems.length === 0, problems, notes },
          isBad: problems.length > 0,
        };
      },
    },
  ],
};

function checkConfiguration(environment: Record<string, string | undefined>): { problems: string[]; notes: string[] } {
  const notes: string[] = [];
  const collector = { write: (line: string) => notes.push((JSON.parse(line) as { msg: string }).msg) };
  try {
    logMissing(readConfiguration(environment, SERVICE_NAMES), [], new Log('warn', () => collector));
    return { problems: [], notes };
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return { problems: error.message.split('\n'), notes };
  }
}
