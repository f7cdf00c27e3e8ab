import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { descriptionsOf } from '#host/descriptions';
import { SERVICES } from '#host/services';
import { readConfiguration } from '#kit/config/configuration';
import { Log } from '#kit/log/log';
import { Mailbox } from '#kit/mail/mailbox';
import { ResponseCache } from '#cache/response-cache';
import { SharedLimits } from '#kit/rate-limit/shared-limits';
import type { CommandGroup } from './command';
import { UsageError } from './outcome';
import { SERVICE_NAMES, type Installation } from './installation';

/** All they say of an installation is where it is reached. */
const USED_VARIABLES = ['PUBLIC_URL', 'PORT'];
const NO_DATABASE = { DATABASE_URL: 'postgres://localhost/none' };

export const descriptionCommands: CommandGroup = {
  name: 'descriptions',
  summary: 'what the services say of themselves',
  commands: [
    {
      name: 'export',
      summary: 'Writes OpenAPI and AsyncAPI of every service as files; needs no database',
      scope: 'none',
      argument: ['<folder>', 'where to; it is made where it is missing'],
      options: [['--service <name>', 'this service alone']],
      run: async ({ installation, argument = '.', options }) => {
        const named = options['service'] as string | undefined;
        const services = SERVICES.filter(({ definition }) => named === undefined || definition.name === named);
        if (services.length === 0) throw new UsageError(`There is no service '${named}': ${SERVICE_NAMES.join(', ')}.`);
        const files: string[] = [];
        for (const { definition } of services) {
          const described = await descriptionsOf(definition, contextOf(installation));
          const folder = resolve(argument, definition.name);
          await mkdir(folder, { recursive: true });
          for (const [kind, document] of Object.entries(described)) {
            const file = join(folder, `${kind}.json`);
            await writeFile(file, `${JSON.stringify(document, undefined, 2)}\n`);
            files.push(file);
          }
        }
        return { text: files.join('\n'), data: { files } };
      },
    },
  ],
};

function contextOf({ terminal: { environment }, clock }: Installation) {
  const mentioned = Object.fromEntries(USED_VARIABLES.map(name => [name, environment[name]]));
  const log = new Log('silent');
  return {
    configuration: readConfiguration({ ...mentioned, ...NO_DATABASE }, SERVICE_NAMES),
    clock,
    log,
    mailbox: new Mailbox(),
    responseCache: new ResponseCache(0),
    sharedLimits: new SharedLimits(undefined, log),
  };
}
