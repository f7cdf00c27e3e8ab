import 'reflect-metadata';
import { prepareServices } from '#host/prepare';
import { SERVICES } from '#host/services';
import { SystemClock } from '#kit/time/clock';
import { testConfiguration } from './configuration';

/** Fills an empty database with what every test starts from: tables, roles and settings of all services, no demo data. */
export async function prepareTemplate(url: string): Promise<void> {
  await prepareServices(SERVICES, testConfiguration({ DATABASE_URL: url, DEMO_DATA: 'false' }), new SystemClock());
}
