import { randomUUID } from 'node:crypto';
import { prepareServices } from '#host/prepare';
import { SERVICES } from '#host/services';
import { testConfiguration } from '../harness/configuration';
import { inTurn } from '../harness/demo-template';
import { withDrawings } from '../harness/drawings';
import { TestClock } from '../harness/test-clock';

export interface DemoDatabase {
  url: string;
  drop: () => Promise<void>;
}

/** A database with the demo data of services, pictures included. */
export async function demoDatabase(...names: string[]): Promise<DemoDatabase> {
  const database = `quintet_test_${process.env['JEST_WORKER_ID']}_${randomUUID().slice(0, 8)}`;
  await inTurn(`CREATE DATABASE ${database} TEMPLATE quintet_template STRATEGY FILE_COPY`);
  const address = new URL(process.env['TEST_DATABASE_URL']!);
  address.pathname = database;
  const configuration = testConfiguration({ DATABASE_URL: address.href, SERVICES: names.join(), DEMO_DATA: 'true' });
  const services = SERVICES.filter(({ definition }) => names.includes(definition.name));
  await withDrawings(configuration, names, () => prepareServices(services, configuration, new TestClock()));
  return { url: address.href, drop: () => inTurn(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`) };
}
