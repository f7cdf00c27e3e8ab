import 'reflect-metadata';
import { createHost } from '#host/host';
import type { HostedService } from '#host/service/hosted-service';
import { Database } from '#kit/database/database';
import { Jobs } from '#jobs/jobs';
import { Log } from '#kit/log/log';
import { Mailbox } from '#mail/mailbox';
import type { TableVersions } from '#cache/table-versions';
import type { WriteListener } from '#cache/write-listener';
import type { TestService } from '../app';
import { Client } from '../client';
import { MANY_VISITORS, testConfiguration } from '../configuration';
import { TestClock } from '../test-clock';
import { describedService } from './described-service';
import { shareScannedRoutes } from './scanned-routes';

shareScannedRoutes();

/** Boots one service. `environment` overrides variables of the test configuration. */
export async function bootService(
  hosted: HostedService,
  environment: Record<string, string> = {},
  log?: Log,
): Promise<TestService> {
  const configuration = testConfiguration({ SERVICES: hosted.definition.name, ...MANY_VISITORS, ...environment });
  const clock = new TestClock();
  const mailbox = new Mailbox();
  const context = { configuration, clock, mailbox, log: log ?? new Log(configuration.logLevel) };
  const host = await createHost([hosted], context);
  await new Promise<void>(resolve => host.server.listen(0, '127.0.0.1', resolve));
  const { app, versions } = host.services[0]!;
  await receiveNotifications(host.listeners);
  const address = host.server.address() as { port: number };
  const { document, conformance } = await describedService(app, hosted.definition);
  return {
    host,
    configuration,
    clock,
    mailbox,
    db: app.get(Database),
    origin: `http://127.0.0.1:${address.port}`,
    anonymous: new Client(host.server, `/${hosted.definition.name}`, conformance),
    document,
    get: token => app.get(token, { strict: false }),
    doJobs: () => app.get(Jobs).drain(),
    close: async () => {
      await receiveNotifications(host.listeners);
      await host.close();
      assertNoMissedWrites(versions);
    },
  };
}

export const receiveNotifications = async (listeners: readonly WriteListener[]) =>
  void (await Promise.all(listeners.map(listener => listener.settle())));

/** Every write of this process must be recognised from its statements, before the notification of Postgres arrives. */
export function assertNoMissedWrites({ service, missed }: TableVersions): void {
  if (missed.size > 0) throw new Error(`Writes of ${service} to ${[...missed].join()} were not recognised`);
}
