import { randomUUID } from 'node:crypto';
import { Storage } from '#media/storage';
import { picture, video } from '../kit/media-files';
import { race, statuses } from '../harness/race';
import { type Bucket, startBucket } from './bucket';
import { makeMember, PASSWORD } from './factories';
import { type Actor, type Fitness, startFitness } from './fitness';

const MEGABYTE = 1024 * 1024;

let bucket: Bucket;
let fitness: Fitness;
let member: Actor;
beforeAll(async () => {
  bucket = await startBucket();
  fitness = await startFitness(bucket.environment);
});
beforeEach(async () => {
  member = await fitness.member();
});
afterAll(async () => {
  await fitness.service.close();
  await bucket.close();
});
afterEach(() => jest.restoreAllMocks());

const send = (
  actor: Pick<Actor, 'upload'>,
  bytes: Buffer,
  [part, parts]: [number | string, number | string],
  upload_id: string,
  fields: Record<string, string> = {},
) => actor.upload('/api/helpers/upload-chunk', bytes, { upload_id, part: `${part}`, parts: `${parts}`, ...fields });

/** A film of several parts, none like another. */
function film(parts = 3): { whole: Buffer; parts: Buffer[] } {
  const cut = Array.from({ length: parts }, (_, index) =>
    index === 0 ? video(1000 + index) : Buffer.alloc(500 + index, index),
  );
  return { whole: Buffer.concat(cut), parts: cut };
}
const partKeys = async () => (await bucket.keys()).filter(key => key.includes('parts/'));

it('takes a whole file to the bucket', async () => {
  const { status, body } = await member.upload('/api/helpers/upload', await picture(900, 600).png().toBuffer(), {
    for: 'progress',
  });
  expect([status, body.data.type]).toEqual([201, 'image']);
  expect(body.data.versions.full).toMatchObject({ width: 900, height: 600 });
  expect((await member.patch('/api/coaches/profile', { profile_picture: body.data.url })).status).toBe(200);
});

describe('a file in parts', () => {
  it('is put together in order, in whatever order they come', async () => {
    const id = randomUUID();
    const { whole, parts } = film();
    const third = await send(member, parts[2]!, [3, 3], id);
    expect([third.status, third.body.data]).toEqual([
      201,
      { upload_id: id, parts: 3, received: [3], complete: false, url: null, type: null },
    ]);
    expect((await send(member, parts[0]!, [1, 3], id)).body.data.received).toEqual([1, 3]);
    const { body } = await send(member, parts[1]!, [2, 3], id);
    expect(body.data).toMatchObject({ received: [1, 2, 3], complete: true, type: 'video' });
    expect((await bucket.bytesAt(body.data.url)).equals(whole)).toBe(true);
    await fitness.service.doJobs();
    expect(await partKeys()).toEqual([]);
  });

  it('is one file although parts come again and all at once', async () => {
    const id = randomUUID();
    const { whole, parts } = film(4);
    const sent = [1, 2, 3, 4, 1, 2, 3, 4];
    const answers = await race(sent.length, index => send(member, parts[sent[index]! - 1]!, [sent[index]!, 4], id));
    expect(statuses(answers)).toEqual({ 201: sent.length });
    const again = await send(member, parts[0]!, [1, 4], id);
    expect(again.body.data.complete).toBe(true);
    expect((await bucket.bytesAt(again.body.data.url)).equals(whole)).toBe(true);
    const urls = answers.map(({ body }) => body.data.url).filter(Boolean);
    expect(new Set([...urls, again.body.data.url]).size).toBe(1);
    await fitness.service.doJobs();
    expect(await partKeys()).toEqual([]);
  });

  it('may be a picture, in the sizes of its preset', async () => {
    const id = randomUUID();
    const bytes = await picture(600, 400).png().toBuffer();
    const cut = [bytes.subarray(0, 200), bytes.subarray(200)];
    await send(member, cut[0]!, [1, 2], id, { for: 'profile', path: 'faces' });
    const { body } = await send(member, cut[1]!, [2, 2], id, { for: 'profile', path: 'faces' });
    expect(body.data).toMatchObject({ complete: true, type: 'image' });
    expect(Object.keys(body.data.versions)).toEqual(['thumbnail', 'full']);
    expect(body.data.url).toContain('/uploads/faces/');
    expect(body.data.pictures).toEqual([expect.objectContaining({ url: body.data.url, alt: null })]);
  });

  it('is never whole without a part', async () => {
    const id = randomUUID();
    const { parts } = film();
    await send(member, parts[0]!, [1, 3], id);
    const { body } = await send(member, parts[2]!, [3, 3], id);
    expect(body.data).toMatchObject({ received: [1, 3], complete: false, url: null });
  });

  it('keeps what a part was, whatever comes later under its number', async () => {
    const id = randomUUID();
    const { whole, parts } = film();
    await send(member, parts[0]!, [1, 3], id);
    await send(member, parts[1]!, [2, 3], id);
    const other = await send(member, Buffer.from('other bytes'), [2, 3], id);
    expect([other.status, other.body.message]).toEqual([409, 'part_differs']);
    const { body } = await send(member, parts[2]!, [3, 3], id);
    expect((await bucket.bytesAt(body.data.url)).equals(whole)).toBe(true);
    expect((await send(member, Buffer.from('late bytes'), [3, 3], id)).status).toBe(409);
  });

  it('of parallel parts with one number takes one', async () => {
    const id = randomUUID();
    const before = await partKeys();
    const answers = await race(6, index => send(member, Buffer.from(`bytes ${index}`), [2, 2], id));
    expect(statuses(answers)).toEqual({ 201: 1, 409: 5 });
    expect(await partKeys()).toHaveLength(before.length + 1);
  });

  it('belongs to its account, also under the name of another', async () => {
    const id = randomUUID();
    const mine = film();
    const other = await fitness.coach();
    await send(member, mine.parts[0]!, [1, 3], id);
    await send(member, mine.parts[1]!, [2, 3], id);
    const theirs = await send(other, mine.parts[2]!, [3, 3], id);
    expect(theirs.body.data).toMatchObject({ received: [3], complete: false });
    const { body } = await send(member, mine.parts[2]!, [3, 3], id);
    expect((await bucket.bytesAt(body.data.url)).equals(mine.whole)).toBe(true);
  });

  it.each<[Record<string, string>, string]>([
    [{ part: '0' }, 'part'],
    [{ part: '4' }, 'part'],
    [{ part: 'one' }, 'part'],
    [{ part: '1.5' }, 'part'],
    [{ parts: '129' }, 'parts'],
    [{ upload_id: 'short' }, 'upload_id'],
    [{ upload_id: '../../etc/passwd' }, 'upload_id'],
    [{ for: 'poster' }, 'for'],
    [{ path: '../up' }, 'path'],
    [{ account_id: '1' }, 'account_id'],
  ])('refuses %p', async (fields, field) => {
    const { status, body } = await send(member, Buffer.from('bytes'), [1, 3], randomUUID(), fields);
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
  });

  it('refuses a part without bytes, none at all, and one of more than 16 MB', async () => {
    expect((await send(member, Buffer.alloc(0), [1, 2], randomUUID())).body.errors).toHaveProperty('file');
    expect((await member.post('/api/helpers/upload-chunk')).status).toBe(400);
    expect((await member.post('/api/helpers/upload-chunk', { part: 1 })).status).toBe(415);
    expect((await send(member, Buffer.alloc(16 * MEGABYTE + 1), [1, 2], randomUUID())).status).toBe(413);
    expect((await send(member, Buffer.alloc(16 * MEGABYTE), [1, 2], randomUUID())).status).toBe(201);
    expect((await send(fitness.anonymous, Buffer.from('bytes'), [1, 2], randomUUID())).status).toBe(401);
  });

  it('keeps to the number of parts it began with', async () => {
    const id = randomUUID();
    await send(member, Buffer.from('bytes'), [1, 3], id);
    const { status, body } = await send(member, Buffer.from('bytes'), [1, 2], id);
    expect([status, body.message]).toEqual([409, 'upload_differs']);
  });

  it('is not one of many that are never finished', async () => {
    for (let open = 0; open < 5; open++) await send(member, Buffer.from('bytes'), [1, 2], randomUUID());
    const { status, body } = await send(member, Buffer.from('bytes'), [1, 2], randomUUID());
    expect([status, body.message]).toEqual([409, 'too_many_uploads']);
  });

  it('that is none of ours is refused and forgotten', async () => {
    const id = randomUUID();
    await send(member, Buffer.from('<script>'), [1, 2], id);
    const { status, body } = await send(member, Buffer.from('</script>'), [2, 2], id);
    expect([status, Object.keys(body.errors)]).toEqual([400, ['file']]);
    expect((await send(member, film(2).parts[1]!, [2, 2], id)).body.data.received).toEqual([2]);
  });

  it('is put together later when the bucket fails at the end', async () => {
    const id = randomUUID();
    const { whole, parts } = film(2);
    await send(member, parts[0]!, [1, 2], id);
    jest.spyOn(fitness.service.get(Storage), 'read').mockRejectedValueOnce(new Error('the bucket is away'));
    await expect(send(member, parts[1]!, [2, 2], id)).rejects.toThrow('answered 500');
    const { body } = await send(member, parts[1]!, [2, 2], id);
    expect((await bucket.bytesAt(body.data.url)).equals(whole)).toBe(true);
  });

  it('is given up after a day, and when its account is closed', async () => {
    await fitness.service.doJobs();
    const before = await partKeys();
    const leaver = await fitness.signedIn(await makeMember(fitness.service.db));
    await send(leaver, Buffer.from('bytes'), [1, 2], randomUUID());
    expect(await partKeys()).toHaveLength(before.length + 1);
    await leaver.post('/api/auth/delete-account', { password: PASSWORD });
    await fitness.service.doJobs();
    expect(await partKeys()).toHaveLength(before.length);

    expect(before.length).toBeGreaterThan(0);
    await fitness.service.db.rows(`UPDATE chunked_upload SET created_at = created_at - interval '2 years'`);
    await fitness.service.db.rows(`SELECT fitness_jobs.add_job('forget_chunked_uploads')`);
    await fitness.service.doJobs();
    expect(await partKeys()).toEqual([]);
  });
});

it('takes nothing without a bucket', async () => {
  const without = await startFitness();
  try {
    const actor = await without.member();
    const whole = await actor.upload('/api/helpers/upload', await picture(20, 20).png().toBuffer());
    expect([whole.status, whole.body.message]).toEqual([400, 'bucket_required']);
    const part = await send(actor, video(), [1, 1], randomUUID());
    expect([part.status, part.body.message]).toEqual([400, 'bucket_required']);
  } finally {
    await without.service.close();
  }
});

it('takes files to the folder where the operator allows it', async () => {
  const onDisk = await startFitness({ MEDIA_DISK_UPLOADS: 'true' });
  try {
    const actor = await onDisk.member();
    const whole = await actor.upload('/api/helpers/upload', await picture(20, 20).png().toBuffer(), { for: 'message' });
    expect([whole.status, whole.body.data.type]).toEqual([201, 'image']);
    expect((await fetch(new URL(whole.body.data.url as string, onDisk.service.origin))).status).toBe(200);
    const part = await send(actor, video(), [1, 1], randomUUID());
    expect([part.status, part.body.data.complete]).toEqual([201, true]);
  } finally {
    await onDisk.service.close();
  }
});
