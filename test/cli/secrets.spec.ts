/** @no-database */
import { parseEnv } from 'node:util';
import { readConfiguration } from '#kit/config/configuration';
import { command } from './commands';

const print = async (line = 'secrets') => {
  const { exitCode, out, complaint } = await command(line);
  expect({ exitCode, complaint }).toEqual({ exitCode: 0, complaint: '' });
  return out;
};

it('prints an .env file with which production starts', async () => {
  const values = parseEnv(await print('secrets --email boss@example.com'));
  const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://localhost/quintet' };
  const configuration = readConfiguration({ ...values, ...production }, ['food']);
  expect(configuration.firstAdmin).toEqual({ email: 'boss@example.com', password: values['FIRST_ADMIN_PASSWORD'] });
  expect(configuration.jwtSecret).toMatch(/^[0-9a-f]{64}$/);
});

it('prints others each time, of letters and digits', async () => {
  const [one, other] = [parseEnv(await print()), parseEnv(await print())];
  const secrets = Object.keys(one).filter(name => name !== 'FIRST_ADMIN_EMAIL');
  expect(secrets.length).toBeGreaterThanOrEqual(4);
  for (const name of secrets) {
    expect(one[name]).toMatch(/^[A-Za-z0-9]{24,}$/);
    expect(one[name]).not.toBe(other[name]);
  }
});

it('refuses an address that would break the file', async () => {
  for (const email of ['nobody', '$(id)@example.com']) {
    expect((await command(`secrets --email ${email}`)).exitCode).toBe(2);
  }
});
