import { day, makeBlock, makeStay } from './factories';
import { CARD, type Stays, startStays } from './stays';
import { book, mailOf, quoteOf } from './rates.actors';

let stays: Stays;
beforeAll(async () => {
  stays = await startStays({ TRUST_PROXY: '1' });
});
afterAll(() => stays?.service.close());

const ratesOf = (stay: { id: number }, rule = '') => `/api/stays/manage/${stay.id}/rates${rule}`;

const RULE = {
  name: { en: 'Year end', ar: 'نهاية العام' },
  layer: 'season',
  from: '2030-12-28',
  to: '2031-01-03',
  nightly_rate: 200,
};

describe('length discounts', () => {
  it('7.5: of 7 nights at 10 % and 28 at 25 %, 28 nights get 25 % alone', async () => {
    const stay = await makeStay(stays.service.db);
    const path = `/api/stays/manage/${stay.id}/length-discounts`;
    const discounts = [
      { nights: 28, percent: 25 },
      { nights: 7, percent: 10 },
    ];
    const { status, body } = await stays.host.put(path, { discounts });
    expect([status, body.data]).toEqual([200, { discounts: discounts.toReversed() }]);
    const subtotal = async (nights: number) => (await quoteOf(stays, stay.slug, day(100), day(100 + nights))).subtotal;
    expect([await subtotal(6), await subtotal(7), await subtotal(27), await subtotal(28)]).toEqual([
      600,
      630,
      27 * 90,
      2100,
    ]);
    const { lines } = await quoteOf(stays, stay.slug, day(100), day(107));
    expect(lines[1]).toMatchObject({ kind: 'length_discount', quantity: 1, unit_price: -70, amount: -70 });
    expect((await stays.anonymous.get(`/api/stays/${stay.slug}`)).body.data.length_discounts).toEqual(
      discounts.toReversed(),
    );
    const twice = await stays.host.put(path, { discounts: [discounts[0], { nights: 28, percent: 5 }] });
    expect([twice.status, Object.keys(twice.body.errors)]).toEqual([400, ['discounts']]);
    expect((await stays.host.put(path, { discounts: [] })).status).toBe(200);
    expect(await subtotal(7)).toBe(700);
  });
});

describe('the gap filler', () => {
  const gap = async (values: { fillsGaps: boolean; toHeld?: boolean }) => {
    const stay = await makeStay(stays.service.db, { minNights: 5, fillsGaps: values.fillsGaps });
    await makeBlock(stays.service.db, { stayId: stay.id, from: day(40), to: day(45) });
    if (values.toHeld !== false) await makeBlock(stays.service.db, { stayId: stay.id, from: day(48), to: day(50) });
    const tried = async (from: number, to: number) =>
      (await book(stays, { stay_slug: stay.slug, check_in: day(from), check_out: day(to), ...CARD })).status;
    return { stay, tried };
  };

  it('7.6: lets a gap of 3 nights be booked as a whole at a minimum of 5, but not 2 of them', async () => {
    const { stay, tried } = await gap({ fillsGaps: true });
    expect(await tried(45, 47)).toBe(422);
    expect(await tried(46, 48)).toBe(422);
    const orphans = `/api/stays/manage/${stay.id}/orphans?from=${day(30)}&to=${day(60)}`;
    expect((await stays.host.get(orphans)).body.data).toEqual([]);
    expect(await tried(45, 48)).toBe(201);
  });

  it('7.6: refuses the same next to an open end, and where the stay does not fill gaps', async () => {
    expect(await (await gap({ fillsGaps: true, toHeld: false })).tried(45, 48)).toBe(422);
    const { stay, tried } = await gap({ fillsGaps: false });
    expect(await tried(45, 48)).toBe(422);
    const orphans = `/api/stays/manage/${stay.id}/orphans?from=${day(30)}&to=${day(60)}`;
    expect((await stays.host.get(orphans)).body.data).toEqual([
      { from: day(45), to: day(48), nights: 3, min_nights: 5 },
    ]);
    expect((await stays.host.get(orphans.replace(String(stay.id), '999999'))).status).toBe(404);
  });

  it('is bounded by today too', async () => {
    const stay = await makeStay(stays.service.db, { minNights: 5, fillsGaps: true });
    await makeBlock(stays.service.db, { stayId: stay.id, from: day(2), to: day(9) });
    expect((await quoteOf(stays, stay.slug, day(1), day(2))).reason).toBe('min_nights');
    const body = { stay_slug: stay.slug, check_in: day(0), check_out: day(2) };
    expect((await quoteOf(stays, stay.slug, day(0), day(2))).reason).toBeNull();
    expect((await book(stays, body)).status).toBe(201);
  });
});

describe('a booking', () => {
  it('7.7: keeps its price when a rule is changed afterwards', async () => {
    const stay = await makeStay(stays.service.db);
    const nights = { check_in: '2030-12-30', check_out: '2031-01-05' };
    const rule = (await stays.host.post(ratesOf(stay), RULE)).body.data;
    const { reference } = (await book(stays, { stay_slug: stay.slug, ...nights, ...CARD })).body.data;
    const path = `/api/bookings/manage/${reference}`;
    const before = (await stays.host.get(path)).body.data;
    const charge = () => stays.service.db.row('SELECT * FROM booking_charge WHERE reference = $1', [reference]);
    const charged = await charge();
    await stays.host.put(ratesOf(stay, `/${rule.id}`), { nightly_rate: 500, name: { en: 'Other', ar: 'آخر' } });
    expect((await stays.host.get(path)).body.data).toEqual(before);
    expect(before).toMatchObject({ nightly_rate: 167, nightly_rate_varies: true, subtotal: 1000, total: 1040 });
    expect(before.lines[0]).toMatchObject({ label: RULE.name, quantity: 4, unit_price: 200 });
    await stays.host.delete(ratesOf(stay, `/${rule.id}`));
    expect((await stays.host.get(path)).body.data).toEqual(before);
    expect(await charge()).toEqual(charged);
    const stored = await stays.service.db.row('SELECT nights FROM booking WHERE reference = $1', [reference]);
    expect(stored).toEqual({ nights: [20_000, 20_000, 20_000, 20_000, 10_000, 10_000] });
  });

  it('is charged for guests from the one after `extra_guest_from` on', async () => {
    const stay = await makeStay(stays.service.db);
    const changed = await stays.host.put(`/api/stays/manage/${stay.id}`, {
      extra_guest_from: 2,
      extra_guest_fee: 15,
      fills_gaps: true,
    });
    expect(changed.body.data).toMatchObject({ extra_guest_from: 2, extra_guest_fee: 15, fills_gaps: true });
    const quote = await quoteOf(stays, stay.slug, day(30), day(33), 4);
    expect(quote).toMatchObject({ subtotal: 390, total: 430 });
    const { total } = (await book(stays, { stay_slug: stay.slug, guests: 4 })).body.data;
    expect(total).toBe(430);
  });

  it('is stored with nights that add up, whoever writes it', async () => {
    const stay = await makeStay(stays.service.db);
    const { reference } = (await book(stays, { stay_slug: stay.slug })).body.data;
    const change = (columns: string) =>
      stays.service.db.rows(`UPDATE booking SET ${columns} WHERE reference = $1`, [reference]);
    await expect(change(`nights = '{10000,10000}'`)).rejects.toThrow('booking_nights_add_up');
    await expect(change(`nights = '{10000,10000,1}'`)).rejects.toThrow('booking_nights_add_up');
    await expect(change('length_discount_cents = 100')).rejects.toThrow('booking_adds_up');
  });
});

describe('lines', () => {
  it('7.8: sum to what is paid, in whole dollars and in both languages, on quote, booking and mail', async () => {
    const { db } = stays.service;
    const stay = await makeStay(db, { extraGuestFrom: 1, extraGuestFeeCents: 700 });
    await stays.host.post(ratesOf(stay), { ...RULE, nightly_rate: 133 });
    await stays.host.put(`/api/stays/manage/${stay.id}/length-discounts`, { discounts: [{ nights: 3, percent: 7 }] });
    for (const locale of ['en', 'ar']) {
      const nights = { check_in: '2030-12-30', check_out: locale === 'en' ? '2031-01-02' : '2031-01-05' };
      if (locale === 'ar') nights.check_in = '2031-01-02';
      const language = stays.anonymous.with({ 'Accept-Language': locale });
      const path = `/api/stays/${stay.slug}/quote?checkIn=${nights.check_in}&checkOut=${nights.check_out}&guests=3`;
      const quote = (await language.get(path)).body.data;
      const placed = await book(stays, {
        stay_slug: stay.slug,
        ...nights,
        guests: 3,
        locale,
        guest_email: `${locale}@example.com`,
      });
      const booking = (await stays.host.get(`/api/bookings/manage/${placed.body.data.reference}`)).body.data;
      for (const { lines, to_pay } of [quote, booking]) {
        const amounts: number[] = lines.map(({ amount }: { amount: number }) => amount);
        expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(to_pay);
        expect(amounts.every(Number.isInteger)).toBe(true);
        for (const { label } of lines) expect([label.en !== '', /[؀-ۿ]/.test(label.ar)]).toEqual([true, true]);
      }
      expect(booking.lines).toEqual(quote.lines);
      const mail = await mailOf(stays, `${locale}@example.com`);
      for (const { label } of quote.lines) expect(mail).toContain(`${label[locale]}: `);
      expect(placed.body.data.total).toBe(quote.to_pay);
    }
  });
});
