import { statementsOf } from '../harness/statements';
import { day, makeBlock, makeDestination, makeStay, photographs } from './factories';
import { type Stays, startStays } from './stays';

let stays: Stays;
beforeAll(async () => {
  stays = await startStays();
});
afterAll(() => stays?.service.close());

const slugs = (rows: { slug: string }[]) => rows.map(({ slug }) => slug);
const search = async (query: string) => stays.anonymous.get(`/api/stays?${query}`);
const found = async (query: string) => slugs((await search(query)).body.data.data);

describe('the search', () => {
  let coast: { id: number; slug: string };
  beforeAll(async () => {
    const { db } = stays.service;
    coast = await makeDestination(db, { slug: 'coast' });
    await makeDestination(db, { slug: 'secret', isActive: false });
    const of = (slug: string, values: object) =>
      makeStay(db, { slug, destinationId: coast.id, updatedAt: new Date('2026-01-01T00:00:00Z'), ...values });
    await of('cheap-cabin', { type: 'cabin', nightlyRateCents: 5_000, maxGuests: 2, ratingAverage: 5, reviewCount: 1 });
    await of('grand-villa', { nightlyRateCents: 90_000, maxGuests: 12, ratingAverage: 4.9, reviewCount: 40 });
    await of('plain-loft', { type: 'loft', nightlyRateCents: 9_000 });
    await of('draft-loft', { type: 'loft', status: 'draft' });
  });

  it('answers published stays in full, six on a page', async () => {
    const { body } = await search('destination=coast&sort=price_asc');
    expect(slugs(body.data.data)).toEqual(['cheap-cabin', 'plain-loft', 'grand-villa']);
    expect(body.data).toMatchObject({ page: 1, page_size: 6, total: 3, total_pages: 1 });
    expect(body.data.data[0]).toMatchObject({
      type: 'cabin',
      status: 'published',
      destination_id: coast.id,
      destination: { id: coast.id, slug: 'coast' },
      nightly_rate: 50,
      cleaning_fee: 40,
      check_in_time: '15:00',
      check_out_time: '11:00',
      media: [{ position: 1 }, { position: 2 }, { position: 3 }],
      rating: 5,
      review_count: 1,
    });
    expect((await search('page_size=100')).body.data.page_size).toBe(24);
    expect((await search('page_size=0&page=0')).body.data).toMatchObject({ page: 1, page_size: 6 });
    expect((await search('destination=coast&page=9')).body.data).toMatchObject({ data: [], total: 3, page: 9 });
  });

  it('tells what the asked nights cost, as the quote does, in as many statements as without dates', async () => {
    const [check_in, check_out] = [day(160), day(163)];
    const dates = `checkIn=${check_in}&checkOut=${check_out}`;
    const { body } = await search(`destination=coast&sort=price_asc&${dates}`);
    expect(body.data.data[1].price).toEqual({
      check_in,
      check_out,
      nights: 3,
      subtotal: 270,
      cleaning_fee: 40,
      total: 310,
      deposit: 0,
      to_pay: 310,
      currency: 'USD',
    });
    const quote = await stays.anonymous.get(`/api/stays/plain-loft/quote?${dates}&guests=1`);
    expect(quote.body.data).toMatchObject({ total: 310, nights: 3 });
    expect((await search('destination=coast')).body.data.data[0].price).toBeNull();
    const { db } = stays.service;
    const without = await statementsOf(db, () => search('destination=coast&page_size=9'));
    const priced = await statementsOf(db, () => search(`destination=coast&page_size=9&${dates}`));
    expect(priced).toHaveLength(without.length);
  });

  it('narrows and sorts', async () => {
    expect(await found('destination=coast&guests=5')).toEqual(['grand-villa']);
    expect(await found('destination=coast&type=loft')).toEqual(['plain-loft']);
    expect(await found('destination=coast&sort=price_desc')).toEqual(['grand-villa', 'plain-loft', 'cheap-cabin']);
    expect(await found('destination=coast&sort=rating')).toEqual(['cheap-cabin', 'grand-villa', 'plain-loft']);
    expect(await found('destination=coast&sort=recommended')).toEqual(['grand-villa', 'cheap-cabin', 'plain-loft']);
    expect(await found('destination=coast&colour=blue')).toHaveLength(3);
  });

  it('leaves out what is not free every night, and everything in the past', async () => {
    const stay = await makeStay(stays.service.db, { slug: 'busy', destinationId: coast.id, minNights: 3 });
    await makeBlock(stays.service.db, { stayId: stay.id, from: day(13), to: day(14) });
    const ask = (from: number, to: number) => found(`destination=coast&checkIn=${day(from)}&checkOut=${day(to)}`);
    expect(await ask(10, 13)).toContain('busy');
    expect(await ask(11, 14)).not.toContain('busy');
    expect(await ask(14, 17)).toContain('busy');
    expect(await ask(15, 17)).not.toContain('busy');
    expect(await ask(-9, -5)).toEqual([]);
  });

  it('leaves out stays that a stopped calendar keeps from being booked, and nights that no booking can have', async () => {
    const { db } = stays.service;
    const stay = await makeStay(db, { slug: 'stopped', destinationId: coast.id });
    const ask = (from: number, to: number) => found(`destination=coast&checkIn=${day(from)}&checkOut=${day(to)}`);
    expect(await ask(20, 23)).toContain('stopped');
    await db.rows(
      `INSERT INTO calendar_feed (stay_id, number, name, address, address_hash, stop_when_stale, created_at)
       VALUES ($1, 1, 'Platform', 'https://platform.example/1.ics', 'hash', true, now() - interval '2 days')`,
      [stay.id],
    );
    expect(await ask(20, 23)).not.toContain('stopped');
    expect(await ask(20, 23)).toContain('plain-loft');
    expect(await ask(20, 80)).toContain('plain-loft');
    expect(await ask(20, 81)).toEqual([]);
    expect(await ask(3_650, 3_653)).toContain('plain-loft');
    expect(await ask(3_651, 3_654)).toEqual([]);
  });

  it.each([
    ['destination=nowhere', 'destination'],
    ['destination=secret', 'destination'],
    ['destination=', 'destination'],
    ['type=castle', 'type'],
    ['type=villa&type=loft', 'type'],
    ['sort=newest', 'sort'],
    ['guests=0', 'guests'],
    ['guests=51', 'guests'],
    ['guests=two', 'guests'],
    [`checkIn=${day(3)}`, 'checkOut'],
    [`checkOut=${day(3)}`, 'checkIn'],
    [`checkIn=${day(3)}&checkOut=${day(3)}`, 'checkOut'],
    ['checkIn=2026-02-30&checkOut=2026-03-02', 'checkIn'],
  ])('refuses %s', async (query, field) => {
    const { status, body } = await search(query);
    expect([status, body.code, Object.keys(body.errors)]).toEqual([400, 'validation_failed', [field]]);
  });

  it('takes three statements at most', async () => {
    const statements = await statementsOf(stays.service.db, () =>
      search(`destination=coast&checkIn=${day(10)}&checkOut=${day(13)}&guests=2`),
    );
    expect(statements.length).toBeLessThanOrEqual(3);
  });
});

describe('the home page', () => {
  const set = (key: string, value: unknown) => stays.owner.patch(`/api/settings/${key}`, { value });

  it('shows the stays its settings name, in order, each once, and only published ones', async () => {
    const { db } = stays.service;
    const [first, second, draft] = [await makeStay(db), await makeStay(db), await makeStay(db, { status: 'draft' })];
    await set('home_featured_references', [
      second.reference,
      'STY-0',
      draft.reference,
      first.reference,
      second.reference,
    ]);
    expect(slugs((await stays.anonymous.get('/api/stays/featured')).body.data)).toEqual([second.slug, first.slug]);
    expect((await stays.anonymous.get('/api/stays/hero')).body.data).toBeNull();
    await set('home_hero_stay_reference', draft.reference);
    expect((await stays.anonymous.get('/api/stays/hero')).body.data).toBeNull();
    await set('home_hero_stay_reference', first.reference);
    expect((await stays.anonymous.get('/api/stays/hero')).body.data).toMatchObject({ slug: first.slug });
    for (const [key, value] of [
      ['home_featured_references', 'STY-1001'],
      ['timezone', 'Mars/Olympus'],
      ['default_check_in_time', '3 pm'],
      ['allow_pay_on_arrival', 'yes'],
    ] as const) {
      expect((await set(key, value)).status).toBe(400);
    }
  });
});

describe('facets', () => {
  it('count published stays by type and visible destination', async () => {
    const before = (await stays.anonymous.get('/api/stays/facets')).body.data;
    const destination = await makeDestination(stays.service.db, { slug: 'hills' });
    await makeStay(stays.service.db, { type: 'chalet', destinationId: destination.id });
    await makeStay(stays.service.db, { type: 'chalet', status: 'draft', destinationId: destination.id });
    const after = (await stays.anonymous.get('/api/stays/facets')).body.data;
    const chalets = ({ types }: { types: { type: string; count: number }[] }) =>
      types.find(({ type }) => type === 'chalet')!.count;
    expect([after.total, chalets(after)]).toEqual([before.total + 1, chalets(before) + 1]);
    expect(after.types).toHaveLength(6);
    const wifi = after.amenities.find(({ slug }: { slug: string }) => slug === 'wifi');
    expect(wifi).toEqual({ slug: 'wifi', name: { en: 'Wi-Fi', ar: 'واي فاي' }, count: expect.any(Number) });
    expect(after.destinations).toContainEqual({ id: destination.id, slug: 'hills', name: destination.name, count: 1 });
  });
});

describe('looking up', () => {
  const lookup = (ids: string) => stays.anonymous.get(`/api/stays/lookup?ids=${ids}`);

  it('answers in the asked order, each once, without what is not published', async () => {
    const { db } = stays.service;
    const [one, two, draft] = [await makeStay(db), await makeStay(db), await makeStay(db, { status: 'draft' })];
    const { body } = await lookup(`${two.id},${draft.id},999999,${one.id},${two.id}`);
    expect(slugs(body.data)).toEqual([two.slug, one.slug]);
  });

  it('takes one to twelve ids', async () => {
    const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1).join(',');
    expect((await lookup(ids(12))).status).toBe(200);
    for (const wrong of [ids(13), '', 'one', '1,', '1,0', '1,2.5', '1,99999999999']) {
      expect((await lookup(wrong)).status).toBe(400);
    }
    expect((await stays.anonymous.get('/api/stays/lookup')).status).toBe(400);
  });
});

describe('one stay', () => {
  it('is shown by its slug while it is published', async () => {
    const stay = await makeStay(stays.service.db, { media: photographs(4), houseRules: [{ en: 'Quiet', ar: 'هدوء' }] });
    const { body } = await stays.anonymous.get(`/api/stays/${stay.slug}`);
    expect(body.data).toMatchObject({
      reference: stay.reference,
      amenities: ['wifi'],
      house_rules: [{ en: 'Quiet', ar: 'هدوء' }],
    });
    expect(body.data.media).toHaveLength(4);
    const draft = await makeStay(stays.service.db, { status: 'draft' });
    for (const slug of [draft.slug, 'nowhere', '%00', 'Sea-House']) {
      expect((await stays.anonymous.get(`/api/stays/${slug}`)).status).toBe(404);
      expect((await stays.anonymous.get(`/api/stays/${slug}/similar`)).status).toBe(404);
    }
  });

  it('has up to three like it, of its own destination first', async () => {
    const { db } = stays.service;
    const { id: destinationId } = await makeDestination(db);
    const self = await makeStay(db, { destinationId, type: 'cottage' });
    const loft = await makeStay(db, { destinationId, type: 'loft' });
    const cottage = await makeStay(db, { destinationId, type: 'cottage' });
    await makeStay(db, { destinationId, type: 'cottage', status: 'draft' });
    const { body } = await stays.anonymous.get(`/api/stays/${self.slug}/similar`);
    expect(slugs(body.data).slice(0, 2)).toEqual([cottage.slug, loft.slug]);
    expect(body.data).toHaveLength(3);
    expect(slugs(body.data)).not.toContain(self.slug);
  });
});
