import type { Database } from '#kit/database/database';
import { WeeklySummaries } from '#services/fitness/alerts/weekly-summaries';
import { WorkoutReminders } from '#services/fitness/alerts/workout-reminders';
import type { Workout } from '#services/fitness/workouts/workout.entity';
import { race } from '../harness/race';
import { type Actor, type Fitness, startFitness } from './fitness';
import { makeExercise, makeProgram, makeWorkout } from './training.factories';

const ALERTS = '/api/fitness/settings-hub/notifications';
const SESSION = '/api/fitness/workouts/session';

let fitness: Fitness;
let db: Database;
let workout: Workout;
beforeAll(async () => {
  fitness = await startFitness();
  db = fitness.service.db;
  const lines = [{ exercise: await makeExercise(db) }];
  workout = await makeWorkout(db, { slug: 'legs', name: { en: 'Legs', ar: 'الساقان' }, lines });
});
afterAll(() => fitness.service.close());

const at = (time: string) => fitness.service.clock.set(time);
const noticesOf = async (member: Actor, type: string) => {
  const { items } = (await member.get('/api/notifications')).body.data;
  return (items as Array<{ type: string; body: string; data: object }>).filter(item => item.type === type);
};
const remind = () => fitness.service.get(WorkoutReminders).run();
const summarize = () => fitness.service.get(WeeklySummaries).run();
const plan = async (member: Actor, date: string) =>
  (await db.row<{ id: number }>(
    'INSERT INTO assignment (member_id, workout_id, starts_on) VALUES ($1, $2, $3) RETURNING id',
    [member.id, workout.id, date],
  ))!.id;

describe('the reminder of planned work', () => {
  const reminders = (member: Actor) => noticesOf(member, 'workout_planned');

  it('comes once in the morning of the member, however many runs there are', async () => {
    at('2026-05-13T03:59:00Z');
    const member = await fitness.member({ timezone: 'Asia/Dubai' });
    const id = await plan(member, '2026-05-13');
    await remind();
    expect(await reminders(member)).toEqual([]);
    at('2026-05-13T04:00:00Z');
    await race(6, remind);
    at('2026-05-13T09:00:00Z');
    await remind();
    expect(await reminders(member)).toMatchObject([
      {
        body: 'Planned for today: Legs.',
        data: { workout_slug: 'legs', date: '2026-05-13', assignment_id: id },
      },
    ]);
  });

  it('is not sent of what is done, late in the evening, or when it is switched off', async () => {
    at('2026-05-13T07:00:00Z');
    const [done, silent, late] = [await fitness.member(), await fitness.member(), await fitness.member()];
    await plan(done, '2026-05-13');
    await done.get(SESSION);
    await done.post(`${SESSION}/sets/1`, { reps: 5 });
    await done.post(`${SESSION}/finish`);
    await plan(silent, '2026-05-13');
    await silent.patch(ALERTS, { workouts: false });
    at('2026-05-13T08:00:00Z');
    await remind();
    at('2026-05-13T20:00:00Z');
    await plan(late, '2026-05-13');
    await remind();
    for (const member of [done, silent, late]) expect(await reminders(member)).toEqual([]);
  });

  it('is of the day of the program, once on a day of 25 hours, and not on the day it was started', async () => {
    at('2026-10-31T05:00:00Z');
    const member = await fitness.member({ timezone: 'America/New_York' });
    await makeProgram(
      db,
      [
        [1, 1, workout],
        [1, 2, workout],
      ],
      { slug: 'two-days' },
    );
    await member.post('/api/fitness/workouts/programs/two-days/enroll');
    for (let hour = 0; hour < 60; hour++) {
      await remind();
      fitness.service.clock.advance({ hours: 1 });
    }
    expect(await reminders(member)).toMatchObject([{ data: { date: '2026-11-01', assignment_id: null } }]);
  });
});

describe('the weekly summary', () => {
  const summaries = (member: Actor) => noticesOf(member, 'week_summary');
  const mailsTo = (member: Actor) => fitness.service.mailbox.list().filter(({ to }) => to === member.email);
  const recorded = (member: Actor, date: string) =>
    db.rows(
      `INSERT INTO daily_metric (account_id, date, source, steps, active_minutes) VALUES ($1, $2, 'key:1', 8000, 40)`,
      [member.id, date],
    );

  it.each([
    ['summer begins', '2026-03-09T10:59:00Z', '2026-03-09T11:00:00Z', '2026-03-02'],
    ['summer ends', '2026-11-02T11:59:00Z', '2026-11-02T12:00:00Z', '2026-10-26'],
  ])('comes on Monday morning, also when %s', async (_, before, then, week) => {
    at(before);
    const member = await fitness.member({ timezone: 'America/New_York', firstName: 'Lina' });
    await recorded(member, week);
    await summarize();
    expect(await summaries(member)).toEqual([]);
    at(then);
    await race(6, summarize);
    fitness.service.clock.advance({ hours: 2 });
    await summarize();
    await fitness.service.doJobs();
    expect(await summaries(member)).toMatchObject([
      { body: 'Last week: workouts 0, active minutes 40, steps 8000.', data: { week } },
    ]);
    expect(mailsTo(member)).toHaveLength(1);
    expect(mailsTo(member)[0]!.text).toContain('Steps: 8,000');
    expect(mailsTo(member)[0]!.text).not.toContain(week);
  });

  it('comes on no other day, not when it is switched off or nothing was recorded for long, by no mail unconfirmed', async () => {
    at('2026-05-17T08:00:00Z');
    const [silent, quiet, unconfirmed] = [
      await fitness.member(),
      await fitness.member(),
      await fitness.member({ isVerified: false }),
    ];
    await db.rows(`UPDATE account SET created_at = '2026-01-01' WHERE id = ANY ($1)`, [
      [silent.id, quiet.id, unconfirmed.id],
    ]);
    await silent.patch(ALERTS, { summary: false });
    for (const member of [silent, unconfirmed]) await recorded(member, '2026-05-13');
    await recorded(quiet, '2026-04-19');
    for (const day of ['16', '17', '19']) {
      at(`2026-05-${day}T08:00:00Z`);
      await summarize();
    }
    expect(await summaries(unconfirmed)).toEqual([]);
    at('2026-05-18T08:00:00Z');
    await summarize();
    await fitness.service.doJobs();
    expect([await summaries(silent), await summaries(quiet)]).toEqual([[], []]);
    expect(await summaries(unconfirmed)).toHaveLength(1);
    for (const member of [silent, quiet, unconfirmed]) expect(mailsTo(member)).toEqual([]);
  });

  it('goes to every member when there are many, and to no coach', async () => {
    const members = await Promise.all(Array.from({ length: 130 }, () => fitness.member()));
    const coach = await fitness.coach();
    at('2026-06-01T08:00:00Z');
    await race(3, summarize);
    const sent = await db.rows<{ recipient_id: number }>(
      `SELECT recipient_id FROM notification WHERE type = 'week_summary' AND data ->> 'week' = '2026-05-25'`,
    );
    const ids = sent.map(({ recipient_id: id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(members.map(({ id }) => id)));
    expect(ids).not.toContain(coach.id);
  });
});
