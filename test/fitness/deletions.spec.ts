import type { Database } from '#kit/database/database';
import { insertUnchecked } from '../harness/bulk-rows';
import { race, statuses } from '../harness/race';
import { plansOf } from '../harness/statements';
import { picture } from '../kit/media-files';
import { type Bucket, startBucket } from './bucket';
import { makeDiscussion, makeGroup } from './community.factories';
import { type Actor, type Fitness, startFitness } from './fitness';

const COMMUNITY = '/api/fitness/community';
const MANAGE = '/api/fitness/manage';

let bucket: Bucket;
let fitness: Fitness;
let db: Database;
beforeAll(async () => {
  bucket = await startBucket();
  fitness = await startFitness(bucket.environment);
  db = fitness.service.db;
});
afterAll(async () => {
  await fitness.service.close();
  await bucket.close();
});

/** Two members of a group, and a post of the first with a comment of the second. */
async function conversation(post: Record<string, unknown> = {}) {
  const [writer, reader] = [await fitness.member(), await fitness.member()];
  const { slug, id: groupId } = await makeGroup(db);
  const group = `${COMMUNITY}/groups/${slug}`;
  for (const actor of [writer, reader]) await actor.post(`${group}/join`);
  const [{ postKey }] = (await writer.post(`${group}/posts`, { body: 'Hello', ...post })).body.data.posts;
  const commented = await reader.post(`${group}/posts/${postKey}/comments`, { body: 'Rude words' });
  const [{ id: commentId }] = commented.body.data.posts[0].comments;
  return { writer, reader, group, groupId, postKey, path: `${group}/posts/${postKey}`, commentId };
}

const unreadOf = async (actor: Actor) => (await actor.get('/api/notifications')).body.data.unread_count as number;

describe('members', () => {
  it('delete their own comments, and the author of the post is told of them no more', async () => {
    const { writer, reader, path, commentId, group } = await conversation();
    expect(await unreadOf(writer)).toBe(1);
    const other = `${path}/comments/${commentId}`;
    for (const refused of [
      await writer.delete(other),
      await reader.delete(`${path}/comments/999999`),
      await reader.delete(`${group}/posts/none/comments/${commentId}`),
    ])
      expect([refused.status, refused.body.code]).toEqual([404, 'record_not_found']);
    const deleted = await reader.delete(other);
    expect([deleted.status, deleted.body.message]).toEqual([200, 'The comment is deleted.']);
    expect(deleted.body.data.posts[0]).toMatchObject({ comment_count: 0, comments: [] });
    expect(await unreadOf(writer)).toBe(0);
    expect((await reader.delete(other)).status).toBe(404);
  });

  it('delete their own posts with comments, likes, notices and the picture, and counts follow', async () => {
    const { writer, reader, path, group, postKey } = await conversation();
    await reader.post(`${path}/like`);
    expect((await reader.delete(path)).status).toBe(404);
    expect((await fitness.owner.delete(path)).status).toBe(403);
    await writer.post(`${group}/join`); // leaves
    const deleted = await writer.delete(path);
    expect([deleted.status, deleted.body.data.post_count, deleted.body.data.posts]).toEqual([200, 0, []]);
    expect(await unreadOf(writer)).toBe(0);
    expect((await reader.get(COMMUNITY)).body.data.feed.map((post: { postKey: string }) => post.postKey)).not.toContain(
      postKey,
    );
    expect((await reader.get(`${COMMUNITY}/members/${writer.username}`)).body.data.posts).toEqual([]);
    for (const table of ['post_comment', 'post_like'])
      expect(
        await db.rows(`SELECT 1 FROM ${table} t WHERE NOT EXISTS (SELECT FROM post WHERE id = t.post_id)`),
      ).toEqual([]);
  });

  it('delete a post once, however often it is asked at once, also while others comment', async () => {
    const { writer, reader, path } = await conversation();
    const answers = await race(6, async index =>
      index % 2 === 0 ? writer.delete(path) : reader.post(`${path}/comments`, { body: 'Late' }),
    );
    const deletions = answers.filter((_, index) => index % 2 === 0);
    expect(statuses(deletions)).toEqual({ 200: 1, 404: 2 });
    for (const { status } of answers) expect([200, 201, 404]).toContain(status);
    expect((await reader.post(`${path}/comments`, { body: 'Later' })).status).toBe(404);
    expect(await unreadOf(writer)).toBe(0);
  });

  it('delete their own replies, and the discussion stands where the rest of its replies put it', async () => {
    const [writer, other] = [await fitness.member(), await fitness.member()];
    const { slug, id } = await makeDiscussion(db, { authorId: other.id });
    const path = `${COMMUNITY}/discussions/${slug}`;
    const replyOf = async (body: string) =>
      (await writer.post(`${path}/replies`, { body })).body.data.replies.at(-1).id;
    const [first, second] = [await replyOf('One'), await replyOf('Two')];
    await db.rows(`UPDATE discussion_reply SET created_at = '2026-05-02T10:00:00Z' WHERE id = $1`, [first]);
    expect((await other.delete(`${path}/replies/${second}`)).status).toBe(404);
    expect(await unreadOf(other)).toBe(2);
    const deleted = await writer.delete(`${path}/replies/${second}`);
    expect([deleted.status, deleted.body.data]).toEqual([
      200,
      expect.objectContaining({ reply_count: 1, last_reply_at: '2026-05-02T10:00:00.000Z' }),
    ]);
    expect(await unreadOf(other)).toBe(1);
    await writer.delete(`${path}/replies/${first}`);
    const row = await db.row('SELECT last_reply_at = created_at AS opened FROM discussion WHERE id = $1', [id]);
    expect(row).toEqual({ opened: true });
  });

  it('delete their own checkpoints with the files', async () => {
    const [member, other] = [await fitness.member(), await fitness.member()];
    const upload = await member.upload('/api/helpers/upload', await picture(700, 400).png().toBuffer(), {
      for: 'progress',
    });
    const { url } = upload.body.data as { url: string };
    const reach = async () => (await fetch(new URL(url, `${fitness.service.origin}/`))).status;
    expect(await reach()).toBe(200);
    const PHOTOS = '/api/fitness/progress/photos';
    await member.post(PHOTOS, { date: '2026-01-05', front_url: url });
    expect((await other.delete(`${PHOTOS}/2026-01-05`)).status).toBe(404);
    const deleted = await member.delete(`${PHOTOS}/2026-01-05`);
    expect([deleted.status, deleted.body.data.checkpoints]).toEqual([200, []]);
    await fitness.service.doJobs();
    expect(await reach()).toBe(404);
    for (const date of ['2026-01-05', 'notes', '2026-13-01'])
      expect((await member.delete(`${PHOTOS}/${date}`)).status).toBe(404);
  });
});

describe('staff with the permission of the community', () => {
  const moderator = () => fitness.staff({ permissions: ['fitness.manage'] });

  it('find what members wrote and delete any of it', async () => {
    const staff = await moderator();
    const { writer, reader, groupId, postKey, commentId, path } = await conversation();
    const { slug, id: discussionId } = await makeDiscussion(db);
    const replied = await reader.post(`${COMMUNITY}/discussions/${slug}/replies`, { body: 'More rude words' });
    const [{ id: replyId }] = replied.body.data.replies;

    const list = async (path: string) => (await staff.get(`${MANAGE}/${path}`)).body.data;
    expect(await list(`posts?group_id=${groupId}&author=${writer.username}`)).toMatchObject({
      data: [{ postKey, body: 'Hello', comment_count: 1, author: { username: writer.username } }],
      page: 1,
      limit: 15,
      total: 1,
      totalPages: 1,
    });
    expect((await list(`posts?author=${reader.username}`)).data).toEqual([]);
    expect((await list(`comments?postKey=${postKey}`)).data).toMatchObject([
      { id: commentId, body: 'Rude words', postKey },
    ]);
    expect(
      (await list(`replies?discussion_id=${discussionId}&author=${reader.username.toUpperCase()}`)).data,
    ).toMatchObject([{ id: replyId, discussion: { slug } }]);
    expect(JSON.stringify(await list('comments'))).not.toContain('@');

    expect((await staff.delete(`${MANAGE}/comments/${commentId}`)).status).toBe(200);
    expect(await unreadOf(writer)).toBe(0);
    expect((await staff.delete(`${MANAGE}/replies/${replyId}`)).status).toBe(200);
    expect((await staff.delete(`${MANAGE}/posts/${postKey}`)).status).toBe(200);
    for (const gone of [`comments/${commentId}`, `replies/${replyId}`, `posts/${postKey}`, 'comments/x'])
      expect((await staff.delete(`${MANAGE}/${gone}`)).status).toBe(404);
    expect((await writer.get(path.split('/posts/')[0]!)).body.data.post_count).toBe(0);
  });

  it('are the only ones', async () => {
    const { writer, postKey } = await conversation();
    const clerk = await fitness.staff({ permissions: ['settings.edit', 'members.view'] });
    for (const actor of [writer, clerk]) {
      for (const list of ['posts', 'comments', 'replies'])
        expect((await actor.get(`${MANAGE}/${list}`)).status).toBe(403);
      expect((await actor.delete(`${MANAGE}/posts/${postKey}`)).status).toBe(403);
    }
  });

  it('read pages in the order of an index', async () => {
    const staff = await moderator();
    const { writer, groupId } = await conversation();
    const { id } = await makeDiscussion(db);
    await insertUnchecked(db, ['post', 'post_comment', 'discussion_reply'], async () => {
      await db.rows(
        `INSERT INTO post (key, group_id, author_id, body) SELECT 'many-' || n, $1, $2, 'Hi' FROM generate_series(1, 2000) n`,
        [groupId, writer.id],
      );
      await db.rows(
        `INSERT INTO post_comment (post_id, author_id, body) SELECT p.id, $1, 'Hi' FROM post p WHERE p.key LIKE 'many-%'`,
        [writer.id],
      );
      await db.rows(
        `INSERT INTO discussion_reply (discussion_id, author_id, body) SELECT $1, $2, 'Hi' FROM generate_series(1, 2000) n`,
        [id, writer.id],
      );
    });
    for (const [path, index] of [
      ['posts', 'post_pkey'],
      ['comments', 'post_comment_pkey'],
      ['replies', 'discussion_reply_pkey'],
    ])
      expect((await plansOf(db, () => staff.get(`${MANAGE}/${path}`))).join('\n')).toContain(
        `Index Scan Backward using ${index}`,
      );
  });
});
