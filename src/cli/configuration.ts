import { logMissing } from '#host/start/start-notes';
import { ConfigurationError, readConfiguration } from '#kit/config/configuration';
import { Log } from '#kit/log/log';
import type { CommandDeclaration } from './command';
import { SERVICE_NAMES, OWN_POSTGRES_STOPPED } from './installation';

/** Placeholder for the address of the bundled Postgres, which only `npm start` knows. */
const BUNDLED_DATABASE_URL = 'postgres://localhost/quintet';

export const configurationCommands: readonly CommandDeclaration[] = [
  {
    name: 'check',
    summary: 'Checks the environment as a start does and lists the problems; values of secrets are not shown',
    scope: 'none',
    run: async ({ installation: { terminal } }) => {
      const { environment } = terminal;
      const isBundled = environment[OWN_POSTGRES_STOPPED] && !environment['DATABASE_URL'];
      const { problems, notes } = checkConfiguration(
        isBundled ? { ...environment, DATABASE_URL: BUNDLED_DATABASE_URL } : environment,
      );
      const lines = [
        ...problems,
        ...notes.map(note => `note: ${note}`),
        ...(problems.length === 0 ? ['The configuration is valid.'] : []),
      ];
      return {
        text: lines.join('\n'),
        data: { usable: problems.length === 0, problems, notes },
        isBad: problems.length > 0,
      };
    },
  },
];

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
