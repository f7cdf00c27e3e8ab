import { race, statuses } from '../harness/race';
import { trials } from '../harness/trials';
import { both, CATALOGUES } from './catalogue-bodies';
import { type Actor, type Fitness, startFitness } from './fitness';

let fitness: Fitness;
let editor: Actor;

beforeAll(async () => {
  fitness = await startFitness();
  editor = await fitness.staff({ permissions: ['fitness.manage'] });
});
afterAll(() => fitness?.service.close());

const path = (catalogue: string, id?: number) => `/api/fitness/manage/${catalogue}${id ? `/${id}` : ''}`;
let names = 0;

async function add(catalogue: string, values: Record<string, unknown> = {}) {
  const answer = await editor.post(path(catalogue), {
    name: both(`Part ${(names += 1)}`),
    ...CATALOGUES[catalogue]!.body,
    ...values,
  });
  expect(answer.status).toBe(201);
  return answer.body.data;
}

const read = async (catalogue: string, id: number) => (await editor.get(path(catalogue, id))).body.data;

describe('the exercises of a workout', () => {
  it('stand in their order, with what was left out filled in', async () => {
    const [first, second] = [await add('exercises', { name: both('Row') }), await add('exercises')];
    const workout = await add('workouts', {
      exercises: [
        { exercise_id: second.id, duration_seconds: 45, note: both('Slowly') },
        { exercise_id: first.id, sets: 4, reps: 8, rest_seconds: 90 },
      ],
    });
    const note = { en: '', ar: '' };
    expect(workout.exercises).toEqual([
      {
        exercise_id: second.id,
        slug: second.slug,
        name: second.name,
        sets: 3,
        reps: null,
        duration_seconds: 45,
        rest_seconds: 60,
        note: both('Slowly'),
      },
      {
        exercise_id: first.id,
        slug: first.slug,
        name: both('Row'),
        sets: 4,
        reps: 8,
        duration_seconds: null,
        rest_seconds: 90,
        note,
      },
    ]);
    const listed = await editor.get(`${path('workouts')}?exercise_id=${first.id}`);
    expect(listed.body.data.data).toEqual([workout]);
  });

  it('are replaced whole, kept when left out, and emptied by an empty list', async () => {
    const [first, second] = [await add('exercises'), await add('exercises')];
    const { id, updated_at } = await add('workouts', { exercises: [{ exercise_id: first.id }] });
    const replaced = await editor.patch(path('workouts', id), { exercises: [{ exercise_id: second.id }] });
    expect(replaced.body.data.exercises).toMatchObject([{ exercise_id: second.id, reps: 10 }]);
    expect(replaced.body.data.updated_at > updated_at).toBe(true);
    const kept = await editor.patch(path('workouts', id), { calories: 250 });
    expect(kept.body.data).toMatchObject({ calories: 250, exercises: [{ exercise_id: second.id }] });
    const emptied = await editor.patch(path('workouts', id), { exercises: [] });
    expect(emptied.body.data).toMatchObject({ calories: 250, exercises: [] });
  });

  it.each([
    ['an unknown one', (id: number) => [{ exercise_id: id }, { exercise_id: 999_999 }], 'exercises.1.exercise_id'],
    ['the same one twice', (id: number) => [{ exercise_id: id }, { exercise_id: id }], 'exercises'],
    [
      'repetitions beside a duration',
      (id: number) => [{ exercise_id: id, reps: 5, duration_seconds: 30 }],
      'exercises.0.duration_seconds',
    ],
    ['an unknown field', (id: number) => [{ exercise_id: id, weight: 5 }], 'exercises.0.weight'],
    ['a text', () => 'none', 'exercises'],
  ])('refuse %s, and nothing is changed', async (_, exercises, field) => {
    const { id: exerciseId } = await add('exercises');
    const workout = await add('workouts', { exercises: [{ exercise_id: exerciseId }] });
    const body = { name: both('Other'), exercises: exercises(exerciseId) };
    const answer = await editor.patch(path('workouts', workout.id), body);
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual({ [field]: expect.any(Array) });
    expect(await read('workouts', workout.id)).toEqual(workout);
    const count = async () => (await editor.get(path('workouts'))).body.data.total as number;
    const before = await count();
    expect((await editor.post(path('workouts'), { ...body, duration_minutes: 5 })).status).toBe(400);
    expect(await count()).toBe(before);
  });

  it('never lose one that is deleted at the same moment', async () => {
    for (let round = 0; round < trials(6, 2); round += 1) {
      const exercise = await add('exercises');
      const workout = await add('workouts');
      const [changed, deleted] = await Promise.all([
        editor.patch(path('workouts', workout.id), { exercises: [{ exercise_id: exercise.id }] }),
        editor.delete(path('exercises', exercise.id)),
      ]);
      expect([changed.status, deleted.status]).toEqual(changed.status === 200 ? [200, 409] : [400, 200]);
      expect((await read('workouts', workout.id)).exercises).toHaveLength(changed.status === 200 ? 1 : 0);
    }
  });

  it('are written anew while one of them is deleted, without a deadlock', async () => {
    const { id: exerciseId } = await add('exercises');
    const lines = { exercises: [{ exercise_id: exerciseId }] };
    const workouts: Array<{ id: number }> = [await add('workouts', lines), await add('workouts', lines)];
    for (let round = 0; round < trials(8, 2); round += 1) {
      const answers = await race(6, index =>
        index < 4
          ? editor.patch(path('workouts', workouts[index % 2]!.id), lines)
          : editor.delete(path('exercises', exerciseId)),
      );
      expect(statuses(answers)).toEqual({ 200: 4, 409: 2 });
    }
  });

  it('are one list, whoever writes last', async () => {
    const exercises: Array<{ id: number }> = [];
    for (let index = 0; index < 4; index += 1) exercises.push(await add('exercises'));
    const workout = await add('workouts');
    const answers = await race(8, index =>
      editor.patch(path('workouts', workout.id), {
        exercises: (index % 2 ? exercises : exercises.toReversed()).map(({ id }) => ({ exercise_id: id })),
      }),
    );
    expect(statuses(answers)).toEqual({ 200: 8 });
    expect((await read('workouts', workout.id)).exercises).toHaveLength(4);
  });

  it('keep words of addresses free', async () => {
    expect(await add('workouts', { name: both('Programs') })).toMatchObject({ slug: 'programs-2' });
    const sent = { name: both('Mine'), duration_minutes: 5, slug: 'session' };
    expect((await editor.post(path('workouts'), sent)).body.message).toBe('slug_in_use');
  });
});

describe('the days of a program', () => {
  it('stand in their order, are replaced whole, and count its weeks', async () => {
    const [push, pull] = [await add('workouts', { name: both('Push') }), await add('workouts')];
    const days = [
      { week: 2, day: 1, workout_id: push.id },
      { week: 1, day: 3, workout_id: pull.id },
    ];
    const program = await add('programs', { days });
    expect(program).toMatchObject({ weeks: 2, days: [days[1], { ...days[0], slug: push.slug, name: both('Push') }] });
    const kept = await editor.patch(path('programs', program.id), { goal: 'muscle' });
    expect(kept.body.data).toMatchObject({ goal: 'muscle', days: program.days });
    const unknown = { days: [{ week: 1, day: 1, workout_id: 999_999 }] };
    for (const refused of [unknown, { days: [days[0], days[0]] }, { days: [{ ...days[0], day: 8 }] }])
      expect((await editor.patch(path('programs', program.id), refused)).status).toBe(400);
    expect(await read('programs', program.id)).toEqual(kept.body.data);
    expect((await editor.delete(path('workouts', push.id))).body.message).toBe('workout_in_use');
    const emptied = await editor.patch(path('programs', program.id), { days: [] });
    expect(emptied.body.data).toMatchObject({ weeks: 0, days: [] });
    expect((await editor.delete(path('workouts', push.id))).status).toBe(200);
  });
});

describe('the calories of a dish', () => {
  it('follow from its grams and cannot be sent', async () => {
    const dish = await add('dishes', { protein_g: 32.25, carbohydrate_g: 45.5, fat_g: 12.1, fiber_g: 3 });
    expect(dish.calories).toBe(419.9);
    const changed = await editor.patch(path('dishes', dish.id), { fat_g: 10 });
    expect(changed.body.data.calories).toBe(401);
    const sent = await editor.patch(path('dishes', dish.id), { calories: 100 });
    expect(sent).toMatchObject({ status: 400, body: { errors: { calories: [expect.any(String)] } } });
    const body = { name: both('Soup'), ...CATALOGUES['dishes']!.body, calories: 1 };
    expect((await editor.post(path('dishes'), body)).status).toBe(400);
    expect((await editor.patch(path('dishes', dish.id), { protein_g: -1 })).status).toBe(400);
  });

  it('that was eaten stay as they were when it changes or goes', async () => {
    const { db } = fitness.service;
    const member = await fitness.member();
    const dish = await add('dishes');
    await db.rows(
      `INSERT INTO meal (account_id, key, date, slot, origin, dish_id, dish_slug, name, protein_g, carbohydrate_g, fat_g, calories_kcal)
       SELECT $1, 'k', '2026-05-09', 'lunch', 'catalogue', id, slug, name, protein_g, carbohydrate_g, fat_g, calories_kcal
       FROM dish WHERE id = $2`,
      [member.id, dish.id],
    );
    await editor.patch(path('dishes', dish.id), { fat_g: 99 });
    expect((await editor.delete(path('dishes', dish.id))).status).toBe(200);
    const eaten = await db.row('SELECT dish_id, dish_slug, fat_g, calories_kcal FROM meal WHERE account_id = $1', [
      member.id,
    ]);
    expect(eaten).toEqual({ dish_id: null, dish_slug: dish.slug, fat_g: 10, calories_kcal: dish.calories });
  });
});

describe('the featured exercise', () => {
  const featured = async () => (await editor.get(`${path('exercises')}?is_featured=true`)).body.data;

  it('is the one chosen last, exactly one, also when many choose at once', async () => {
    const exercises: Array<{ id: number }> = [];
    for (let index = 0; index < 6; index += 1) exercises.push(await add('exercises'));
    const chosen = await editor.post(`${path('exercises', exercises[0]!.id)}/feature`);
    expect(chosen).toMatchObject({ status: 201, body: { data: { id: exercises[0]!.id, is_featured: true } } });
    const answers = await race(12, index => editor.post(`${path('exercises', exercises[index % 6]!.id)}/feature`));
    expect(statuses(answers)).toEqual({ 201: 12 });
    expect(await featured()).toMatchObject({ total: 1 });
    await editor.post(`${path('exercises', exercises[3]!.id)}/feature`);
    expect(await featured()).toMatchObject({ total: 1, data: [{ id: exercises[3]!.id }] });
  });

  it('stays when an unknown one is chosen, and cannot be set by a change', async () => {
    const { id } = await add('exercises');
    await editor.post(`${path('exercises', id)}/feature`);
    expect((await editor.post(`${path('exercises', 999_999)}/feature`)).status).toBe(404);
    expect((await editor.patch(path('exercises', id), { is_featured: false })).status).toBe(400);
    expect(await featured()).toMatchObject({ total: 1, data: [{ id }] });
    expect((await (await fitness.member()).post(`${path('exercises', id)}/feature`)).status).toBe(403);
  });
});

describe('events and challenges', () => {
  it('end after they begin', async () => {
    const event = await add('events');
    const late = await editor.patch(path('events', event.id), { starts_at: '2026-05-09T12:00:00Z' });
    expect(late).toMatchObject({ status: 400, body: { errors: { ends_at: [expect.any(String)] } } });
    const challenge = await add('challenges');
    const early = await editor.patch(path('challenges', challenge.id), { ends_on: '2026-04-30' });
    expect(early).toMatchObject({ status: 400, body: { errors: { ends_on: [expect.any(String)] } } });
    expect((await editor.patch(path('challenges', challenge.id), { ends_on: '2026-05-01' })).status).toBe(200);
  });

  it('have no fewer places than are taken', async () => {
    const event = await add('events', { capacity: 5 });
    await fitness.service.db.rows('UPDATE community_event SET attendee_count = 3 WHERE id = $1', [event.id]);
    const answer = await editor.patch(path('events', event.id), { capacity: 2 });
    expect(answer).toMatchObject({ status: 409, body: { message: 'capacity_taken' } });
    expect((await editor.patch(path('events', event.id), { capacity: 3 })).status).toBe(200);
  });

  it('name groups and badges that exist, which are in use by that', async () => {
    const [group, badge] = [await add('groups'), await add('badges')];
    const event = await add('events', { group_id: group.id });
    const challenge = await add('challenges', { badge_id: badge.id });
    expect((await editor.delete(path('groups', group.id))).body.message).toBe('group_in_use');
    expect((await editor.delete(path('badges', badge.id))).body.message).toBe('badge_in_use');
    const unknown = await editor.patch(path('events', event.id), { group_id: 999_999 });
    expect(unknown).toMatchObject({ status: 400, body: { errors: { group_id: [expect.any(String)] } } });
    expect((await editor.patch(path('challenges', challenge.id), { badge_id: 999_999 })).status).toBe(400);
    expect((await editor.patch(path('challenges', challenge.id), { badge_id: null })).body.data.badge_id).toBeNull();
    expect((await editor.delete(path('badges', badge.id))).status).toBe(200);
  });
});

describe('a workout that members trained', () => {
  it('changes and goes without their sessions', async () => {
    const { db } = fitness.service;
    const member = await fitness.member();
    const exercise = await add('exercises');
    const workout = await add('workouts', { exercises: [{ exercise_id: exercise.id }] });
    await db.rows(
      `WITH s AS (INSERT INTO workout_session (account_id, status, workout_id, workout_slug, name, date, started_at, ended_at)
         SELECT $1, 'finished', id, slug, name, '2026-05-09', now(), now() FROM workout WHERE id = $2 RETURNING id)
       INSERT INTO session_exercise (session_id, exercise_id, position, slug, name, muscle, equipment, rest_seconds)
       SELECT s.id, e.id, 1, e.slug, e.name, e.muscle, e.equipment, 60 FROM s, exercise e WHERE e.id = $3`,
      [member.id, workout.id, exercise.id],
    );
    const session = () =>
      db.row(
        `SELECT s.workout_slug, s.name, e.slug, e.name AS exercise FROM workout_session s
         JOIN session_exercise e ON e.session_id = s.id WHERE s.account_id = $1`,
        [member.id],
      );
    const before = await session();
    await editor.patch(path('workouts', workout.id), { name: both('Renamed'), exercises: [] });
    await editor.patch(path('exercises', exercise.id), { name: both('Renamed') });
    expect((await editor.delete(path('workouts', workout.id))).status).toBe(200);
    expect((await editor.delete(path('exercises', exercise.id))).status).toBe(200);
    expect(await session()).toEqual(before);
  });
});
