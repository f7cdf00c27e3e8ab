import { race, statuses } from '../harness/race';
import { nights } from './date-changes.actors';
import { day, makeStay } from './factories';
import { visitor } from './payments.actors';
import { setSetting } from './quote-tokens.actors';
import type { RacingStays } from './races.actors';
import { bookingBody } from './stays';

const RULE = { name: { en: 'Season', ar: 'موسم' }, layer: 'season', from: day(0), to: day(200) };

/** Books nights under tokens of quotes, each at 100 and 40 for cleaning, while the rate changes. */
export async function bookWhileRatesChange(stays: RacingStays, lockMinutes: number) {
  const stay = await makeStay(stays.service.db, { minNights: 1 });
  const rules = `/api/stays/manage/${stay.id}/rates`;
  const { id } = (await stays.at(0).host.post(rules, { ...RULE, nightly_rate: 100 })).body.data;
  const tokens = await race(100, async index => {
    const query = `checkIn=${day(30 + index)}&checkOut=${day(31 + index)}&guests=2`;
    const { body } = await visitor(stays.at(index)).get(`/api/stays/${stay.slug}/quote?${query}`);
    return body.data.quote_token as string;
  });
  await setSetting(stays, 'quote_lock_minutes', lockMinutes);
  const book = (index: number) => {
    const values = { stay_slug: stay.slug, ...nights(30 + index, 31 + index), quote_token: tokens[index] };
    return visitor(stays.at(index)).post('/api/bookings', bookingBody(values));
  };
  const edit = (index: number) =>
    stays.at(index).host.put(`${rules}/${id}`, { ...RULE, nightly_rate: index % 4 ? 100 + index : 100 });
  const all = await race(200, index => (index % 2 ? book : edit)(Math.floor(index / 2)));
  const answers = all.filter((_, index) => index % 2);
  const edits = all.filter((_, index) => index % 2 === 0);
  await setSetting(stays, 'quote_lock_minutes', 15);
  expect(statuses(edits)).toEqual({ 200: 100 });
  const charged = await stays.service.db.rows(
    `SELECT total_cents AS total, shown_cents AS shown, count(*)::integer AS count FROM booking WHERE stay_id = $1
     GROUP BY 1, 2`,
    [stay.id],
  );
  const codes = new Set(answers.flatMap(({ status, body }) => (status === 201 ? [] : [body.code])));
  return { charged, counts: statuses(answers), codes: [...codes] };
}
