import { race, statuses } from '../harness/race';
import type { Home } from '#services/property/homes/home.entity';
import { trials } from '../harness/trials';
import { makeHome, pictures } from './factories';
import { type Property, startProperty } from './property';

let property: Property;
let home: Home;
beforeAll(async () => {
  property = await startProperty();
});
afterAll(() => property?.service.close());
beforeEach(async () => {
  home = await makeHome(property.service.db);
});
afterEach(() => property.empty());

const put = (media: unknown) => property.agent.put(`/api/properties/manage/${home.id}/media`, { media });
const shown = async () => (await property.anonymous.get(`/api/properties/${home.slug}`)).body.data;
const urls = (media: { url: string }[]) => media.map(({ url }) => url);

it('shows in the order of the list, with one cover', async () => {
  const media = pictures(40);
  const answer = await put(media.map((item, index) => ({ ...item, is_cover: index === 7 })));
  expect(answer.status).toBe(200);
  expect(urls(answer.body.data.media)).toEqual(urls(media));
  expect(answer.body.data.cover.url).toBe(media[7]!.url);
  const public_ = await shown();
  expect(urls(public_.media)).toEqual(urls(media));
  expect(public_.media.filter((item: { is_cover: boolean }) => item.is_cover)).toHaveLength(1);
  expect((await property.anonymous.get('/api/properties')).body.data.data[0].cover.url).toBe(media[7]!.url);
});

it('takes its first item for the cover when none is marked', async () => {
  const media = pictures(3);
  expect((await put(media)).body.data.cover.url).toBe(media[0]!.url);
  expect((await put([])).body.data).toMatchObject({ cover: null, media: [] });
});

it.each<[string, object[]]>([
  [
    'with texts and a cover of its own',
    [
      { url: '/property/media/a.jpg', alt: 'Hall', is_cover: false },
      { url: '/property/media/b.mp4', is_cover: true },
    ],
  ],
  ['without texts', [{ url: '/property/media/a.jpg', alt: null }]],
  [
    'with texts as long as they can be',
    [{ url: '/property/media/a.jpg', alt: { en: 'x'.repeat(300), ar: 'ض'.repeat(300) } }],
  ],
  ['of forty', pictures(40)],
  ['that is empty', []],
])('can be sent back as the dashboard shows it, %s', async (_, media) => {
  await put(media);
  const before = (await property.agent.get(`/api/properties/manage/${home.id}`)).body.data;
  for (const again of [
    await put(before.media),
    await property.agent.put(`/api/properties/manage/${home.id}`, { media: before.media }),
  ]) {
    expect(again.status).toBe(200);
    expect(again.body.data).toEqual(before);
  }
});

it.each<[unknown, string]>([
  [pictures(41), 'media'],
  [pictures(2).map(item => ({ ...item, is_cover: true })), 'media'],
  [undefined, 'media'],
  [null, 'media'],
  ['/property/media/a.jpg', 'media'],
  [['/property/media/a.jpg'], 'media'],
  [[{}], 'media.0.url'],
  [[{ url: 'https://elsewhere.example/a.jpg' }], 'media.0.url'],
  [[{ url: '//elsewhere.example/a.jpg' }], 'media.0.url'],
  [[{ url: 'javascript:alert(1)' }], 'media.0.url'],
  [[{ url: 'data:image/png;base64,AAAA' }], 'media.0.url'],
  [[{ url: '/food/media/a.jpg' }], 'media.0.url'],
  [[{ url: '/property/media/../secret.jpg' }], 'media.0.url'],
  [[...pictures(1), { url: '/property/media/' }], 'media.1.url'],
  [[{ ...pictures(1)[0], is_cover: 'yes' }], 'media.0.is_cover'],
  [[{ ...pictures(1)[0], position: 3 }], 'media.0.position'],
])('refuses %j', async (media, field) => {
  await put(pictures(2));
  for (const answer of [
    await put(media),
    await property.agent.put(`/api/properties/manage/${home.id}`, { media: media ?? 'x' }),
  ]) {
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.errors)).toContain(field);
  }
  expect((await shown()).media).toHaveLength(2);
});

it('ends as one of two that are sent at once', async () => {
  const galleries = [pictures(5), pictures(9).toReversed()];
  for (let round = 0; round < trials(5, 2); round++) {
    const answers = await race(8, index => put(galleries[index % 2]));
    expect(statuses(answers)).toEqual({ 200: 8 });
    expect(galleries.map(urls)).toContainEqual(urls((await shown()).media));
  }
});

it('has one cover by law of the database', async () => {
  await put(pictures(2));
  const second = property.service.db.rows('UPDATE home_media SET is_cover = true WHERE home_id = $1', [home.id]);
  await expect(second).rejects.toThrow(/home_media_one_cover/);
});
