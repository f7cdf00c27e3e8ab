import { race, statuses } from '../harness/race';
import { type Courses, idsIn, startCourses } from './courses';

const both = (text: string) => ({ en: text, ar: text });

describe('the blog', () => {
  let courses: Courses;

  beforeAll(async () => {
    courses = await startCourses();
  });
  afterAll(() => courses.service.close());
  beforeEach(async () => {
    await courses.empty();
    courses.service.clock.set('2026-05-09T12:00:00Z');
  });

  const write = async (values: object = {}) => {
    courses.service.clock.advance({ minutes: 1 });
    const answer = await courses.owner.post('/api/blog', {
      title: both('Small steps'),
      status: 'published',
      ...values,
    });
    expect(answer.status).toBe(201);
    return answer.body.data;
  };

  it('is written as drafts, published, taken back, deleted and restored', async () => {
    const post = await write({
      status: undefined,
      excerpt: 'Short',
      body: both('Long'),
      tags: ['Study Habits', 'study-habits', 'Focus'],
    });
    expect(post).toMatchObject({
      slug: 'small-steps',
      status: 'draft',
      published_at: null,
      excerpt: both('Short'),
      tags: ['study-habits', 'focus'],
    });
    const [own, seen] = [`/api/blog/${post.id}`, '/api/users/blog/small-steps'];
    expect((await courses.anonymous.get(seen)).status).toBe(404);
    const published = (await courses.owner.patch(own, { status: 'published' })).body.data;
    expect(published.published_at).toBe('2026-05-09T12:01:00.000Z');
    expect((await courses.anonymous.get(seen)).body.data).toMatchObject({
      title: both('Small steps'),
      body: both('Long'),
    });
    await courses.owner.patch(own, { status: 'draft' });
    expect((await courses.anonymous.get(seen)).status).toBe(404);
    courses.service.clock.advance({ hours: 1 });
    expect((await courses.owner.patch(own, { status: 'published' })).body.data.published_at).toBe(
      published.published_at,
    );
    expect((await courses.owner.delete(own)).status).toBe(200);
    expect((await courses.anonymous.get(seen)).status).toBe(404);
    expect((await courses.owner.get(own)).status).toBe(404);
    expect(idsIn(await courses.owner.get('/api/blog/deleted'))).toEqual([post.id]);
    expect((await courses.owner.post(`/api/blog/deleted/${post.id}/restore`)).status).toBe(201);
    expect((await courses.anonymous.get(seen)).status).toBe(200);
  });

  it('is read by everyone, newest published first, by tag and in pages of nine', async () => {
    const posts = [];
    for (let number = 0; number < 11; number += 1)
      posts.push(await write({ tags: number % 2 ? ['odd'] : ['even', 'all'] }));
    await write({ status: 'draft', tags: ['hidden', 'odd'] });
    const newest = posts.map(post => post.id).toReversed();
    const first = await courses.anonymous.get('/api/users/blog');
    expect(idsIn({ ...first, body: { data: first.body.data } })).toEqual(newest.slice(0, 9));
    expect(first.body.data).toMatchObject({
      total: 11,
      per_page: 9,
      last_page: 2,
      from: 1,
      to: 9,
      prev_page_url: null,
    });
    expect(first.body.data.next_page_url).toMatch(/\/courses\/api\/users\/blog\?page=2$/);
    expect(first.body.data.data[0]).not.toHaveProperty('body');
    const odd = await courses.anonymous.get('/api/users/blog?tag=odd&page_count=2&page=2');
    expect(odd.body.data).toMatchObject({ total: 5, current_page: 2, last_page: 3 });
    expect((await courses.anonymous.get('/api/users/blog?tag=none')).body.data.total).toBe(0);
    expect((await courses.anonymous.get('/api/users/blog?page=9')).body.data).toMatchObject({
      data: [],
      from: null,
      to: null,
    });
    expect((await courses.anonymous.get('/api/users/blog/tags')).body.data).toEqual([
      { tag: 'all', count: 6 },
      { tag: 'even', count: 6 },
      { tag: 'odd', count: 5 },
    ]);
  });

  it('gives every post a slug of its own that no route needs', async () => {
    const answers = await race(6, () => courses.owner.post('/api/blog', { title: both('Tags') }));
    expect(statuses(answers)).toEqual({ 201: 6 });
    const slugs = answers.map(({ body }) => body.data.slug);
    expect(new Set(slugs).size).toBe(6);
    expect(slugs).not.toContain('tags');
    expect((await courses.owner.post('/api/blog', { title: both('x'), slug: 'tags' })).status).toBe(409);
    expect((await courses.owner.post('/api/blog', { title: both('x'), slug: slugs[0] })).status).toBe(409);
    for (const body of [{ tags: ['؟؟'] }, { tags: 'one' }, { cover_url: 'javascript:x' }, { views: 1 }, { title: 'x' }])
      expect((await courses.owner.post('/api/blog', { title: both('x'), ...body })).status).toBe(400);
  });

  it('is searched and filtered by staff who may see it', async () => {
    const first = await write({ title: { en: 'On focus', ar: 'عن التركيز' }, tags: ['focus'] });
    const draft = await write({ status: 'draft' });
    expect(idsIn(await courses.owner.get('/api/blog?search=التركيز'))).toEqual([first.id]);
    expect(idsIn(await courses.owner.get('/api/blog?status=draft'))).toEqual([draft.id]);
    expect(idsIn(await courses.owner.get('/api/blog?tag=focus'))).toEqual([first.id]);
    expect(idsIn(await courses.owner.get('/api/blog?sort=id&order=desc'))).toEqual([draft.id, first.id]);
    expect((await courses.owner.get('/api/blog?status=lost')).status).toBe(400);
    const [editor, viewer, teacher] = [
      await courses.member({ role: 'Editor' }),
      await courses.member({ role: 'Viewer' }),
      await courses.teacher(),
    ];
    expect((await editor.patch(`/api/blog/${draft.id}`, { status: 'published' })).status).toBe(200);
    expect((await viewer.get('/api/blog')).status).toBe(200);
    expect((await viewer.patch(`/api/blog/${draft.id}`, { status: 'draft' })).status).toBe(403);
    expect((await teacher.get('/api/blog')).status).toBe(403);
    expect((await courses.anonymous.get('/api/blog')).status).toBe(401);
  });
});
