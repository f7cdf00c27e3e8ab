import { SERVICES } from '#host/services';
import { Tokens } from '#kit/access/tokens';
import { startService } from '../harness/app';
import { picture } from '../kit/media-files';
import { makeHome } from './factories';
import { type Property, startProperty } from './property';

const HOSTED = SERVICES.find(({ definition }) => definition.name === 'property')!;
const url = '/api/staging/jobs';

let property: Property;
let request: object;
beforeAll(async () => {
  property = await startProperty({}, HOSTED);
  const room = await picture(600, 400).png().toBuffer();
  const before_url = (await property.owner.upload('/api/helpers/upload', room, { for: 'staging' })).body.data.url;
  const { id } = await makeHome(property.service.db);
  request = { property_id: id, before_url, room: 'Bedroom', style: 'family' };
});
afterAll(() => property?.service.close());

it('without a provider a room is drawn, which is a pair like any other', async () => {
  const { id } = (await property.owner.post(url, request)).body.data;
  await property.service.doJobs();
  const { data } = (await property.owner.get(`${url}/${id}`)).body;
  expect(data).toMatchObject({ status: 'done', drawn_pictures: [{ width: 750, height: 500 }] });
  expect((await property.owner.post(`${url}/${id}/accept`, { is_public: true })).status).toBe(200);
});

it.each([
  ['with a key but no model for pictures', { AI_API_KEY: 'sk-local-0123456789abcdef', AI_MODELS: 'model' }],
  ['in production without a key', { NODE_ENV: 'production', CORS_ORIGIN: 'https://homes.example' }],
])('%s nothing is drawn', async (_, environment) => {
  const service = await startService(HOSTED, environment);
  try {
    const { token } = await service.get(Tokens).signIn('staff', { id: property.owner.id, tokenVersion: 1 });
    const answer = await service.anonymous.as(token).post(url, request);
    expect([answer.status, answer.body.code]).toEqual([422, 'studio_unavailable']);
  } finally {
    await service.close();
  }
});
