import { SERVICES } from '#host/services';
import { Tokens } from '#kit/access/tokens';
import { startService } from '../harness/app';
import { type Food, startFood } from './food';

const HOSTED = SERVICES.find(({ definition }) => definition.name === 'food')!;
const url = '/api/ai-studio';

let food: Food;
beforeAll(async () => {
  food = await startFood({}, HOSTED);
  await food.service.db.rows(
    `UPDATE dish SET description = '{"en": "Red lentils. With cumin.", "ar": "عدس أحمر. مع الكمون."}',
     ingredients = '{"en": "lentils, cumin", "ar": "عدس وكمون"}' WHERE id = $1`,
    [food.dishes.soup.id],
  );
});
afterAll(() => food?.service.close());

it.each([
  ['describe', 'en', ['Lentil soup: Red lentils. With cumin.', 'Lentil soup, made of lentils, cumin', 'Lentil soup']],
  ['describe', 'ar', ['شوربة عدس: عدس أحمر. مع الكمون.', 'شوربة عدس من عدس وكمون', 'شوربة عدس']],
  ['translate', 'ar', ['عدس أحمر. مع الكمون.']],
  ['shorten', 'en', ['Red lentils.']],
  ['alt_text', 'ar', ['شوربة عدس على المائدة']],
])('without a provider texts to %s in %s are put together from the dish', async (task, language, suggestions) => {
  const answer = await food.owner.post(`${url}/texts`, { task, product_id: food.dishes.soup.id, language });
  expect(answer.body.data).toEqual({ suggestions, is_demo: true });
});

it('without a provider dishes are drawn, each picture another one', async () => {
  const { id } = (await food.owner.post(`${url}/pictures`, { product_id: food.dishes.soup.id, count: 2 })).body.data;
  await food.service.doJobs();
  const { data } = (await food.owner.get(`${url}/jobs/${id}`)).body;
  expect(data).toMatchObject({ status: 'done', drawn_pictures: [{ width: 800, height: 600 }, { width: 800 }] });
  const files = await Promise.all(
    data.drawn_pictures.map(async (each: { url: string }) => (await fetch(food.service.origin + each.url)).text()),
  );
  expect(new Set(files).size).toBe(2);
});

it('in production without a key there are neither texts nor pictures', async () => {
  const production = { NODE_ENV: 'production', CORS_ORIGIN: 'https://shop.example' };
  const service = await startService(HOSTED, production);
  try {
    const { token } = await service.get(Tokens).signIn('staff', { id: food.owner.id, tokenVersion: 1 });
    const owner = service.anonymous.as(token);
    for (const answer of [
      await owner.post(`${url}/texts`, { task: 'shorten', text: 'Soup', language: 'en' }),
      await owner.post(`${url}/pictures`, { product_id: food.dishes.soup.id, count: 1 }),
    ])
      expect([answer.status, answer.body.code]).toEqual([422, 'studio_unavailable']);
  } finally {
    await service.close();
  }
});
