import { statementsOf } from '../harness/statements';
import { allowChanges, book, change, nights, preview } from './date-changes.actors';
import { day, makeBlock } from './factories';
import { type Stays, startStays } from './stays';

let stays: Stays;
beforeAll(async () => {
  stays = await startStays({ TRUST_PROXY: '1' });
  await allowChanges(stays);
});
afterAll(() => stays?.service.close());

describe('help of a refused change of dates', () => {
  it('names nights that the booking can be changed to, with its own nights free, and not those it has', async () => {
    const { db } = stays.service;
    const booked = await book(stays);
    await makeBlock(db, { stayId: booked.stay.id, from: day(43), to: day(50) });
    const details = {
      nearest: [
        { check_in: day(50), nights: 3 },
        { check_in: day(39), nights: 3 },
      ],
      equal_stays: [{ slug: 'sea-house' }],
      waitlist: false,
    };
    const refused = await change(stays.anonymous, booked, nights(46, 49));
    expect([refused.status, refused.body.code, refused.body.details]).toMatchObject([409, 'dates_taken', details]);
    const seen = await preview(stays.anonymous, booked, nights(46, 49));
    expect(seen.body.details).toEqual(refused.body.details);
    const few = await change(stays.anonymous, booked, nights(41, 42));
    expect(few.body.details).toMatchObject({ min_nights: 2, nearest: [{ check_in: day(41), nights: 2 }, {}] });
    const [{ check_in, check_out }] = refused.body.details.nearest;
    expect((await change(stays.anonymous, booked, { check_in, check_out })).status).toBe(201);
  });

  it('is one statement more, and none where the booking itself cannot change', async () => {
    const { db } = stays.service;
    const booked = await book(stays);
    await makeBlock(db, { stayId: booked.stay.id, from: day(43), to: day(50) });
    const reads = async () =>
      (await statementsOf(db, () => preview(stays.anonymous, booked, nights(46, 49)))).filter(text =>
        text.includes('"equalStays"'),
      );
    expect(await reads()).toHaveLength(1);
    await allowChanges(stays, false);
    expect(await reads()).toHaveLength(0);
  });
});
