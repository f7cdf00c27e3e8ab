import { assertClosedByDefault } from '#kit/access/closed-by-default';
import { ACCESS_RULE } from '#kit/access/access-rule';
import { Tokens } from '#kit/access/tokens';
import { OwnApi } from '#kit/own-api/own-api';
import { McpController } from '#shared/mcp/mcp.controller';
import { statementsOf } from '../harness/statements';
import { PASSWORD } from '../property/factories';
import { type Actor, type Property, startProperty } from '../property/property';
import { post, send, toolCall } from './mcp-client';

let property: Property;
beforeAll(async () => {
  property = await startProperty();
  await property.setting('mcp_writes', true);
});
afterAll(() => property.service.close());

const db = () => property.service.db;
const endpoint = () => `${property.service.origin}/property/mcp?toolsets=all`;

const READ = toolCall('leads_list');
const write = (name: string) => toolCall('area_editing_create_neighborhood', { name: { en: name, ar: 'الخور' } });

const tokenOf = async ({ id }: Actor) =>
  (await property.service.get(Tokens).signIn('staff', { id, tokenVersion: 1 })).token;

async function createKey(actor: Actor): Promise<{ id: number; key: string }> {
  const body = { name: 'Assistant', password: PASSWORD, read_only: false };
  return (await actor.post('/api/access-keys', body)).body.data;
}

const isOf = (table: string) => (statement: string) => new RegExp(`(FROM|UPDATE|INTO) ${table}\\b`).test(statement);
const count = (statements: string[], table: string) => statements.filter(isOf(table)).length;

describe('the statements of a call', () => {
  const statements = async (call: object, token?: string) => {
    await post(endpoint(), call, { ...(token && { token }) });
    return statementsOf(db(), async () => {
      const { body } = await post(endpoint(), { ...call, id: 2 }, { ...(token && { token }) });
      expect([body.error, body.result.isError]).toEqual([undefined, undefined]);
    });
  };

  it('read the account once, by a key and by a token', async () => {
    const [{ key }, token] = [await createKey(property.owner), await tokenOf(property.owner)];
    const [byKey, byToken] = [await statements(READ, key), await statements(READ, token)];
    console.log(byKey.length, byToken.length, byKey);
    expect([count(byKey, 'account'), count(byToken, 'account')]).toEqual([1, 1]);
  });
});
