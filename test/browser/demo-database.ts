import { prepareServices } from '#host/preparation/prepare';
import { SERVICES } from '#host/services';
import { testConfiguration } from '../harness/configuration';
import { withDrawings } from '../harness/drawings';
import { TestClock } from '../harness/test-clock';
import { addressOf, createDatabase, dropDatabase, newName } from '../harness/test-databases.cjs';

export interface DemoDatabase {
  url: string;
  drop: () => Promise<void>;
}

/** A database with the demo data of services, pictures included. */
export async function demoDatabase(...names: string[]): Promise<DemoDatabase> {
  const database = newName();
  await createDatabase(database);
  const url = addressOf(database);
  const configuration = testConfiguration({ DATABASE_URL: url, SERVICES: names.join(), DEMO_DATA: 'true' });
  const services = SERVICES.filter(({ definition }) => names.includes(definition.name));
  await withDrawings(configuration, names, () => prepareServices(services, configuration, new TestClock()));
  return { url, drop: async () => dropDatabase(database) };
}
