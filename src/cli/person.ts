import type { NestExpressApplication } from '@nestjs/platform-express';
import { Database } from '#kit/database/database';
import { DomainEvents } from '#kit/service/domain-events';
import { Storage } from '#media/storage';
import type { SeededService } from '#host/service/hosted-service';
import { PersonEditing } from '#shared/people/person-editing';
import { erasePerson, type ErasureResult, unfinishedRows } from '#cli/person-erasure';
import { exportPerson, findDataSubject } from '#shared/personal-data/person-export';
import type { DataSubject } from '#shared/personal-data/personal-data';
import { FullAccess } from '#shared/staff/full-access';
import { StoredFiles } from '#shared/uploads/stored-files.service';
import type { CommandDeclaration, Options } from './command';
import { requiredEmail } from './options';
import { CommandError } from './outcome';
import type { Installation } from './installation';

const EMAIL_OPTION = ['--email <address>', 'e-mail address of the person'] as const;

export const personCommands: readonly CommandDeclaration[] = [
  {
    name: 'export',
    summary: 'Writes all data stored for an e-mail address as JSON, without secrets',
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
    summary: 'Deletes the data stored for an e-mail address, and anonymises records that accounting has to keep',
    scope: 'one service',
    options: [EMAIL_OPTION, ['--yes', 'confirms the command']],
    run: async ({ installation, service, options }) =>
      installation.open(service, async app => {
        const erased = await erase(app, installation, service, options);
        const lines = Object.entries(erased).map(([table, { rows, became }]) => `${table}: ${rows} ${became}`);
        return {
          text: lines.length > 0 ? lines.join('\n') : 'No data is stored for that address.',
          data: { service: service.definition.name, tables: erased },
        };
      }),
  },
];

async function findSubject(
  app: NestExpressApplication,
  service: SeededService,
  options: Options,
): Promise<DataSubject> {
  return findDataSubject(app.get(Database), service.people, service.personalData, requiredEmail(options));
}

async function erase(
  app: NestExpressApplication,
  installation: Installation,
  service: SeededService,
  options: Options,
): Promise<ErasureResult> {
  const { definition, people, personalData } = service;
  const db = app.get(Database);
  const who = await findSubject(app, service, options);
  const open = Object.entries(await unfinishedRows(db, personalData, who));
  if (open.length > 0) {
    const counts = open.map(([table, rows]) => `${rows} of ${table}`).join(', ');
    throw new CommandError(`Some records are still under way (${counts}). Finish or cancel them first.`);
  }
  if (options['yes'] !== true) throw new CommandError('This cannot be undone. Confirm with --yes.');
  const tools = {
    db,
    storage: app.get(Storage),
    files: app.get(StoredFiles),
    editing: app.get(PersonEditing),
    fullAccess: app.get(FullAccess),
    events: app.get(DomainEvents),
    closing: personalData.closing && app.get(personalData.closing),
    definition,
    kinds: people,
  };
  const erased = await erasePerson(tools, personalData, who);
  installation.log.with({ service: definition.name }).info({ tables: erased }, 'personal data erased');
  return erased;
}
