import type { NestExpressApplication } from '@nestjs/platform-express';
import { Database } from '#kit/database/database';
import { Storage } from '#kit/media/storage';
import type { SeededService } from '#host/hosted-service';
import { PersonEditing } from '#shared/people/person-editing';
import { erasePerson, type Erased, underWay } from '#shared/personal-data/person-erasure';
import { exportPerson, whomOf } from '#shared/personal-data/person-export';
import type { Whom } from '#shared/personal-data/personal-data';
import { FullAccess } from '#shared/staff/full-access';
import { RoleChanges } from '#shared/staff/role-changes';
import { StoredFiles } from '#shared/uploads/stored-files.service';
import type { CommandGroup, Options } from './command';
import { requiredEmail } from './options';
import { CommandError } from './outcome';
import type { Installation } from './installation';

const EMAIL_OPTION = ['--email <address>', 'whose data it is'] as const;

export const personCommands: CommandGroup = {
  name: 'person',
  summary: 'what a service holds of somebody, on request',
  commands: [
    {
      name: 'export',
      summary: 'Writes everything that is held of an e-mail address as JSON, without secrets',
      scope: 'one service',
      options: [EMAIL_OPTION],
      run: async ({ installation, service, options }) =>
        installation.open(service, async app => {
          const records = await exportPerson(
            app.get(Database),
            service.personalData,
            await findSubject(app, service, options),
          );
          const exported_at = installation.clock.now().toString();
          const data = { service: service.definition.name, exported_at, records };
          return { text: JSON.stringify(data, undefined, 2), data };
        }),
    },
    {
      name: 'erase',
      summary: 'Removes what is held of an e-mail address, and whose it was from what the books have to keep',
      scope: 'one service',
      options: [EMAIL_OPTION, ['--yes', 'really']],
      run: async ({ installation, service, options }) =>
        installation.open(service, async app => {
          const erased = await erase(app, installation, service, options);
          const lines = Object.entries(erased).map(([table, { rows, became }]) => `${table}: ${rows} ${became}`);
          return {
            text: lines.length > 0 ? lines.join('\n') : 'Nothing is held of that address.',
            data: { service: service.definition.name, tables: erased },
          };
        }),
    },
  ],
};

async function findSubject(app: NestExpressApplication, service: SeededService, options: Options): Promise<Whom> {
  return whomOf(app.get(Database), service.people, service.personalData, requiredEmail(options));
}

async function erase(
  app: NestExpressApplication,
  installation: Installation,
  service: SeededService,
  options: Options,
): Promise<Erased> {
  const { definition, people, personalData } = service;
  const db = app.get(Database);
  const who = await findSubject(app, service, options);
  const open = Object.entries(await underWay(db, personalData, who));
  if (open.length > 0) {
    const told = open.map(([table, rows]) => `${rows} of ${table}`).join(', ');
    throw new CommandError(`Something is under way (${told}): finish or cancel it first.`);
  }
  if (options['yes'] !== true) throw new CommandError('This cannot be undone: repeat it with --yes.');
  const tools = {
    db,
    storage: app.get(Storage),
    files: app.get(StoredFiles),
    editing: app.get(PersonEditing),
    fullAccess: app.get(FullAccess),
    roleChanges: app.get(RoleChanges),
    closing: personalData.closing && app.get(personalData.closing),
    definition,
    kinds: people,
  };
  const erased = await erasePerson(tools, personalData, who);
  installation.log.with({ service: definition.name }).info({ tables: erased }, 'what was held of a person was erased');
  return erased;
}
