import { PictureRuns } from '#agents/studio/picture-runs';
import { race, statuses } from '../harness/race';
import { type Studio, startStudio } from './studio.actors';

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio();
});
afterAll(() => studio?.close());
afterEach(() => studio.empty());

const { signal } = new AbortController();
const soup = () => studio.food.dishes.soup.id;
const accept = (id: number, body: object) => studio.food.owner.post(`/api/ai-studio/jobs/${id}/accept`, body);
const dish = async () => (await studio.food.owner.get(`/api/products/${soup()}`)).body.data;
const notices = async () => (await studio.food.owner.get('/api/notifications')).body.data.items as { type: string }[];

describe('two workers', () => {
  const run = (id: number) => studio.food.service.get(PictureRuns).run(id, signal);

  it('draw once for one job', async () => {
    const id = await studio.request();
    await race(5, () => run(id));
    await studio.work();
    expect(await studio.job(id)).toMatchObject({ status: 'done', attempts: 1 });
    expect(studio.ai.drawings).toHaveLength(1);
  });

  it('finish a job of one that was killed, after its lease', async () => {
    const { db, clock } = studio.food.service;
    const id = await studio.request();
    const killed = `status = 'running', attempts = 1, lease = gen_random_uuid(), leased_until = $2`;
    const until = clock.now().add({ seconds: 200 }).toString();
    await db.rows(`UPDATE picture_job SET ${killed} WHERE id = $1`, [id, until]);
    await studio.work();
    expect(await studio.job(id)).toMatchObject({ status: 'running', attempts: 1 });
    clock.advance({ seconds: 201 });
    await studio.work();
    expect(await studio.job(id)).toMatchObject({ status: 'done', attempts: 2 });
    expect(studio.ai.drawings).toHaveLength(1);
  });

  it('leave a job failed whose last attempt was killed', async () => {
    const { db } = studio.food.service;
    const id = await studio.request();
    const killed = `status = 'running', attempts = 3, lease = gen_random_uuid(), leased_until = '2020-01-01'`;
    await db.rows(`UPDATE picture_job SET ${killed} WHERE id = $1`, [id]);
    await studio.work();
    expect(await studio.job(id)).toMatchObject({ status: 'failed', error: 'studio_failed' });
    expect(studio.ai.drawings).toHaveLength(0);
  });

  it('keep the pictures of the second only, when the first wakes up after its lease', async () => {
    const before = await studio.files();
    const id = await studio.request();
    let wake = () => {};
    const asleep = new Promise<void>(resolve => (wake = resolve));
    studio.ai.pictures.reply({ after: asleep });
    const first = run(id);
    await studio.ai.drawn(1);
    studio.food.service.clock.advance({ minutes: 6 });
    await run(id);
    const [kept] = (await studio.job(id)).drawn_pictures;
    const files = await studio.files();
    wake();
    await first;
    await studio.work();
    expect(await studio.job(id)).toMatchObject({ status: 'done', attempts: 2, drawn_pictures: [kept] });
    expect(await studio.files()).toEqual(files);
    expect(files.length).toBeGreaterThan(before.length);
    expect(await notices()).toHaveLength(1);
  });
});

describe('a drawn picture', () => {
  const ready = async (count = 2) => {
    const id = await studio.request({ count });
    await studio.work();
    return { id, urls: (await studio.job(id)).drawn_pictures.map(picture => picture.url) };
  };

  it('is put on the dish at its place, once', async () => {
    const { id, urls } = await ready();
    const answer = await accept(id, { picture: 2 });
    expect(answer.status).toBe(200);
    expect(answer.body.data.drawn_pictures.map((each: { is_accepted: boolean }) => each.is_accepted)).toEqual([
      false,
      true,
    ]);
    expect((await accept(id, { picture: 1, position: 1 })).status).toBe(200);
    expect((await dish()).images).toEqual(urls);
    const again = await accept(id, { picture: 1 });
    expect([again.status, again.body.code]).toEqual([409, 'picture_accepted']);
    expect((await dish()).images).toEqual(urls);
  });

  it('is put on a draft, too', async () => {
    await studio.food.service.db.rows('UPDATE dish SET is_active = false WHERE id = $1', [soup()]);
    const { id } = await ready(1);
    expect((await accept(id, { picture: 1 })).status).toBe(200);
    await studio.food.service.db.rows('UPDATE dish SET is_active = true WHERE id = $1', [soup()]);
  });

  it('is put there once by many at once', async () => {
    const { id, urls } = await ready(1);
    const answers = await race(8, () => accept(id, { picture: 1, position: 1 }));
    expect(statuses(answers)).toEqual({ 200: 1, 409: 7 });
    expect((await dish()).images).toEqual(urls);
  });

  it('is refused where there is none, before it is drawn, on a full or archived dish', async () => {
    const { db } = studio.food.service;
    const { id } = await ready(1);
    expect((await accept(id, { picture: 2 })).status).toBe(404);
    expect((await accept(999_999, { picture: 1 })).status).toBe(404);
    expect((await accept(id, { picture: 5 })).status).toBe(400);
    expect((await accept(id, { picture: 1, position: 21 })).status).toBe(400);
    const full = JSON.stringify(Array.from({ length: 20 }, (_, index) => `/food/media/uploads/${index}.jpg`));
    await db.rows('UPDATE dish SET images = $2 WHERE id = $1', [soup(), full]);
    expect((await accept(id, { picture: 1 })).body.code).toBe('dish_pictures_full');
    await db.rows(`UPDATE dish SET images = '[]', archived_at = now() WHERE id = $1`, [soup()]);
    expect((await accept(id, { picture: 1 })).status).toBe(404);
    await db.rows('UPDATE dish SET archived_at = NULL');
    expect((await studio.job(id)).drawn_pictures[0]!.is_accepted).toBe(false);
    const queued = await studio.request();
    expect((await accept(queued, { picture: 1 })).body.code).toBe('picture_not_ready');
  });

  it('is deleted with its files after seven days, unless it was accepted', async () => {
    const { service } = studio.food;
    const before = await studio.files();
    const { id, urls } = await ready();
    await accept(id, { picture: 1 });
    const deleteOld = async () => {
      await service.db.rows(`SELECT food_jobs.add_job('delete_old_pictures')`);
      await studio.work();
    };
    service.clock.advance({ hours: 7 * 24 - 1 });
    await deleteOld();
    expect((await studio.job(id)).drawn_pictures).toHaveLength(2);
    service.clock.advance({ hours: 2 });
    await deleteOld();
    expect((await studio.job(id)).drawn_pictures.map(each => each.url)).toEqual([urls[0]]);
    const folder = urls[0]!.split('/').at(-2)!;
    const left = (await studio.files()).filter(file => !before.includes(file));
    expect(left.length).toBeGreaterThan(0);
    expect(left.every(file => file.includes(folder))).toBe(true);
    expect((await accept(id, { picture: 2 })).status).toBe(404);
    service.clock.advance({ hours: 90 * 24 });
    await deleteOld();
    expect((await studio.food.owner.get(`/api/ai-studio/jobs/${id}`)).status).toBe(404);
    expect((await studio.files()).filter(file => !before.includes(file))).toEqual(left);
  });
});
