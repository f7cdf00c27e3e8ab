import 'reflect-metadata';
import { Client } from 'pg';
import type { SeededService } from '#host/service/hosted-service';
import { prepareServices } from '#host/preparation/prepare';
import { SERVICES } from '#host/services';
import { SystemClock } from '#kit/time/clock';
import { demoValue } from '#shared/settings/seed-settings';
import { testConfiguration } from './configuration';

/**
 * Fills an empty database with what every test starts from: tables, roles and settings of the services, no demo data.
 * The settings are those of the demo companies, so that time zones, names and currencies differ from what is neutral.
 */
export async function prepareTemplate(url: string, services: readonly SeededService[] = SERVICES): Promise<void> {
  await prepareServices(services, testConfiguration({ DATABASE_URL: url, DEMO_DATA: 'false' }), new SystemClock());
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const { definition } of services) {
      for (const seed of definition.settings) {
        const change = `UPDATE ${definition.name}.setting SET value = $2::jsonb WHERE key = $1`;
        await client.query(change, [seed.key, JSON.stringify(demoValue(seed))]);
      }
    }
  } finally {
    await client.end();
  }
}
