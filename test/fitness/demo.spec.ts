import { Storage } from '#media/storage';
import { fitness } from '#services/fitness/fitness';
import type { TestService } from '../harness/app';
import type { Client } from '../harness/client';
import { startWithDemo } from '../harness/demo-template';

let service: TestService;
let member: Client;
let otherMember: Client;
let coach: Client;
let otherCoach: Client;

beforeAll(async () => {
  service = await startWithDemo(fitness);
  member = await signedIn('member');
  otherMember = await signedIn('member2');
  coach = await signedIn('coach');
  otherCoach = await signedIn('coach2');
});
afterAll(() => service?.close());

async function signedIn(name: string): Promise<Client> {
  const sent = { email: `${name}@fitness.example`, password: service.configuration.demoPassword };
  const answer = await service.anonymous.post('/api/auth/login', sent);
  expect(answer.status).toBe(200);
  return service.anonymous.as(answer.body.data.access_token);
}

/** Nobody has any to begin with. */
const WITHOUT_ROWS = [
  'waiting_lists',
  'waiting_list_offers',
  'discussions',
  'access_keys',
  'entered_apps',
  'webhook_endpoints',
  'sent_alerts',
  'notifications',
  'tool_calls',
  'connected_apps',
  'ai_chats',
  'ai_messages',
  'ai_proposals',
  'ai_usage',
  'ai_reservations',
  'uploads_under_way',
];

it('has a member of whom something is recorded in every table that can hold it, sixty days of it', async () => {
  const { records: data } = (await member.get('/api/fitness/settings-hub/export')).body.data as {
    records: Record<string, Array<{ date: string }>>;
  };
  const lists = Object.entries(data).filter(([, rows]) => Array.isArray(rows));
  expect(lists.length).toBeGreaterThan(35);
  expect(lists.filter(([, rows]) => rows.length === 0).map(([name]) => name)).toEqual(WITHOUT_ROWS);
  const daysIn = (name: string) => new Set(data[name]!.map(({ date }) => date)).size;
  expect([daysIn('daily_metrics'), daysIn('hydration')]).toEqual([60, 60]);
  for (const name of ['sleep_nights', 'meals']) expect(daysIn(name)).toBeGreaterThan(50);
  for (const name of ['workout_sessions', 'health_readings', 'body_readings'])
    expect(daysIn(name)).toBeGreaterThanOrEqual(20);
  expect(daysIn('progress_photos')).toBe(4);
});

it('has a member who eats what a person eats', async () => {
  const [eaten] = await service.db.rows<{ mean: number; least: number; most: number }>(
    `SELECT avg(kcal)::integer AS mean, min(kcal)::integer AS least, max(kcal)::integer AS most
     FROM (SELECT sum(calories_kcal) AS kcal FROM meal JOIN account ON account.id = account_id
       WHERE email = 'member@fitness.example' AND date < $1::timestamptz::date - 1 GROUP BY date) days`,
    [service.clock.now().toString()],
  );
  expect(eaten!.mean).toBeGreaterThan(1700);
  expect(eaten!.mean).toBeLessThan(2200);
  expect(eaten!.least).toBeGreaterThan(1000);
  expect(eaten!.most).toBeLessThan(3000);
});

it.each([
  'overview',
  'activity',
  'activity?granularity=weeks',
  'activity?granularity=months',
  'nutrition',
  'nutrition/planner',
  'sleep',
  'health',
  'progress',
  'progress/photos',
  'devices',
  'devices/keys',
  'workouts',
  'workouts/programs',
  'exercises',
  'exercises/goblet-squat',
  'workouts/session',
  'coaching/my-coach',
  'coaching/my-plan',
  'coaching/messages',
  'coaching/check-ins',
  'billing',
  'community',
  'community/groups/iron-circle',
  'community/discussions/morning-or-evening',
  'community/members/salma-runs',
  'settings-hub',
])('opens the page %s to members', async page => {
  for (const who of [member, otherMember]) expect((await who.get(`/api/fitness/${page}`)).status).toBe(200);
});

it('has clients who train differently, and messages and check-ins written while their members are awake', async () => {
  const trained = await service.db.rows<{ trainings: number; waits: boolean }>(
    `SELECT (SELECT count(*) FROM activity WHERE account_id = c.member_id AND date > $1::date - 14) AS trainings,
       EXISTS (SELECT FROM check_in WHERE member_id = c.member_id AND reply IS NULL) AS waits
     FROM coach_client c`,
    [service.clock.now().toString()],
  );
  expect(new Set(trained.map(({ trainings }) => trainings)).size).toBeGreaterThan(3);
  expect(new Set(trained.map(({ waits }) => waits))).toEqual(new Set([true, false]));
  const hours = await service.db.rows<{ hour: number }>(
    `SELECT DISTINCT extract(hour FROM written.at AT TIME ZONE a.timezone)::integer AS hour
     FROM (SELECT member_id, created_at AS at FROM coach_message UNION ALL SELECT member_id, created_at FROM check_in) written
     JOIN account a ON a.id = written.member_id`,
  );
  expect(hours.filter(({ hour }) => hour < 7 || hour > 21)).toEqual([]);
});

it('has rosters of both coaches, with work, messages and weeks of their clients', async () => {
  const rosters = await service.db.rows<{ clients: number; planned: number; messages: number; weeks: number }>(
    `SELECT count(*) AS clients,
       sum((SELECT count(*) FROM assignment a WHERE a.member_id = c.member_id AND a.coach_id = c.coach_id)) AS planned,
       sum((SELECT count(*) FROM coach_message m WHERE m.member_id = c.member_id)) AS messages,
       sum((SELECT count(*) FROM check_in i WHERE i.member_id = c.member_id)) AS weeks
     FROM coach_client c GROUP BY c.coach_id ORDER BY c.coach_id`,
  );
  expect(rosters.map(({ clients }) => clients)).toEqual([6, 3]);
  for (const { clients, planned, messages, weeks } of rosters)
    expect(Math.min(planned, messages, weeks)).toBeGreaterThanOrEqual(clients);
  const shown = await Promise.all([coach, otherCoach].map(who => who.get('/api/fitness/coaching/clients')));
  expect(shown.map(({ text }) => text.includes('salma-runs'))).toEqual([true, false]);
  for (const list of ['roster/assigned-work', 'roster/check-ins', 'clients/member', 'clients/member/messages'])
    expect((await coach.get(`/api/fitness/coaching/${list}`)).status).toBe(200);
});

it('keeps to the rules: nothing in the future, places counted, one training not told twice', async () => {
  const wrong = await service.db.rows(
    `SELECT 'activity' AS what FROM activity WHERE ended_at > $1
     UNION ALL SELECT 'meal' FROM meal WHERE created_at > $1
     UNION ALL SELECT 'night' FROM sleep_night WHERE woke_at > $1
     UNION ALL SELECT 'event' FROM community_event e
       WHERE attendee_count <> (SELECT count(*) FROM event_attendance a WHERE a.event_id = e.id)
     UNION ALL SELECT 'overlap ' || a.slug || ' ' || b.slug FROM activity a JOIN activity b
       ON b.account_id = a.account_id AND b.id > a.id AND a.started_at < b.ended_at AND b.started_at < a.ended_at
       WHERE a.duplicate_of_id IS NULL AND b.duplicate_of_id IS NULL`,
    [service.clock.now().toString()],
  );
  expect(wrong).toEqual([]);
});

it('shows pictures of progress that are there', async () => {
  const storage = service.get(Storage);
  const rows = await service.db.rows<{ front_url: string; back_url: string }>('SELECT * FROM progress_photo');
  for (const address of rows.flatMap(row => [row.front_url, row.back_url]))
    expect(await storage.exists(storage.keyOf(address)!)).toBe(true);
});
