import sharp from 'sharp';
import { Temporal } from 'temporal-polyfill';
import { Storage } from '#media/storage';
import { property } from '#services/property/property';
import { Home } from '#services/property/homes/home.entity';
import type { TestService } from '../harness/app';
import type { Client } from '../harness/client';
import { startWithDemo } from '../harness/demo-template';
import { idsIn } from './property';

let service: TestService;
let owner: Client;
beforeAll(async () => {
  service = await startWithDemo(property);
  owner = service.anonymous.as(await token('owner@property.example'));
});
afterAll(() => service?.close());

async function token(email: string): Promise<string> {
  const sent = { email, password: service.configuration.demoPassword };
  return (await service.anonymous.post('/api/auth/login', sent)).body.data.access_token;
}

it('fills six neighborhoods with thirty published homes', async () => {
  const areas = (await service.anonymous.get('/api/neighborhoods')).body.data;
  expect(areas).toHaveLength(6);
  expect(areas.every((area: { properties_count: number }) => area.properties_count >= 3)).toBe(true);
  const { neighborhood } = (await service.anonymous.get('/api/properties/facets')).body.data;
  expect(Object.values<number>(neighborhood).reduce((sum, homes) => sum + homes)).toBe(30);
  const { data } = (await service.anonymous.get('/api/properties')).body;
  expect(data).toMatchObject({ total: 30, totalPages: 3 });
  expect((await owner.get('/api/properties/manage')).body.data.counts).toEqual({ all: 35, published: 30, drafts: 2 });
  const newest = await service.anonymous.get('/api/properties?sort=newest');
  expect(idsIn(newest)).toEqual(data.data.map(({ id }: { id: number }) => id));
});

it('says everything in both languages', async () => {
  for (const home of await service.db.of(Home).find()) {
    for (const text of [home.title, home.description]) {
      expect(text.en).toMatch(/^[^\u0600-\u06ff]+$/);
      expect(text.ar).toMatch(/[\u0600-\u06ff]/);
    }
  }
});

it('has whole prices, texts that end in many ways, and homes listed at many times of the day', async () => {
  const homes = await service.db.of(Home).find();
  expect(homes.filter(({ priceCents }) => priceCents % 100_000 !== 0)).toEqual([]);
  const endings = homes.map(({ description }) => description.en.split('. ').at(-1)!);
  const most = Math.max(...endings.map(ending => endings.filter(other => other === ending).length));
  expect(most).toBeLessThanOrEqual(6);
  const listed = homes.flatMap(({ publishedAt }) => publishedAt ?? []);
  expect(new Set(listed.map(at => at.getMinutes())).size).toBeGreaterThan(15);
  expect(listed.filter(at => at.getTime() > service.clock.now().epochMilliseconds)).toEqual([]);
});

it('shows pictures that are there', async () => {
  const storage = service.get(Storage);
  const homes = (await service.anonymous.get('/api/properties?page_size=24')).body.data.data;
  for (const { slug } of homes) {
    const { media } = (await service.anonymous.get(`/api/properties/${slug}`)).body.data;
    expect(media).toHaveLength(5);
    for (const { url } of media) expect(await storage.exists(storage.keyOf(url)!)).toBe(true);
  }
  const picture = await fetch(service.origin + homes[0].cover.url);
  expect(await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).toMatchObject({
    format: 'jpeg',
    width: 750,
  });
});

it('shows every home with a picture of its own', async () => {
  const covers = await service.db.rows<{ url: string }>(`SELECT url FROM home_media WHERE is_cover`);
  const neighborhoods = (await service.anonymous.get('/api/neighborhoods')).body.data as { cover_url: string }[];
  const urls = [...covers, ...neighborhoods.map(({ cover_url: url }) => ({ url }))].map(({ url }) => url);
  expect(covers.length).toBeGreaterThan(30);
  expect(new Set(urls).size).toBe(urls.length);
});

it('has homes that can be sent back as the dashboard shows them', async () => {
  for (const { id } of (await owner.get('/api/properties/manage?page_size=50')).body.data.data) {
    const before = (await owner.get(`/api/properties/manage/${id}`)).body.data;
    const { media, staging_pairs, location } = before;
    const again = await owner.put(`/api/properties/manage/${id}`, { media, staging_pairs, location });
    expect(again.body.data).toEqual(before);
  }
});

it('has something on the home page, with a staged room', async () => {
  const settings = (await service.anonymous.get('/api/settings/public')).body.data;
  const featured = (await service.anonymous.get('/api/properties/featured')).body.data;
  expect(featured.map(({ reference }: { reference: string }) => reference)).toEqual(settings.home_featured_references);
  const staged = await service.anonymous.get(`/api/properties/${settings.home_staging_property_slug}`);
  expect(staged.body.data.staged_room).toMatchObject({ room: { en: 'Living room' } });
});

it('has inquiries and viewings of every status', async () => {
  const leads = (await owner.get('/api/leads')).body.data.counts;
  const viewings = (await owner.get('/api/viewings')).body.data.counts;
  for (const count of [...Object.values(leads), ...Object.values(viewings)]) expect(count).toBeGreaterThan(0);
  expect((await owner.get('/api/overview')).body.data.viewings).toEqual({ awaiting_confirmation: 3, upcoming: 2 });
});

it('has older inquiries from waking hours, on several days', async () => {
  const { data } = (await owner.get('/api/leads?page_size=50')).body.data;
  const received = data.map(({ received_at: at }: { received_at: string }) =>
    Temporal.Instant.from(at).toZonedDateTimeISO('Asia/Dubai'),
  ) as Temporal.ZonedDateTime[];
  const yesterday = received.filter(at => service.clock.now().since(at.toInstant()).total('hours') > 24);
  expect(yesterday.filter(({ hour }) => hour < 8 || hour > 21)).toEqual([]);
  expect(new Set(yesterday.map(at => at.toPlainDate().toString())).size).toBeGreaterThan(6);
});

it('shows portraits of the team', async () => {
  const { pictures } = (await owner.get('/api/auth/me')).body.data;
  expect(pictures).toMatchObject([{ width: 480, height: 480 }]);
});

it('lets the agent do what agents do', async () => {
  const agent = service.anonymous.as(await token('agent@property.example'));
  for (const path of ['properties/manage', 'leads', 'viewings', 'overview', 'neighborhoods/manage']) {
    expect((await agent.get(`/api/${path}`)).status).toBe(200);
  }
  for (const path of ['settings', 'admins', 'roles']) expect((await agent.get(`/api/${path}`)).status).toBe(403);
});
