import type { Database } from '#kit/database/database';
import { Stay } from '#services/stays/stays/stay.entity';
import { race } from '../harness/race';
import { day, makeBooking, makeDestination, makeStays } from './factories';
import { type Home, RANK, type Rule } from './random-calendars';

export const MAX_NIGHTS = 8;
export const MAX_DAYS_AHEAD = 85;

const HOMES_OF_A_GROUP = 25;
/** Every so many calendars have unpaid bookings, some of them overdue. */
const UNPAID_EVERY = 8;

type Random = (below: number) => number;

/** Stays with random rules, discounts and held nights; the settings have limits that random nights exceed. */
export async function makeCalendars(db: Database, random: Random, count: number): Promise<Home[]> {
  await db.rows(`UPDATE setting SET value = $1 WHERE key = 'max_nights'`, [MAX_NIGHTS]);
  await db.rows(`UPDATE setting SET value = $1 WHERE key = 'max_days_ahead'`, [MAX_DAYS_AHEAD]);
  const homes: Home[] = [];
  for (let made = 0; made < count; made += HOMES_OF_A_GROUP)
    homes.push(...(await makeHomes(db, random, Math.min(HOMES_OF_A_GROUP, count - made))));
  await writeRulesAndBlocks(db, homes);
  await db.rows('ANALYZE');
  const unpaid = homes.filter((_, index) => index % UNPAID_EVERY === 0);
  await race(unpaid.length, index => makeUnpaid(db, random, unpaid[index]!));
  return homes;
}

/** Stores the rules, discounts and held nights of stays. */
export async function writeRulesAndBlocks(db: Database, homes: readonly Home[]): Promise<void> {
  await writeRules(db, homes);
  await writeBlocks(db, homes);
}

/** Of one destination. */
async function makeHomes(db: Database, random: Random, count: number): Promise<Home[]> {
  const { id: destinationId, slug: group } = await makeDestination(db);
  const drafts = Array.from({ length: count }, () => randomHome(random));
  const stays = await makeStays(
    db,
    drafts.map(({ minNights, fillsGaps, extra }) => ({
      destinationId,
      minNights,
      fillsGaps,
      extraGuestFrom: extra?.from ?? null,
      extraGuestFeeCents: (extra?.fee ?? 0) * 100,
    })),
  );
  return drafts.map((draft, index) => ({ ...draft, group, id: stays[index]!.id, slug: stays[index]!.slug }));
}

function randomHome(random: Random): Omit<Home, 'id' | 'slug' | 'group'> {
  const home = {
    rules: [] as Rule[],
    held: [] as Home['held'],
    discounts: [3, 7].filter(() => random(2) === 0).map(nights => ({ nights, percent: 1 + random(40) })),
    extra: random(2) === 0 ? { from: 1 + random(3), fee: 1 + random(30) } : null,
    minNights: 1 + random(5),
    fillsGaps: random(2) === 0,
  };
  for (let tries = 0; tries < 8; tries += 1) addRule(home, randomRule(random));
  for (let from = random(6); from < MAX_DAYS_AHEAD; ) {
    const to = from + 1 + random(5);
    home.held.push([from, to]);
    from = to + random(14);
  }
  return home;
}

function randomRule(random: Random): Rule {
  const from = random(MAX_DAYS_AHEAD) - 3;
  const layer = RANK[random(3)]!;
  return {
    layer,
    from,
    to: from + 1 + random(25),
    weekdays: layer === 'weekdays' ? [...new Set([random(7), random(7)])] : [],
    rate: 20 + random(300),
    min: random(4) === 0 ? 1 + random(6) : null,
    max: random(5) === 0 ? 1 + random(9) : null,
    arrival: random(4) === 0 ? random(3) > 0 : null,
    departure: random(4) === 0 ? random(3) > 0 : null,
  };
}

/** Within a layer two rules never share a night. */
export function addRule(home: Pick<Home, 'rules'>, rule: Rule): void {
  const overlaps = home.rules.some(
    other =>
      other.layer === rule.layer &&
      other.from < rule.to &&
      other.to > rule.from &&
      (rule.layer !== 'weekdays' || rule.weekdays.some(weekday => other.weekdays.includes(weekday))),
  );
  if (!overlaps) home.rules.push(rule);
}

async function writeRules(db: Database, homes: readonly Home[]): Promise<void> {
  const rules = homes.flatMap(({ id, rules: all }) =>
    all.map(({ from, to, ...rule }) => ({ ...rule, stay: id, from_day: day(from), to_day: day(to) })),
  );
  await db.rows(
    `INSERT INTO rate_rule (stay_id, name, layer, from_day, to_day, weekdays, nightly_rate_cents, min_nights, max_nights,
       closed_to_arrival, closed_to_departure)
     SELECT stay, '{"en": "Rule", "ar": "قاعدة"}', layer, from_day, to_day, weekdays, rate * 100, min, max, arrival, departure
     FROM jsonb_to_recordset($1) AS r (stay integer, layer text, from_day date, to_day date, weekdays integer[], rate integer,
       min integer, max integer, arrival boolean, departure boolean)`,
    [JSON.stringify(rules)],
  );
  const discounts = homes.flatMap(({ id, discounts: all }) => all.map(discount => ({ ...discount, stay: id })));
  await db.rows(
    `INSERT INTO length_discount (stay_id, nights, percent)
     SELECT stay, nights, percent FROM jsonb_to_recordset($1) AS d (stay integer, nights integer, percent integer)`,
    [JSON.stringify(discounts)],
  );
}

async function writeBlocks(db: Database, homes: readonly Home[]): Promise<void> {
  const held = homes.flatMap(({ id, held: all }) =>
    all.map(([from, to]) => ({ stay: id, from: day(from), to: day(to) })),
  );
  await db.rows(
    `WITH held AS MATERIALIZED (
       SELECT nextval('block_id_seq') AS id, stay, "from", "to"
       FROM jsonb_to_recordset($1) AS h (stay integer, "from" date, "to" date)
     ), blocked AS (INSERT INTO block (id, stay_id) SELECT id, stay FROM held RETURNING id)
     INSERT INTO held_nights (stay_id, from_day, to_day, block_id)
     SELECT stay, "from", "to", held.id FROM held JOIN blocked USING (id)`,
    [JSON.stringify(held)],
  );
}

/** Two unpaid bookings after all other held nights and before the end; the second one is overdue and holds nothing. */
async function makeUnpaid(db: Database, random: Random, home: Home): Promise<void> {
  const stay = await db.of(Stay).findOneByOrFail({ id: home.id });
  const last = Math.max(...home.held.map(([, to]) => to));
  const unpaid = async (from: number, to: number, expiresAt: string) => {
    const values = { checkIn: day(from), checkOut: day(to), paymentStatus: 'unpaid', status: 'pending' } as const;
    const { id } = await makeBooking(db, { stay, ...values });
    await db.rows(`UPDATE held_nights SET expires_at = now() + $2::interval WHERE booking_id = $1`, [id, expiresAt]);
  };
  const from = last + random(3);
  await unpaid(from, from + 2, '1 hour');
  home.held.push([from, from + 2]);
  await unpaid(from + 2, from + 5, '-1 minute');
}
