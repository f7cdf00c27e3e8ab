import { recordId } from '#kit/http/identifiers';
import { InstalledWebhooks } from '#webhooks/management/installed-webhooks.service';
import { parseInstant } from '#kit/time/calendar';
import type { CommandDeclaration } from './command';
import { CommandError, table, UsageError } from './outcome';

const SINCE_OPTION = ['--since <instant>', 'events since this time, such as 2026-11-28T00:00:00Z'] as const;

function idOf(argument: string | undefined): number {
  const id = argument === undefined ? undefined : recordId(argument);
  if (id === undefined) throw new UsageError('An id is a whole number.');
  return id;
}

export const webhookCommands: readonly CommandDeclaration[] = [
  {
    name: 'list',
    summary: 'Lists the webhook endpoints with their state',
    scope: 'one service',
    run: async ({ installation, service }) =>
      installation.open(service, async app => {
        const endpoints = await app.get(InstalledWebhooks).list();
        if (endpoints.length === 0) return { text: 'None.', data: [] };
        const lines = endpoints.map(({ id, host, email, offReason, waiting, held, failed }) => [
          id,
          host,
          email ?? 'deleted',
          offReason ?? 'active',
          waiting,
          held,
          failed,
        ]);
        const head = ['ID', 'HOST', 'ACCOUNT', 'STATE', 'WAITING', 'HELD', 'FAILED'];
        return { text: table([head, ...lines]), data: endpoints };
      }),
  },
  {
    name: 'resend',
    summary: 'Sends one delivery again',
    scope: 'one service',
    argument: ['<delivery>', 'id of the delivery'],
    run: async ({ installation, service, argument }) => {
      const id = idOf(argument);
      return installation.open(service, async app => {
        if (!(await app.get(InstalledWebhooks).resend(id)))
          throw new CommandError(`There is no delivery ${id} with a stored payload.`);
        return { text: `Delivery ${id} will be sent again.`, data: { service: service.definition.name, id } };
      });
    },
  },
  {
    name: 'replay',
    summary: 'Sends failed and held deliveries of an endpoint again',
    scope: 'one service',
    argument: ['<endpoint>', 'id of the endpoint'],
    options: [SINCE_OPTION],
    run: async ({ installation, service, argument, options }) => {
      const [id, { since }] = [idOf(argument), options];
      if (typeof since !== 'string' || !parseInstant(since)) throw new UsageError('Pass --since with an instant.');
      return installation.open(service, async app => {
        const replayed = await app.get(InstalledWebhooks).replay(id, since);
        return { text: `Deliveries: ${replayed}.`, data: { service: service.definition.name, id, replayed } };
      });
    },
  },
];
