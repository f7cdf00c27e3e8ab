import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { dishes as seeds, drawingOf, seedMenu } from '#seeds/food/menu';
import { drawDish } from '#seeds/food/pictures/drawing';
import { Passwords } from '#kit/access/passwords';
import { Storage } from '#media/storage';
import { food } from '#services/food/food';
import { Dish } from '#services/food/menu/dish.entity';
import { optionGroupProblems } from '#services/food/menu/option-groups';
import { startService, type TestService } from '../harness/app';
import { withDrawings } from '../harness/drawings';

interface Shown {
  id: number;
  slug: string;
  category: { slug: string };
  images: string[];
  is_available: boolean;
}

let service: TestService;
let ids: ReadonlyMap<string, number>;
beforeAll(async () => {
  // Drawing the pictures takes longer than a request may.
  service = await startService(food, { DATABASE_TIMEOUT_MS: '60000' });
  const { configuration, db, clock } = service;
  const passwords = service.get(Passwords);
  const storage = service.get(Storage);
  const seeding = { definition: food.definition, configuration, db, clock, passwords, storage };
  ids = await withDrawings(configuration, ['food'], () => db.transaction(() => seedMenu(seeding)));
});
afterAll(() => service.close());

const menu = async (query = 'limit=100'): Promise<Shown[]> =>
  (await service.anonymous.get(`/api/products?${query}`)).body.data.items;

it('fills eight categories with at least 24 published dishes', async () => {
  const { data } = (await service.anonymous.get('/api/categories')).body.data;
  expect(data).toHaveLength(8);
  const dishes = await menu();
  expect(dishes.length).toBeGreaterThanOrEqual(24);
  for (const { slug } of data) {
    expect(dishes.filter(dish => dish.category.slug === slug).length).toBeGreaterThanOrEqual(2);
  }
  expect(dishes.map(({ slug }) => slug)).toEqual(seeds.filter(({ draft }) => !draft).map(({ slug }) => slug));
  expect(dishes.every(({ id, slug }) => ids.get(slug) === id)).toBe(true);
});

it('has something to show everywhere', async () => {
  expect((await service.anonymous.get('/api/products/featured')).body.data.total).toBeGreaterThanOrEqual(4);
  expect(await menu('dietary=vegan&limit=100')).not.toHaveLength(0);
  expect(await menu('available=false')).not.toHaveLength(0);
  expect(await menu(`q=${encodeURIComponent('كنافة')}`)).toHaveLength(1);
  const { related } = (await service.anonymous.get('/api/products/slug/fattoush')).body.data;
  expect(related).toHaveLength(8);
});

it('says everything in both languages and asks only what can be answered', async () => {
  for (const dish of await service.db.of(Dish).find()) {
    for (const text of [dish.name, dish.description, dish.ingredients]) {
      expect(text.en).toMatch(/^[^\u0600-\u06ff]+$/);
      expect(text.ar).toMatch(/[\u0600-\u06ff]/);
    }
    expect(optionGroupProblems(dish.optionGroups)).toEqual({});
  }
});

it('draws each dish differently, also without its colours', async () => {
  // A drawing is of its own form: shapes and numbers stay when the colours go.
  const formOf = (slug: string) => drawDish(drawingOf(slug), 'one slug for all').replaceAll(/#[\da-f]{6}/g, '');
  const forms = seeds.map(({ slug }) => formOf(slug));
  expect(new Set(forms).size).toBe(forms.length);

  const bytesOf = async (path: string) => Buffer.from(await (await fetch(`${service.origin}${path}`)).arrayBuffer());
  const pictures = await Promise.all((await menu()).map(async ({ images }) => bytesOf(images[0]!)));
  const hashes = pictures.map(picture => createHash('sha256').update(picture).digest('hex'));
  expect(new Set(hashes).size).toBe(hashes.length);
});

it('stores a picture of each dish', async () => {
  for (const dish of await menu()) {
    expect(dish.images).toEqual([`/food/media/demo/dishes/${dish.slug}-800x600-480-800/800.jpg`]);
  }
  const { body } = await service.anonymous.get('/api/products/slug/lamb-kofta');
  const [picture] = body.data.pictures;
  expect(picture).toMatchObject({ url: body.data.images[0], alt: body.data.name, width: 800, height: 600 });
  expect(picture.versions).toHaveLength(4);
  for (const { url, type, width, height } of picture.versions) {
    const response = await fetch(`${service.origin}${url}`);
    expect(response.headers.get('content-type')).toBe(type);
    const drawn = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect([drawn.width, drawn.height]).toEqual([width, height]);
  }
  const categories = (await service.anonymous.get('/api/categories')).body.data.data;
  for (const { image, pictures } of categories)
    expect(pictures).toEqual([expect.objectContaining({ url: image, width: 800 })]);
  const [first] = (await service.anonymous.get('/api/products?limit=3')).body.data.items;
  expect(first.pictures).toHaveLength(1);
});
