import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { descriptionsOf } from '#host/descriptions';
import { SERVICES } from '#host/services';
import { readConfiguration } from '#kit/config/configuration';
import { Log } from '#kit/log/log';
import { Mailbox } from '#mail/mailbox';
import { ResponseCache } from '#cache/response-cache';
import { SendingSlots } from '#webhooks/sending/sending-slots';
import { SharedLimits } from '#rate-limits/shared-limits';
import type { CommandDeclaration } from './command';
import { UsageError } from './outcome';
import { SERVICE_NAMES, type Installation } from './installation';

/** The only variables of the environment that affect the documents. */
const USED_VARIABLES = ['PUBLIC_URL', 'PORT'];
const NO_DATABASE = { DATABASE_URL: 'postgres://localhost/none' };

export const descriptionCommands: readonly CommandDeclaration[] = [
  {
    name: 'export',
    summary: 'Writes the OpenAPI and AsyncAPI documents of every service to files; needs no database',
    scope: 'none',
    argument: ['<folder>', 'target folder; created when missing'],
    options: [['--service <name>', 'only this service']],
    run: async ({ installation, argument = '.', options }) => {
      const name = options['service'] as string | undefined;
      const services = SERVICES.filter(({ definition }) => name === undefined || definition.name === name);
      if (services.length === 0)
        throw new UsageError(`Unknown service '${name}'. Use one of ${SERVICE_NAMES.join(', ')}.`);
      const files: string[] = [];
      for (const { definition } of services) {
        const documents = await descriptionsOf(definition, contextOf(installation));
        const folder = resolve(argument, definition.name);
        await mkdir(folder, { recursive: true });
        for (const [kind, document] of Object.entries(documents)) {
          const file = join(folder, `${kind}.json`);
          await writeFile(file, `${JSON.stringify(document, undefined, 2)}\n`);
          files.push(file);
        }
      }
      return { text: files.join('\n'), data: { files } };
    },
  },
];

function contextOf({ terminal: { environment }, clock }: Installation) {
  const variables = Object.fromEntries(USED_VARIABLES.map(name => [name, environment[name]]));
  const log = new Log('silent');
  return {
    configuration: readConfiguration({ ...variables, ...NO_DATABASE }, SERVICE_NAMES),
    clock,
    log,
    mailbox: new Mailbox(),
    responseCache: new ResponseCache(0),
    sharedLimits: new SharedLimits(undefined, log),
    sendingSlots: new SendingSlots(),
  };
}
