import 'reflect-metadata';
import { createHost } from '#host/host';
import { prepareServices } from '#host/prepare';
import { SERVICES } from '#host/services';
import { Database } from '#kit/database/database';
import { Log } from '#kit/log/log';
import { Mailbox } from '#kit/mail/mailbox';
import { testConfiguration } from '../harness/configuration';
import { withDrawings } from '../harness/drawings';
import { freePort } from '../harness/free-port';
import { TestClock } from '../harness/test-clock';
import { serveSite } from './site';

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
  /** Which of them get their demo data, which take some seconds each; all when left out. */
  demo?: readonly ServiceName[];
  environment?: Record<string, string>;
}

/** The application as it runs for a visitor, on the database of this test file, and sites that call it from origins of their own. */
export async function startApplication({
  services,
  sites = [],
  demo = services,
  ...wanted
}: Wanted): Promise<Application> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const siteOrigins = new Map<string, string>();
  for (const name of sites) siteOrigins.set(name, `http://127.0.0.1:${await freePort()}`);
  const [firstSite] = siteOrigins.values();
  const configuration = testConfiguration({
    SERVICES: services.join(),
    PORT: String(port),
    PUBLIC_URL: origin,
    DEMO_DATA: 'true',
    ...(firstSite && { CORS_ORIGIN: [...siteOrigins.values()].join() }),
    ...(firstSite && Object.fromEntries(services.map(name => [`${name.toUpperCase()}_SITE_URL`, firstSite]))),
    ...wanted.environment,
  });
  const [clock, mailbox, log] = [new TestClock(), new Mailbox(), new Log(configuration.logLevel)];
  await withDrawings(configuration, demo, () => prepareServices(servicesOf(demo), configuration, clock));
  const host = await createHost(servicesOf(services), { configuration, clock, mailbox, log });
  await host.open();
  const served = await Promise.all([...siteOrigins].map(async ([name, at]) => serveSite(name, at, origin)));
  return {
    origin,
    site: name => siteOrigins.get(name)!,
    db: name => host.services.find(service => service.name === name)!.app.get(Database),
    mailbox,
    clock,
    close: async () => {
      for (const site of served) await site.close();
      await host.close();
    },
  };
}

const servicesOf = (names: readonly ServiceName[]) =>
  SERVICES.filter(({ definition }) => names.some(name => name === definition.name));
