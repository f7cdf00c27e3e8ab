import { Account } from '#shared/staff/account.entity';
import { Storage } from '#media/storage';
import { picture, video } from '../kit/media-files';
import { type Bucket, startBucket } from './bucket';
import { makeGroup } from './community.factories';
import { PASSWORD } from './factories';
import { type Actor, type Fitness, startFitness } from './fitness';

let bucket: Bucket;
let fitness: Fitness;
beforeAll(async () => {
  bucket = await startBucket();
  fitness = await startFitness(bucket.environment);
});
afterAll(async () => {
  await fitness.service.close();
  await bucket.close();
});

const db = () => fitness.service.db;
const statusOf = async (address: string, headers: Record<string, string> = {}) =>
  (await fetch(new URL(address, `${fitness.service.origin}/`), { headers })).status;

interface Upload {
  url: string;
  addresses: string[];
}

async function uploaded(actor: Actor, preset: string, bytes?: Buffer): Promise<Upload> {
  const file = bytes ?? (await picture(700, 400).png().toBuffer());
  const { status, body } = await actor.upload('/api/helpers/upload', file, { for: preset });
  expect(status).toBe(201);
  const { url, pictures = [] } = body.data as { url: string; pictures?: { versions: { url: string }[] }[] };
  return { url, addresses: [url, ...pictures.flatMap(({ versions }) => versions.map(each => each.url))] };
}

const statusesOf = async ({ addresses }: Upload) => [
  ...new Set(await Promise.all(addresses.map(address => statusOf(address)))),
];
const close = async (actor: Actor) => {
  expect((await actor.post('/api/auth/delete-account', { password: PASSWORD })).status).toBe(201);
  await fitness.service.doJobs();
};

describe('an account that is closed', () => {
  it('takes its files along, in every version, and leaves what something else shows', async () => {
    const [member, other] = [await fitness.member(), await fitness.member()];
    const [profile, former, front, posted, unused, shared] = [
      await uploaded(member, 'profile'),
      await uploaded(member, 'profile'),
      await uploaded(member, 'progress'),
      await uploaded(member, 'content'),
      await uploaded(member, 'content', video()),
      await uploaded(member, 'content'),
    ];
    const setProfile = (actor: Actor, { url }: Upload) => actor.patch('/api/coaches/profile', { profile_picture: url });
    for (const one of [former, profile]) expect((await setProfile(member, one)).status).toBe(200);
    expect((await setProfile(other, shared)).status).toBe(200);
    expect((await member.post('/api/fitness/progress/photos', { front_url: front.url })).status).toBe(201);
    const { id: group } = await makeGroup(db());
    await db().rows(`INSERT INTO post (group_id, author_id, key, body, image_url) VALUES ($1, $2, 'k', 'Hi', $3)`, [
      group,
      member.id,
      posted.url,
    ]);
    for (const one of [profile, former, front, posted, unused, shared]) expect(await statusesOf(one)).toEqual([200]);

    await close(member);
    for (const one of [profile, former, front, posted, unused]) expect(await statusesOf(one)).toEqual([404]);
    expect(await statusesOf(shared)).toEqual([200]);
    expect(await db().rows(`SELECT body, image_url FROM post WHERE key = 'k'`)).toEqual([
      { body: 'Hi', image_url: null },
    ]);
    expect(await db().rows('SELECT 1 FROM stored_file WHERE owner = $1', [`staff:${member.id}`])).toEqual([]);
  });

  it('leaves no file of an upload that ends after it', async () => {
    const member = await fitness.member();
    const storage = fitness.service.get(Storage);
    const put = storage.put.bind(storage);
    jest.spyOn(storage, 'put').mockImplementationOnce(async (...file) => {
      await close(member);
      return put(...file);
    });
    const before = await bucket.keys();
    expect((await member.upload('/api/helpers/upload', video())).status).toBe(401);
    expect(await bucket.keys()).toEqual(before);
    expect(await db().rows('SELECT 1 FROM stored_file WHERE owner = $1', [`staff:${member.id}`])).toEqual([]);
  });

  it('of a coach leaves the conversation to the member, without the files of the coach', async () => {
    const { coach, client } = await pair();
    const thread = `/api/fitness/coaching/clients/${client.username}/messages`;
    const { url } = await uploaded(coach, 'message');
    const sent = (await coach.post(thread, { body: 'Look', attachments: [{ url }] })).body.data.attachments[0].url;
    await coach.post(thread, { attachments: [{ url }] });
    expect(await statusOf(sent)).toBe(200);
    await close(coach);
    expect(await statusOf(sent)).toBe(404);
    const { data } = (await client.get('/api/fitness/coaching/messages')).body.data;
    expect(data).toEqual([expect.objectContaining({ body: 'Look', attachments: [] })]);
  });
});

async function pair(): Promise<{ coach: Actor; client: Actor }> {
  const [coach, client] = [await fitness.coach(), await fitness.member()];
  expect((await coach.post('/api/fitness/coaching/clients', { username: client.username })).status).toBe(201);
  return { coach, client };
}

describe('files between member and coach', () => {
  it('open at addresses that end, and no longer where they were uploaded', async () => {
    const { coach, client } = await pair();
    const thread = `/api/fitness/coaching/clients/${client.username}/messages`;
    const [image, film] = [await uploaded(client, 'message'), await uploaded(client, 'message', video())];
    const attachments = [image, film].map(({ url }) => ({ url, name: 'a', type: 'x/y' }));
    const sent = await client.post('/api/fitness/coaching/messages', { attachments });
    expect(sent.status).toBe(201);
    await fitness.service.doJobs();
    for (const one of [image, film]) expect(await statusesOf(one)).toEqual([404]);

    const [seen] = (await coach.get(thread)).body.data.data;
    const [shownImage, shownFilm] = seen.attachments;
    expect(shownImage.versions.length).toBeGreaterThan(2);
    for (const { url } of [...shownImage.versions, shownImage, shownFilm]) {
      const answer = await fetch(new URL(url, fitness.service.origin));
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, max-age=300']);
    }
    expect(await statusOf(shownFilm.url, { Range: 'bytes=0-9' })).toBe(206);
    // Forwarding a file that one may see is no new access to it; guessing a private address is refused.
    expect((await coach.post(thread, { attachments: [{ url: shownImage.url }] })).status).toBe(201);
    const guessed = shownImage.url.replace(/\/signed\/[^/]+/, '');
    expect(await statusOf(guessed)).toBe(404);
    expect((await coach.post(thread, { attachments: [{ url: bucketAddress(guessed) }] })).status).toBe(400);
    // The same upload may be attached again.
    expect((await client.post('/api/fitness/coaching/messages', { attachments: [{ url: image.url }] })).status).toBe(
      201,
    );

    fitness.service.clock.advance({ hours: 3 });
    for (const { url } of [shownImage, shownFilm]) expect(await statusOf(url)).toBe(404);
    const again = await fitness.signedIn(await accountOf(coach));
    const [fresh] = (await again.get(thread)).body.data.data;
    expect(await statusOf(fresh.attachments[0].url)).toBe(200);
  });
});

const bucketAddress = (path: string) =>
  path.replace('/fitness/media/', `${bucket.environment['S3_ENDPOINT']}/${bucket.environment['S3_BUCKET']}/fitness/`);

const accountOf = async ({ id }: Actor) => await db().of(Account).findOneByOrFail({ id });
