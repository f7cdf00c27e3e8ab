import { makeStaff, PASSWORD } from '../property/factories';
import { type Actor, type Property, startProperty } from '../property/property';
import { command } from './commands';

let property: Property;
let actors: Actor[];
beforeAll(async () => {
  property = await startProperty();
  const { owner, agent } = property;
  actors = [owner, agent];
  for (const [index, actor] of [owner, agent, agent].entries()) {
    const { status } = await actor.post('/api/access-keys', { name: `Key ${index + 1}`, password: PASSWORD });
    expect(status).toBe(201);
  }
});
afterAll(() => property.service.close());

const keysOf = async (actor: Actor) => (await actor.get('/api/access-keys')).body.data as object[];

it('lists the keys of a service without their secrets', async () => {
  const { exitCode, data, out } = await command('keys list --service property --json');
  expect([exitCode, data.map(({ name, email }: { name: string; email: string }) => [email, name])]).toEqual([
    0,
    [
      ['agent@example.com', 'Key 2'],
      ['agent@example.com', 'Key 3'],
      ['owner@example.com', 'Key 1'],
    ],
  ]);
  expect(out).not.toMatch(/qk_\w{6}/);
  const text = (await command('keys list --service property --email OWNER@example.com')).out;
  expect(text).toContain('Key 1');
  expect(text).not.toContain('Key 2');
  const other = await makeStaff(property.service.db, { role: 'Agent' });
  expect((await command(`keys list --service property --email ${other.email}`)).out).toBe('None.\n');
});

it.each([
  'keys revoke --service property',
  'keys revoke 1 --all --service property',
  'keys revoke x --service property',
])('%s revokes nothing', async line => {
  expect((await command(line)).exitCode).toBe(2);
  expect((await Promise.all(actors.map(keysOf))).flat()).toHaveLength(3);
});

it('revokes one key, those of an account, or all', async () => {
  const [first] = (await command('keys list --service property --email owner@example.com --json')).data;
  expect(await command(`keys revoke ${first.id} --service property`)).toMatchObject({
    exitCode: 0,
    out: 'Revoked access keys: 1.\n',
  });
  expect(await keysOf(property.owner)).toEqual([]);
  expect(await command(`keys revoke ${first.id} --service property`)).toMatchObject({
    exitCode: 1,
    complaint: `There is no access key ${first.id}.\n`,
  });
  expect((await command('keys revoke --email agent@example.com --service property --json')).data.ids).toHaveLength(2);
  expect(await keysOf(property.agent)).toEqual([]);
  expect((await command('keys revoke --all --service property')).out).toBe('Revoked access keys: 0.\n');
});
