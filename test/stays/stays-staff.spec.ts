import { race, statuses } from '../harness/race';
import { statementsOf } from '../harness/statements';
import { trials } from '../harness/trials';
import { day, makeBlock, makeBooking, makeDestination, makeStay, photographs } from './factories';
import { bookingBody, type Stays, startStays } from './stays';

let stays: Stays;
beforeAll(async () => {
  stays = await startStays({ TRUST_PROXY: '1' });
});
afterAll(() => stays?.service.close());

const draft = (values: object = {}) => ({
  title: { en: 'Palm court', ar: '' },
  short_description: { en: 'A court of palms.' },
  description: { en: 'Long words about palms.' },
  location_hint: { en: 'Near the beach' },
  type: 'villa',
  destination_id: stays.destination.id,
  bedrooms: 3,
  beds: 4,
  bathrooms: 2,
  max_guests: 6,
  nightly_rate: 150,
  cleaning_fee: 60,
  min_nights: 2,
  ...values,
});
const create = (values: object = {}) => stays.host.post('/api/stays/manage', draft(values));
const gallery = (count: number) => photographs(count).map(({ url, alt }) => ({ url, alt }));
const ARABIC = {
  title: { en: 'Palm court', ar: 'ساحة النخيل' },
  short_description: { en: 'A court of palms.', ar: 'ساحة من النخيل.' },
  description: { en: 'Long words about palms.', ar: 'كلام طويل عن النخيل.' },
  location_hint: { en: 'Near the beach', ar: 'قرب الشاطئ' },
};

describe('a new stay', () => {
  it('is a draft that needs English only', async () => {
    const { status, body } = await create();
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      slug: 'palm-court',
      reference: expect.stringMatching(/^STY-\d+$/),
      status: 'draft',
      title: { en: 'Palm court', ar: '' },
      nightly_rate: 150,
      media: [],
      check_in_time: null,
      missing: ['title.ar', 'short_description.ar', 'description.ar', 'location_hint.ar', 'photographs'],
    });
    expect((await create()).body.data.slug).toBe('palm-court-2');
    expect((await create({ title: { en: 'Featured', ar: '' } })).body.data.slug).toBe('featured-2');
    expect((await create({ slug: 'palm-court' })).body.code).toBe('slug_taken');
    expect((await stays.anonymous.get('/api/stays/palm-court')).status).toBe(404);
  });

  it('takes amenities, house rules, times and a gallery', async () => {
    const { body } = await create({
      amenities: ['wifi', 'pool', 'wifi'],
      house_rules: ['No smoking', { en: 'Quiet at night', ar: 'هدوء ليلًا' }],
      check_in_time: '16:30',
      media: [{ url: '/stays/media/uploads/a.jpg', alt: 'Palms' }, { url: '/stays/media/uploads/b.mp4' }],
    });
    expect(body.data).toMatchObject({
      amenities: ['wifi', 'pool'],
      house_rules: [
        { en: 'No smoking', ar: 'No smoking' },
        { en: 'Quiet at night', ar: 'هدوء ليلًا' },
      ],
      check_in_time: '16:30',
      check_out_time: null,
      media: [
        { position: 1, url: '/stays/media/uploads/a.jpg', alt: { en: 'Palms', ar: 'Palms' }, type: 'image' },
        { position: 2, url: '/stays/media/uploads/b.mp4', alt: { en: '', ar: '' }, type: 'video' },
      ],
    });
  });

  it.each([
    [{ title: undefined }, 'title'],
    [{ title: { en: '', ar: 'عنوان' } }, 'title.en'],
    [{ location_hint: 'Near the beach' }, 'location_hint'],
    [{ type: 'castle' }, 'type'],
    [{ destination_id: 999_999 }, 'destination_id'],
    [{ bedrooms: -1 }, 'bedrooms'],
    [{ beds: 1.5 }, 'beds'],
    [{ max_guests: 0 }, 'max_guests'],
    [{ max_guests: 51 }, 'max_guests'],
    [{ nightly_rate: 99.5 }, 'nightly_rate'],
    [{ nightly_rate: 0 }, 'nightly_rate'],
    [{ cleaning_fee: -1 }, 'cleaning_fee'],
    [{ min_nights: 0 }, 'min_nights'],
    [{ status: 'published' }, 'status'],
    [{ media: ['/stays/media/uploads/a.jpg'] }, 'media'],
    [{ media: [{ url: 'https://elsewhere.example/a.jpg' }] }, 'media.0.url'],
    [{ media: [{ url: '/food/media/uploads/a.jpg' }] }, 'media.0.url'],
  ])('with %p is refused', async (values, field) => {
    const { status, body } = await create(values);
    expect([status, body.code, Object.keys(body.errors)[0]]).toEqual([400, 'validation_failed', field]);
  });

  it('never takes a word that another address uses', async () => {
    const { status, body } = await create({ slug: 'lookup' });
    expect([status, body.code, Object.keys(body.errors)]).toEqual([409, 'slug_taken', ['slug']]);
  });
});

describe('publishing', () => {
  const publish = (id: number, status = 'published') => stays.host.patch(`/api/stays/manage/${id}/status`, { status });

  it('needs three photographs and both languages, and says what is missing', async () => {
    const { id, slug } = (await create({ media: [...gallery(2), { url: '/stays/media/uploads/b.mp4' }] })).body.data;
    const refused = await publish(id);
    expect([refused.status, refused.body.code]).toEqual([422, 'not_publishable']);
    expect(refused.body.details).toEqual({
      missing: ['title.ar', 'short_description.ar', 'description.ar', 'location_hint.ar', 'photographs'],
      photographs: 2,
      photographs_needed: 3,
    });
    await stays.host.put(`/api/stays/manage/${id}`, ARABIC);
    expect((await publish(id)).body.details.missing).toEqual(['photographs']);
    await stays.host.put(`/api/stays/manage/${id}/media`, { media: gallery(3) });
    expect((await publish(id)).body.data).toMatchObject({ status: 'published', missing: [] });
    expect((await stays.anonymous.get(`/api/stays/${slug}`)).status).toBe(200);
    expect((await publish(id)).status).toBe(200);
    expect((await publish(id, 'draft')).status).toBe(200);
    expect((await stays.anonymous.get(`/api/stays/${slug}`)).status).toBe(404);
    expect((await publish(id, 'archived')).status).toBe(400);
    expect((await publish(999_999)).status).toBe(404);
  });

  it('is never undone by a change', async () => {
    const stay = await makeStay(stays.service.db);
    const path = `/api/stays/manage/${stay.id}`;
    const refused = [
      await stays.host.put(path, { media: gallery(2) }),
      await stays.host.put(`${path}/media`, { media: gallery(2) }),
      await stays.host.put(path, { title: { en: 'New', ar: '' } }),
      await stays.host.put(path, { description: { en: '  ' } }),
    ];
    expect(refused.map(({ status, body }) => `${status} ${body.code}`)).toEqual(Array(4).fill('422 not_publishable'));
    expect((await stays.host.get(path)).body.data).toMatchObject({ status: 'published', title: stay.title });
    expect((await stays.host.put(path, { title: { en: 'New' } })).body.data.title).toEqual({
      en: 'New',
      ar: stay.title.ar,
    });
    await expect(stays.service.db.rows(`UPDATE stay SET media = '[]' WHERE id = $1`, [stay.id])).rejects.toThrow(
      'stay_published_is_complete',
    );
  });
});

describe('a change', () => {
  it('leaves alone what it does not name', async () => {
    const stay = await makeStay(stays.service.db, { status: 'draft' });
    const path = `/api/stays/manage/${stay.id}`;
    const { body } = await stays.host.put(path, { nightly_rate: 175, amenities: [], slug: 'renamed' });
    expect(body.data).toMatchObject({
      nightly_rate: 175,
      amenities: [],
      slug: 'renamed',
      cleaning_fee: 40,
      max_guests: 4,
    });
    expect((await stays.host.put(path, { status: 'published' })).status).toBe(400);
    expect((await stays.host.put(path, { title: { en: ' ' } })).body.errors).toHaveProperty(['title.en']);
    expect((await stays.host.put(path, { destination_id: 999_999 })).status).toBe(400);
    expect((await stays.host.put('/api/stays/manage/999999', {})).status).toBe(404);
    expect((await stays.host.get('/api/stays/manage/nothing')).status).toBe(404);
  });

  it('of the price changes no booking', async () => {
    const stay = await makeStay(stays.service.db);
    const { reference, totalCents } = await makeBooking(stays.service.db, { stay });
    await stays.host.put(`/api/stays/manage/${stay.id}`, { nightly_rate: 999, max_guests: 1, min_nights: 30 });
    const detail = (await stays.host.get(`/api/bookings/manage/${reference}`)).body.data;
    expect(detail).toMatchObject({ total: totalCents / 100, nightly_rate: 100 });
    expect((await stays.host.patch(`/api/bookings/manage/${reference}`, { action: 'cancel' })).status).toBe(200);
  });
});

describe('the gallery', () => {
  it('is replaced whole, by one of two at once', async () => {
    const { id } = await makeStay(stays.service.db);
    const path = `/api/stays/manage/${id}/media`;
    const answers = await race(6, index => stays.host.put(path, { media: gallery(index % 2 ? 5 : 30) }));
    expect(statuses(answers)).toEqual({ 200: 6 });
    const { media } = (await stays.host.get(`/api/stays/manage/${id}`)).body.data;
    expect([5, 30]).toContain(media.length);
    expect(media.map(({ position }: { position: number }) => position)).toEqual(
      Array.from({ length: media.length }, (_, index) => index + 1),
    );
    for (const wrong of [{ media: gallery(31) }, {}, { media: [{ alt: 'no address' }] }]) {
      expect((await stays.host.put(path, wrong)).status).toBe(400);
    }
    expect((await stays.host.put('/api/stays/manage/999999/media', { media: [] })).status).toBe(404);
  });
});

it('shows a gallery that can be sent back as it is', async () => {
  const media = [...gallery(3), { url: '/stays/media/uploads/b.mp4' }];
  const { id } = (await create({ media })).body.data;
  const path = `/api/stays/manage/${id}`;
  const seen = (await stays.host.get(path)).body.data.media;
  for (const sent of [
    await stays.host.put(`${path}/media`, { media: seen }),
    await stays.host.put(path, { media: seen }),
  ])
    expect([sent.status, sent.body.data.media]).toEqual([200, seen]);
  const turned = (await stays.host.put(`${path}/media`, { media: [...seen].reverse() })).body.data.media;
  expect(turned).toEqual([...seen].reverse().map((item, index) => ({ ...item, position: index + 1 })));
});

describe('deleting', () => {
  const remove = (id: number) => stays.host.delete(`/api/stays/manage/${id}`);

  it('waits until no booking needs the stay; cancelled ones stay readable', async () => {
    const { db } = stays.service;
    const stay = await makeStay(db);
    await makeBlock(db, { stayId: stay.id, from: day(1), to: day(2) });
    const kept = await makeBooking(db, { stay });
    const gone = await makeBooking(db, { stay, status: 'cancelled', checkIn: day(60) });
    const refused = await remove(stay.id);
    expect([refused.status, refused.body.code]).toEqual([409, 'stay_has_bookings']);
    await stays.host.patch(`/api/bookings/manage/${kept.reference}`, { action: 'cancel' });
    expect((await remove(stay.id)).status).toBe(200);
    expect((await remove(stay.id)).status).toBe(404);
    const guest = await stays.anonymous.get(`/api/bookings/${gone.reference}?token=${gone.accessToken}`);
    expect(guest.body.data.stay).toMatchObject({ id: null, reference: stay.reference, title: stay.title });
  });

  it('and booking at the same time leave no orphan', async () => {
    for (let trial = 0; trial < trials(10, 2); trial += 1) {
      const stay = await makeStay(stays.service.db);
      const [deleted, booked] = await Promise.all([
        remove(stay.id),
        stays.anonymous
          .with({ 'X-Forwarded-For': `10.3.0.${trial + 1}` })
          .post('/api/bookings', bookingBody({ stay_slug: stay.slug })),
      ]);
      expect([`${deleted.status} ${booked.status}`]).toEqual([booked.status === 201 ? '409 201' : '200 404']);
    }
  });
});

describe('taking a stay off the site', () => {
  it('leaves its bookings in the hands of their guests', async () => {
    const stay = await makeStay(stays.service.db);
    const { reference, accessToken } = await makeBooking(stays.service.db, { stay });
    await stays.host.patch(`/api/stays/manage/${stay.id}/status`, { status: 'draft' });
    const path = `/api/bookings/${reference}`;
    expect((await stays.anonymous.get(`${path}?token=${accessToken}`)).status).toBe(200);
    expect((await stays.anonymous.post(`${path}/settle?token=${accessToken}`)).status).toBe(201);
    expect((await stays.anonymous.post(`${path}/cancel?token=${accessToken}`)).status).toBe(201);
  });
});

describe('the list', () => {
  it('filters, sorts and counts', async () => {
    const { db } = stays.service;
    const { id: destinationId, slug } = await makeDestination(db);
    const of = (title: string, values: object) =>
      makeStay(db, {
        destinationId,
        title: { en: title, ar: `بيت ${title}` },
        searchText: title.toLowerCase(),
        ...values,
      });
    await of('Alpha', { nightlyRateCents: 30_000, bedrooms: 1, maxGuests: 2, minNights: 1, type: 'loft' });
    await of('Beta', { nightlyRateCents: 10_000, bedrooms: 4, maxGuests: 8, minNights: 5 });
    await of('Gamma', { nightlyRateCents: 20_000, status: 'draft' });
    const list = async (query: string) => {
      const { body } = await stays.host.get(`/api/stays/manage?destination=${slug}&${query}`);
      return body.data;
    };
    const titles = async (query: string) =>
      (await list(query)).data.map(({ title }: { title: { en: string } }) => title.en);
    expect(await titles('')).toEqual(['Gamma', 'Beta', 'Alpha']);
    expect(await titles('sort=rate_asc')).toEqual(['Beta', 'Gamma', 'Alpha']);
    expect(await titles('sort=rate_desc')).toEqual(['Alpha', 'Gamma', 'Beta']);
    expect(await titles('guests=5')).toEqual(['Beta']);
    expect(await titles('bedrooms=2&sort=rate_asc')).toEqual(['Beta', 'Gamma']);
    expect(await titles('nights=2&sort=rate_asc')).toEqual(['Gamma', 'Alpha']);
    expect(await titles('price=200&sort=rate_asc')).toEqual(['Beta', 'Gamma']);
    expect(await titles('type=loft')).toEqual(['Alpha']);
    expect(await titles('q=bet')).toEqual(['Beta']);
    expect(await titles('q=%25')).toEqual([]);
    const published = await list('status=published&page_size=1');
    expect(published).toMatchObject({
      page: 1,
      page_size: 1,
      total: 2,
      total_pages: 2,
      counts: { all: 3, draft: 1, published: 2 },
    });
    expect((await stays.host.get('/api/stays/manage?status=&type=&guests=')).body.data.page_size).toBe(20);
    for (const wrong of ['status=old', 'type=castle', 'sort=title', 'guests=many', 'price=-1', 'destination=nowhere']) {
      expect((await stays.host.get(`/api/stays/manage?${wrong}`)).status).toBe(400);
    }
  });

  it('takes as many statements for fifty stays as for one', async () => {
    const count = async (size: number) =>
      (await statementsOf(stays.service.db, () => stays.host.get(`/api/stays/manage?page_size=${size}`))).length;
    expect(await count(50)).toBe(await count(1));
  });
});
