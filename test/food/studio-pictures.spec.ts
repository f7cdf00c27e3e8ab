import { AiModels } from '#ai/ai-models';
import { race, statuses } from '../harness/race';
import { video } from '../kit/media-files';
import { makeStaff } from './factories';
import { drawn, type Studio, startStudio } from './studio.actors';

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio({ AI_PICTURES_PER_DAY: '12' });
});
afterAll(() => studio?.close());
afterEach(() => studio.empty());

const url = '/api/ai-studio/pictures';
const soup = () => studio.food.dishes.soup.id;
const notices = async () => (await studio.food.owner.get('/api/notifications')).body.data.items as { type: string }[];

describe('a request', () => {
  it('is queued, drawn in the background and shown to staff with the studio', async () => {
    const { food, ai } = studio;
    const sent = { product_id: soup(), count: 2, prompt: 'On a blue plate', style: 'natural light' };
    const answer = await food.owner.post(url, sent);
    expect(answer.status).toBe(202);
    const { client_token: _, ...shown } = { ...sent, client_token: undefined };
    expect(answer.body.data).toMatchObject({
      ...shown,
      status: 'queued',
      error: null,
      pictures: [],
      finished_at: null,
    });
    expect(ai.drawings).toHaveLength(0);

    await studio.work();
    const { data } = (await food.manager.get(`/api/ai-studio/jobs/${answer.body.data.id}`)).body;
    expect(data).toMatchObject({ ...shown, status: 'done', attempts: 1, finished_at: expect.any(String) });
    expect(data.drawn_pictures.map(({ number }: { number: number }) => number)).toEqual([1, 2]);
    for (const picture of data.drawn_pictures) {
      expect(picture).toMatchObject({ width: 256, height: 256, is_accepted: false });
      expect(picture.versions.length).toBeGreaterThan(1);
      expect((await food.service.db.rows('SELECT 1 FROM stored_file WHERE address = $1', [picture.url])).length).toBe(
        1,
      );
    }
    expect(ai.drawings).toHaveLength(1);
    expect(ai.drawings[0]!.prompt).toMatch(/Lentil soup[^]*natural light[^]*On a blue plate/);
    expect((await food.owner.get('/api/ai-studio/jobs')).body.data.items).toEqual([data]);
    expect((await food.owner.get('/api/ai-studio/jobs?status=failed')).body.data.items).toEqual([]);
    expect((await food.owner.get(`/api/ai-studio/jobs?product_id=${soup() + 1}`)).body.data.total).toBe(0);
    expect(await notices()).toEqual([expect.objectContaining({ type: 'pictures_drawn' })]);
  });

  it('sends the picture that it starts from', async () => {
    const first = await studio.request();
    await studio.work();
    const source_url = (await studio.job(first)).drawn_pictures[0]!.url;
    await studio.request({ source_url });
    await studio.work();
    const { path, source } = studio.ai.drawings[1]!;
    expect(path).toBe('/v1/images/edits');
    expect(source?.length).toBeGreaterThan(100);
  });

  it.each([
    [{ product_id: 999_999 }, 'product_id'],
    [{ product_id: undefined }, 'product_id'],
    [{ count: 0 }, 'count'],
    [{ count: 5 }, 'count'],
    [{ prompt: 'x'.repeat(501) }, 'prompt'],
    [{ source_url: 'https://elsewhere.example/a.jpg' }, 'source_url'],
    [{ source_url: '/property/media/uploads/a.jpg' }, 'source_url'],
    [{ source_url: '/food/media/uploads/missing.jpg' }, 'source_url'],
    [{ source_url: '/food/media/uploads/a.mp4' }, 'source_url'],
    [{ source_url: '/food/media/private/a.jpg' }, 'source_url'],
    [{ client_token: 'no uuid' }, 'client_token'],
  ])('is refused with %j', async (body, field) => {
    const answer = await studio.food.owner.post(url, { product_id: soup(), count: 1, ...body });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, [field]]);
    expect(await studio.food.service.db.rows('SELECT 1 FROM picture_day')).toEqual([]);
  });

  it('is refused for an archived dish', async () => {
    await studio.food.service.db.rows('UPDATE dish SET archived_at = now() WHERE id = $1', [soup()]);
    expect((await studio.food.owner.post(url, { product_id: soup(), count: 1 })).status).toBe(400);
  });

  it('is for staff with the studio, and its pictures for those who edit dishes', async () => {
    const { food } = studio;
    const id = await studio.request();
    for (const caller of [food.kitchen, food.customer, food.anonymous]) {
      const expected = caller === food.kitchen ? 403 : 401;
      for (const answer of [
        await caller.post(url, { product_id: soup(), count: 1 }),
        await caller.get('/api/ai-studio/jobs'),
        await caller.get(`/api/ai-studio/jobs/${id}`),
        await caller.post(`/api/ai-studio/jobs/${id}/accept`, { picture: 1 }),
      ])
        expect(answer.status).toBe(expected);
    }
  });

  it('with a client token is one job, however often it is sent, for its account', async () => {
    const { food } = studio;
    const body = { product_id: soup(), count: 1, client_token: '0f6b1f0e-6a52-4a3b-9a55-0f0c8a4c2d11' };
    const answers = await race(6, () => food.owner.post(url, body));
    expect(statuses(answers)).toEqual({ 202: 6 });
    expect(new Set(answers.map(answer => answer.body.data.id)).size).toBe(1);
    expect((await food.manager.post(url, body)).body.data.id).not.toBe(answers[0]!.body.data.id);
    await studio.work();
    expect(studio.ai.drawings).toHaveLength(2);
  });
});

describe('the daily limit', () => {
  it('holds for requests at once, and ends with the day', async () => {
    const { food } = studio;
    const answers = await race(10, () => food.owner.post(url, { product_id: soup(), count: 3 }));
    expect(statuses(answers)).toEqual({ 202: 4, 429: 6 });
    const refused = answers.find(({ status }) => status === 429)!;
    expect(refused.body.code).toBe('pictures_used_up');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(24 * 3600);
    expect(await food.service.db.rows('SELECT pictures FROM picture_day')).toEqual([{ pictures: 12 }]);
    food.service.clock.advance({ hours: 24 });
    expect((await food.owner.post(url, { product_id: soup(), count: 4 })).status).toBe(202);
  });
});

describe('a provider', () => {
  const endOf = async (id: number) => {
    await studio.work();
    const { status, error, attempts, drawn_pictures: pictures } = await studio.job(id);
    return { status, error, attempts, pictures: pictures.length };
  };

  it('that fails twice is asked a third time', async () => {
    const id = await studio.request();
    studio.ai.pictures.reply({ status: 500 }, { fault: 'cut' });
    expect(await endOf(id)).toEqual({ status: 'done', error: null, attempts: 3, pictures: 1 });
    expect(studio.ai.drawings).toHaveLength(3);
  });

  it.each([
    ['fails three times', { status: 500 }, 'studio_failed', 3],
    ['never responds', { fault: 'silent' as const }, 'studio_timeout', 3],
    ['declines the request', { status: 400 }, 'studio_refused', 1],
    ['sends no pictures', { raw: '{"data":[]}' }, 'studio_failed', 3],
    ['sends something else', { raw: '<html>' }, 'studio_failed', 3],
  ])('that %s fails the job', async (_, reply, error, attempts) => {
    const id = await studio.request();
    studio.ai.pictures.reply(reply, reply, reply);
    const { timeouts } = studio.food.service.get(AiModels);
    const { picturesMs } = timeouts;
    // No response can be too late where none comes.
    if (error === 'studio_timeout') timeouts.picturesMs = 50;
    expect(await endOf(id)).toEqual({ status: 'failed', error, attempts, pictures: 0 });
    timeouts.picturesMs = picturesMs;
    expect(studio.ai.drawings).toHaveLength(attempts);
    expect(await notices()).toEqual([expect.objectContaining({ type: 'pictures_failed' })]);
  });

  it('that sends no picture that can be shown fails the job, and nothing is stored', async () => {
    const before = await studio.files();
    const cut = (await drawn()).subarray(0, 400);
    const huge = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>`);
    const unusable = { pictures: [Buffer.from('no picture'), video(), cut, huge] };
    const id = await studio.request({ count: 4 });
    studio.ai.pictures.reply(unusable, unusable, unusable);
    expect(await endOf(id)).toMatchObject({ status: 'failed', error: 'studio_picture_unusable', pictures: 0 });
    expect(await studio.files()).toEqual(before);
  });

  it('that sends a picture of too many pixels is asked again', async () => {
    const id = await studio.request();
    studio.ai.pictures.reply({ pictures: [await drawn(10_000, 6_001)] });
    expect(await endOf(id)).toEqual({ status: 'done', error: null, attempts: 2, pictures: 1 });
  });

  it('that sends one usable picture of three, or more than requested, has those shown', async () => {
    const id = await studio.request({ count: 3 });
    studio.ai.pictures.reply({ pictures: [Buffer.from('no'), await drawn(), video()] });
    expect(await endOf(id)).toMatchObject({ status: 'done', pictures: 1 });
    const other = await studio.request({ count: 1 });
    studio.ai.pictures.reply({ pictures: [await drawn(), await drawn(64, 64)] });
    expect(await endOf(other)).toMatchObject({ status: 'done', pictures: 1 });
  });

  it('is not asked once the dish is archived, or the account lost the studio', async () => {
    const { db } = studio.food.service;
    const archived = await studio.request();
    await db.rows('UPDATE dish SET archived_at = now() WHERE id = $1', [soup()]);
    expect(await endOf(archived)).toMatchObject({ status: 'failed', error: 'record_gone' });
    await db.rows('UPDATE dish SET archived_at = NULL');
    const former = await makeStaff(db, { role: 'Manager' });
    const leaver = await studio.food.signIn('staff', former);
    const left = (await leaver.post(url, { product_id: soup(), count: 1 })).body.data.id as number;
    await db.rows('DELETE FROM account_role WHERE account_id = $1', [former.id]);
    expect(await endOf(left)).toMatchObject({ status: 'failed', error: 'permission_required' });
    expect(studio.ai.drawings).toHaveLength(0);
  });
});
