import 'reflect-metadata';
import { createHost } from '#host/host';
import { SERVICES } from '#host/services';
import { Database } from '#kit/database/database';
import { Log } from '#kit/log/log';
import { Mailbox } from '#mail/mailbox';
import { testConfiguration } from '../harness/configuration';
import { recentDemoDatabase } from '../harness/demo-template';
import { freePort } from '../../tools/free-port.cjs';
import { TestClock } from '../harness/test-clock';
import { siteOf } from './site';

type ServiceName = 'food' | 'courses' | 'property' | 'stays' | 'fitness';

export interface Application {
  /** Where it listens, jobs and live updates included: `http://127.0.0.1:<port>`. */
  origin: string;
  /** Where a folder of `examples` is served, which knows the application by `VITE_API`. */
  site: (name: string) => string;
  db: (service: ServiceName) => Database;
  mailbox: Mailbox;
  clock: TestClock;
  close: () => Promise<void>;
}

export interface Wanted {
  services: readonly ServiceName[];
  /** Folders of `examples`; mails and payments lead to the first. */
  sites?: readonly string[];
  /** Which of them get their demo data; all when left out. */
  demo?: readonly ServiceName[];
  environment?: Record<string, string>;
}

/** The application as it runs for a visitor, on demo data of its own, and sites that call it from other origins. */
export async function startApplication({
  services,
  sites = [],
  demo = services,
  ...wanted
}: Wanted): Promise<Application> {
  const served = new Map(await Promise.all(sites.map(async name => [name, await siteOf(name)] as const)));
  const [firstSite] = [...served.values()].map(site => site.origin);
  const database = await recentDemoDatabase(...demo);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const configuration = testConfiguration({
    SERVICES: services.join(),
    PORT: String(port),
    PUBLIC_URL: origin,
    DATABASE_URL: database.url,
    DEMO_DATA: 'true',
    ...(firstSite && { CORS_ORIGIN: [...served.values()].map(site => site.origin).join() }),
    ...(firstSite && Object.fromEntries(services.map(name => [`${name.toUpperCase()}_SITE_URL`, firstSite]))),
    ...wanted.environment,
  });
  const [clock, mailbox, log] = [new TestClock(), new Mailbox(), new Log(configuration.logLevel)];
  const host = await createHost(servicesOf(services), { configuration, clock, mailbox, log });
  await host.open();
  for (const site of served.values()) site.callApi(origin);
  return {
    origin,
    site: name => served.get(name)!.origin,
    db: name => host.services.find(service => service.name === name)!.app.get(Database),
    mailbox,
    clock,
    close: async () => {
      await host.close();
      await database.drop();
    },
  };
}

const servicesOf = (names: readonly ServiceName[]) =>
  SERVICES.filter(({ definition }) => names.some(name => name === definition.name));
