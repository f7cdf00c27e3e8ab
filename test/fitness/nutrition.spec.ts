import { race } from '../harness/race';
import { type Fitness, startFitness } from './fitness';

const NUTRITION = '/api/fitness/nutrition';
const PLANNER = `${NUTRITION}/planner`;

let fitness: Fitness;
beforeAll(async () => {
  fitness = await startFitness();
  await fitness.service.db.rows(
    `INSERT INTO dish (slug, name, meal, serving_g, protein_g, carbohydrate_g, fat_g, search_text) VALUES
     ('lentil-soup', '{"en": "Lentil soup", "ar": "شوربة عدس"}', 'lunch', 300, 18, 40.5, 6, 'lentil soup شوربه عدس'),
     ('oats', '{"en": "Oats", "ar": "شوفان"}', 'breakfast', 200, 10, 50, 7.25, 'oats شوفان')`,
  );
});
beforeEach(() => fitness.service.clock.set('2026-05-09T12:00:00Z'));
afterAll(() => fitness.service.close());

describe('a dish that is logged', () => {
  it('is in the answer, with calories made of its grams', async () => {
    const member = await fitness.member();
    const { status, body } = await member.post(`${NUTRITION}/meals`, { slug: 'lentil-soup', servings: 1.5 });
    expect(status).toBe(201);
    const [, lunch] = body.data.slots;
    expect(lunch).toMatchObject({
      slot: 'lunch',
      totals: { calories_kcal: 432, protein_g: 27, carbohydrate_g: 60.75, fat_g: 9 },
      meals: [
        {
          origin: 'catalogue',
          dish_slug: 'lentil-soup',
          servings: 1.5,
          name: { en: 'Lentil soup' },
          date: '2026-05-09',
        },
      ],
    });
    expect(body.data.calories).toMatchObject({ value: 432, goal: 2000, percent: 22 });
    expect(body.data.macros).toMatchObject([
      { key: 'protein', value: 27, goal: 100, percent: 27, percent_of_calories: 25 },
      { key: 'carbohydrate', percent_of_calories: 56 },
      { key: 'fat', percent_of_calories: 19 },
    ]);
    expect(body.data.series.at(-1)).toMatchObject({ date: '2026-05-09', meals: 1, calories_kcal: 432 });
    expect(body.data.series.at(-2)).toMatchObject({ meals: 0, calories_kcal: null, glasses: null });
    expect(body.data.averages).toMatchObject({ logged_days: 1, calories_kcal: 432, glasses: null });
    expect(body.data.dishes[0]).toMatchObject({ slug: 'lentil-soup', times_logged: 1, calories_kcal: 288 });
    expect((await member.get(NUTRITION)).body.data).toEqual(body.data);
  });

  it('stays as it was when the dish changes or goes', async () => {
    const { db } = fitness.service;
    const member = await fitness.member();
    await db.rows(`INSERT INTO dish (slug, name, meal, serving_g, protein_g, carbohydrate_g, fat_g)
      VALUES ('passing', '{"en": "Passing", "ar": "عابر"}', 'snack', 100, 10, 10, 10)`);
    await member.post(`${NUTRITION}/meals`, { slug: 'passing', slot: 'dinner' });
    await db.rows(`UPDATE dish SET protein_g = 90, name = '{"en": "Other", "ar": "آخر"}' WHERE slug = 'passing'`);
    const dinner = async () => (await member.get(NUTRITION)).body.data.slots[2];
    expect(await dinner()).toMatchObject({
      totals: { calories_kcal: 170, protein_g: 10 },
      meals: [{ name: { en: 'Passing' } }],
    });
    await db.rows(`DELETE FROM dish WHERE slug = 'passing'`);
    expect(await dinner()).toMatchObject({ totals: { calories_kcal: 170 }, meals: [{ dish_slug: 'passing' }] });
  });

  it('takes no calories, and is one of the catalogue', async () => {
    const member = await fitness.member();
    const sent = await member.post(`${NUTRITION}/meals`, { slug: 'oats', calories: 1 });
    expect([sent.status, Object.keys(sent.body.errors)]).toEqual([400, ['calories']]);
    expect((await member.post(`${NUTRITION}/meals`, { slug: 'nothing' })).status).toBe(404);
    expect((await member.post(`${NUTRITION}/meals`, { slug: 'oats', servings: 0 })).status).toBe(400);
  });

  it('is found by a word of either language', async () => {
    const member = await fitness.member();
    const found = async (query: string) =>
      (await member.get(`${NUTRITION}?${query}`)).body.data.dishes.map((dish: { slug: string }) => dish.slug);
    expect(await found(`search=${encodeURIComponent('عدس')}`)).toEqual(['lentil-soup']);
    expect(await found('meal=breakfast')).toEqual(['oats']);
    expect((await member.get(`${NUTRITION}?meal=brunch`)).status).toBe(400);
  });
});

describe('water', () => {
  it("is set, never added, on the member's own day", async () => {
    fitness.service.clock.set('2026-05-09T21:30:00Z');
    const member = await fitness.member({ timezone: 'Asia/Dubai' });
    const { status, body } = await member.patch(`${NUTRITION}/hydration`, { glasses: 3 });
    expect([status, body.data.date]).toEqual([200, '2026-05-10']);
    expect(body.data.hydration).toMatchObject({ value: 3, goal: 8, percent: 38, millilitres: 750 });
    expect((await member.patch(`${NUTRITION}/hydration`, { glasses: 3 })).body.data.hydration.value).toBe(3);
    const answers = await race(8, index => member.patch(`${NUTRITION}/hydration`, { glasses: index }));
    expect(answers.every(answer => answer.status === 200)).toBe(true);
    const rows = await fitness.service.db.rows('SELECT date FROM hydration_day WHERE account_id = $1', [member.id]);
    expect(rows).toEqual([{ date: '2026-05-10' }]);
    expect((await member.patch(`${NUTRITION}/hydration`, { glasses: 0 })).body.data.hydration.value).toBe(0);
    for (const glasses of [-1, 101, 1.5, '3', null])
      expect((await member.patch(`${NUTRITION}/hydration`, { glasses })).status).toBe(400);
  });
});

describe('the planner', () => {
  it('takes own meals of any day, and shows its week from Monday', async () => {
    const member = await fitness.member();
    const meal = {
      date: '2026-05-12',
      slot: 'dinner',
      name: 'طاجن',
      protein_g: 30,
      carbohydrate_g: 20.5,
      fat_g: 10,
      note: 'x',
    };
    const { status, body } = await member.post(PLANNER, meal);
    expect([status, body.data.date, body.data.today]).toEqual([201, '2026-05-12', '2026-05-09']);
    expect(body.data.slots[2].meals).toMatchObject([
      { origin: 'own', dish_slug: null, name: { en: 'طاجن', ar: 'طاجن' }, calories_kcal: 292, servings: 1, note: 'x' },
    ]);
    expect(body.data.week.map((day: { date: string; meals: number }) => [day.date.slice(8), day.meals])).toEqual([
      ['11', 0],
      ['12', 1],
      ['13', 0],
      ['14', 0],
      ['15', 0],
      ['16', 0],
      ['17', 0],
    ]);
    expect((await member.get(`${PLANNER}?date=2026-05-12`)).body.data).toEqual(body.data);
    expect((await member.get(PLANNER)).body.data).toMatchObject({ date: '2026-05-09', calories: { value: null } });
    const [{ key }] = body.data.slots[2].meals;
    const other = await fitness.member();
    expect((await other.delete(`${PLANNER}/${key}`)).status).toBe(404);
    const removed = await member.delete(`${PLANNER}/${key}`);
    expect([removed.status, removed.body.data.date, removed.body.data.calories.value]).toEqual([
      200,
      '2026-05-12',
      null,
    ]);
    expect((await member.delete(`${PLANNER}/${key}`)).status).toBe(404);
  });

  it('also removes a dish that was logged, and refuses what is wrong', async () => {
    const member = await fitness.member();
    const { body } = await member.post(`${NUTRITION}/meals`, { slug: 'oats' });
    expect((await member.delete(`${PLANNER}/${body.data.slots[0].meals[0].key}`)).body.data.slots[0].meals).toEqual([]);
    expect((await member.get(`${PLANNER}?date=tomorrow`)).status).toBe(400);
    const wrong = async (values: object) =>
      Object.keys((await member.post(PLANNER, { slot: 'lunch', name: 'A', ...values })).body.errors);
    expect(await wrong({ calories_kcal: 10 })).toEqual(['calories_kcal']);
    expect(await wrong({ slot: 'brunch' })).toEqual(['slot']);
    expect(await wrong({ protein_g: -1 })).toEqual(['protein_g']);
    expect(await wrong({ date: '2028-05-09' })).toEqual(['date']);
  });
});
