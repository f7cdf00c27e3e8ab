import { Client } from 'pg';
import { prepareServices } from '#host/preparation/prepare';
import { SERVICES } from '#host/services';
import { SystemClock } from '#kit/time/clock';
import { testConfiguration } from '../harness/configuration';

const DEMO_COMPANIES = /Saffron|Harbour|Palm & Creek|Dubai|دبي|\+1 212|AED|\.example/;

/** Every setting of a database that had none, as JSON. */
async function firstSettings(DEMO_DATA: string): Promise<string> {
  const client = new Client({ connectionString: process.env['DATABASE_URL'] });
  await client.connect();
  try {
    for (const { definition } of SERVICES) await client.query(`DELETE FROM ${definition.name}.setting`);
    const services = SERVICES.map(service => ({ ...service, seedDemo: async () => undefined }));
    await prepareServices(services, testConfiguration({ DEMO_DATA }), new SystemClock());
    const all = SERVICES.map(({ definition }) => `SELECT key, value FROM ${definition.name}.setting`).join(
      ' UNION ALL ',
    );
    return JSON.stringify((await client.query(all)).rows);
  } finally {
    await client.end();
  }
}

it('are nobody’s in particular', async () => {
  expect(await firstSettings('false')).not.toMatch(DEMO_COMPANIES);
});

it('are those of the demo companies beside demo data', async () => {
  const settings = await firstSettings('true');
  for (const name of ['Saffron & Cedar', 'Harbour & Pine Stays', 'Palm & Creek Homes'])
    expect(settings).toContain(name);
});
