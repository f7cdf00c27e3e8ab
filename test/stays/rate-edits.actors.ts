import { race, statuses } from '../harness/race';
import { nights } from './date-changes.actors';
import { day, makeStay } from './factories';
import { visitor } from './payments.actors';
import { setSetting } from './quote-tokens.actors';
import type { RacingStays } from './races.actors';
import { bookingBody } from './stays';

const RULE = { name: { en: 'Season', ar: 'موسم' }, layer: 'season', from: day(0), to: day(200) };

/**
 * Books `count` nights under tokens of quotes, each at 100 and 40 for cleaning, while the rate changes.
 * @param first the rate that is set before, and below which it does not fall; 100 for that of the quotes
 */
export async function bookWhileRatesChange(stays: RacingStays, count: number, lockMinutes: number, first = 100) {
  const stay = await makeStay(stays.service.db, { minNights: 1 });
  const rules = `/api/stays/manage/${stay.id}/rates`;
  const { id } = (await stays.at(0).host.post(rules, { ...RULE, nightly_rate: 100 })).body.data;
  const tokens = await race(count, async index => {
    const query = `checkIn=${day(30 + index)}&checkOut=${day(31 + index)}&guests=2`;
    const { body } = await visitor(stays.at(index)).get(`/api/stays/${stay.slug}/quote?${query}`);
    return body.data.quote_token as string;
  });
  const setRate = (index: number, nightly_rate: number) =>
    stays.at(index).host.put(`${rules}/${id}`, { ...RULE, nightly_rate });
  await setSetting(stays, 'quote_lock_minutes', lockMinutes);
  if (first !== 100) expect((await setRate(0, first)).status).toBe(200);
  const book = (index: number) => {
    const values = { stay_slug: stay.slug, ...nights(30 + index, 31 + index), quote_token: tokens[index] };
    return visitor(stays.at(index)).post('/api/bookings', bookingBody(values));
  };
  const edit = (index: number) => setRate(index, index % 4 ? first + index : first);
  const all = await race(2 * count, index => (index % 2 ? book : edit)(Math.floor(index / 2)));
  const answers = all.filter((_, index) => index % 2);
  const edits = all.filter((_, index) => index % 2 === 0);
  await setSetting(stays, 'quote_lock_minutes', 15);
  expect(statuses(edits)).toEqual({ 200: count });
  const charged = await stays.service.db.rows(
    `SELECT total_cents AS total, shown_cents AS shown, count(*)::integer AS count FROM booking WHERE stay_id = $1
     GROUP BY 1, 2`,
    [stay.id],
  );
  const codes = new Set(answers.flatMap(({ status, body }) => (status === 201 ? [] : [body.code])));
  return { charged, counts: statuses(answers), codes: [...codes] };
}
