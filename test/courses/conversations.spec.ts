/**
 * Fills tables with so many rows that statements of other files would get other plans.
 * @own-database
 */
import type { Database } from '#kit/database/database';
import type { Course } from '#services/courses/courses/course.entity';
import { fillTables, vacuum } from '../harness/bulk-rows';
import { race, statuses } from '../harness/race';
import { plansOf, statementsOf } from '../harness/statements';
import { picture } from '../kit/media-files';
import { type Actor, type Courses, idsIn, startCourses } from './courses';
import { makeCourse, makeEnrollment, makeStudent } from './factories';

const MINE = '/api/users/conversations';
const THEIRS = '/api/conversations';

describe('conversations of students with instructors', () => {
  let courses: Courses;
  let db: Database;
  let teacher: Actor & { instructorId: number };
  let course: Course;
  let student: Actor;

  beforeAll(async () => {
    courses = await startCourses();
    ({ db } = courses.service);
    teacher = await courses.teacher();
  });
  afterAll(() => courses.service.close());
  beforeEach(async () => {
    await courses.empty();
    course = await makeCourse(db, { instructorId: teacher.instructorId });
    student = await holder(course);
  });

  const holder = async (of: Course) => {
    const made = await makeStudent(db);
    await makeEnrollment(db, made, of);
    return courses.student(made);
  };
  const open = async (actor = student, of = course): Promise<number> =>
    (await actor.post(MINE, { course_id: of.id })).body.data.id;
  const unread = async (actor: Actor, list: string) => (await actor.get(list)).body.data.data[0].unread_count;

  it('are opened once with the instructor of a held course, however many ask at once', async () => {
    const answers = await race(12, index =>
      index % 2
        ? student.post(MINE, { course_id: course.id })
        : teacher.post(THEIRS, { user_id: student.id, course_id: course.id }),
    );
    expect(statuses(answers)).toEqual({ 201: 12 });
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    const about = await race(6, () => teacher.post(THEIRS, { user_id: student.id }));
    expect(new Set(about.map(({ body }) => body.data.id)).size).toBe(1);
    expect(about[0]!.body.data).toMatchObject({ course: null, last_message: null, unread_count: 0 });
    expect(await db.rows('SELECT 1 FROM conversation')).toHaveLength(2);
    const shown = answers[0]!.body.data;
    expect(shown).toMatchObject({ course: { id: course.id, code: course.code }, student: { id: student.id } });
    expect(shown.instructor.id).toBe(teacher.instructorId);
  });

  it('are not opened about a course that is not held or has no instructor', async () => {
    const former = await makeStudent(db);
    await makeEnrollment(db, former, course, { status: 'cancelled' });
    for (const actor of [await courses.student(), await courses.student(former)])
      expect((await actor.post(MINE, { course_id: course.id })).status).toBe(403);
    const alone = await makeCourse(db);
    const other = await holder(alone);
    expect((await other.post(MINE, { course_id: alone.id })).status).toBe(409);
    expect((await other.post(MINE, { course_id: 2_000_000 })).status).toBe(404);
    expect((await other.post(MINE, {})).status).toBe(400);
    expect(await db.rows('SELECT 1 FROM conversation')).toEqual([]);
  });

  it('carry messages both ways, and each side is told', async () => {
    const id = await open();
    const sent = await student.post(`${MINE}/${id}/messages`, { body: ' Hello ' });
    expect(sent).toMatchObject({ status: 201, body: { message: 'Your message is sent.' } });
    expect(sent.body.data).toMatchObject({
      conversation_id: id,
      sender: 'student',
      body: 'Hello',
      attachment_url: null,
    });
    await teacher.post(`${THEIRS}/${id}/messages`, { body: 'Welcome' });
    for (const [actor, list] of [
      [student, MINE],
      [teacher, THEIRS],
    ] as const) {
      const messages = (await actor.get(`${list}/${id}/messages`)).body.data;
      expect(messages.total).toBe(2);
      expect(messages.data.map((message: { body: string }) => message.body)).toEqual(['Welcome', 'Hello']);
      const [conversation] = (await actor.get(list)).body.data.data;
      expect(conversation).toMatchObject({
        id,
        unread_count: 1,
        last_message: { body: 'Welcome', sender: 'instructor' },
      });
    }
    expect((await student.get('/api/users/notifications')).body.data.items[0]).toMatchObject({
      type: 'message_of_instructor',
      data: { conversation_id: id },
    });
    expect((await teacher.get('/api/notifications')).body.data.items[0].type).toBe('message_of_student');
    expect((await courses.owner.get('/api/notifications')).body.data.items).toEqual([]);
  });

  it('take a text, an image or both, and nothing else', async () => {
    const id = await open();
    const path = `${MINE}/${id}/messages`;
    for (const body of [
      {},
      { body: '' },
      { body: '   ' },
      { body: null },
      { body: 5 },
      { body: 'x', sender: 'instructor' },
    ])
      expect((await student.post(path, body)).status).toBe(400);
    const image = await picture(40, 30).png().toBuffer();
    const named = await student.upload(path, image, { body: 'See' }, '../../واجب.png');
    expect(named.status).toBe(201);
    expect(named.body.data).toMatchObject({ body: 'See', attachment_name: 'واجب.jpg', attachment_type: 'image/jpeg' });
    const alone = await teacher.upload(`${THEIRS}/${id}/messages`, image);
    expect(alone.body.data).toMatchObject({ body: null, attachment_type: 'image/jpeg' });
    const shown = await fetch(new URL(alone.body.data.attachment_url, courses.service.origin));
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const [drawn] = alone.body.data.pictures;
    expect(drawn).toMatchObject({ url: alone.body.data.attachment_url, width: 40, height: 30 });
    const asWebp = await fetch(new URL(drawn.versions[0].url, courses.service.origin));
    expect([asWebp.status, asWebp.headers.get('content-type')]).toEqual([200, 'image/webp']);
    for (const file of [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), Buffer.from('plain')])
      expect((await student.upload(path, file)).status).toBe(400);
    expect(await db.rows('SELECT 1 FROM message')).toHaveLength(2);
  });

  it('are read and unread for each side by itself', async () => {
    const id = await open();
    for (const body of ['One', 'Two']) await teacher.post(`${THEIRS}/${id}/messages`, { body });
    await student.post(`${MINE}/${id}/messages`, { body: 'Three' });
    expect(await unread(student, MINE)).toBe(2);
    expect((await student.patch(`${MINE}/${id}/read`)).body.data.unread_count).toBe(0);
    expect(await unread(teacher, THEIRS)).toBe(1);
    expect((await student.patch(`${MINE}/${id}/unread`)).body.data.unread_count).toBe(1);
    expect((await student.patch(`${MINE}/${id}/unread`)).body.data.unread_count).toBe(1);
    await student.patch(`${MINE}/${id}/read`);
    await teacher.post(`${THEIRS}/${id}/messages`, { body: 'Four' });
    expect(await unread(student, MINE)).toBe(1);
    const empty = await open(student, await held());
    expect((await student.patch(`${MINE}/${empty}/unread`)).body.data.unread_count).toBe(0);
  });
  const held = async () => {
    const another = await makeCourse(db, { instructorId: teacher.instructorId });
    await makeEnrollment(db, student, another);
    return another;
  };

  it('belong to their two sides alone', async () => {
    const id = await open();
    const [stranger, rival] = [await holder(course), await courses.teacher()];
    const routes = [
      ['GET', `/${id}/messages`],
      ['POST', `/${id}/messages`],
      ['PATCH', `/${id}/read`],
      ['PATCH', `/${id}/unread`],
    ] as const;
    for (const [method, path] of routes) {
      const body = method === 'POST' ? { body: 'Psst' } : undefined;
      expect((await stranger.send(method, MINE + path, body)).status).toBe(404);
      expect((await rival.send(method, THEIRS + path, body)).status).toBe(403);
      expect((await courses.owner.send(method, THEIRS + path, body)).status).toBe(403);
      expect((await student.send(method, THEIRS + path, body)).status).toBe(401);
      expect((await teacher.send(method, MINE + path, body)).status).toBe(401);
      expect((await teacher.send(method, (THEIRS + path).replace(`${id}`, '2000000'), body)).status).toBe(404);
    }
    expect(idsIn(await stranger.get(MINE))).toEqual([]);
    expect(idsIn(await rival.get(THEIRS))).toEqual([]);
    expect((await courses.owner.get(THEIRS)).status).toBe(403);
    expect((await courses.owner.post(THEIRS, { user_id: student.id })).status).toBe(403);
    expect((await courses.owner.post(THEIRS, {})).body.code).toBe('not_an_instructor');
    expect(await db.rows('SELECT 1 FROM message')).toEqual([]);
  });

  it('of an instructor are with students who hold a course of the instructor', async () => {
    const foreign = await makeCourse(db);
    await makeEnrollment(db, student, foreign);
    const stranger = await holder(foreign);
    const id = await open();
    const shared = await teacher.get(`${THEIRS}/with/${student.id}`);
    expect(shared.body.data).toEqual([
      { id: course.id, code: course.code, slug: course.slug, title: course.title, conversation_id: id },
    ]);
    expect((await teacher.get(`${THEIRS}/with/${stranger.id}`)).status).toBe(403);
    expect((await teacher.get(`${THEIRS}/with/2000000`)).status).toBe(404);
    expect((await courses.owner.get(`${THEIRS}/with/${student.id}`)).status).toBe(403);
    expect((await teacher.post(THEIRS, { user_id: stranger.id })).status).toBe(403);
    expect((await teacher.post(THEIRS, { user_id: student.id, course_id: foreign.id })).status).toBe(403);
  });

  it('lose no message to two sides that write and read at once', async () => {
    const id = await open();
    await race(30, async index => {
      if (index % 3 === 2) return student.patch(`${MINE}/${id}/read`);
      const body = { body: `Message ${index}` };
      return index % 3 ? student.post(`${MINE}/${id}/messages`, body) : teacher.post(`${THEIRS}/${id}/messages`, body);
    });
    expect((await student.get(`${MINE}/${id}/messages`)).body.data.total).toBe(20);
    await student.patch(`${MINE}/${id}/read`);
    expect(await unread(student, MINE)).toBe(0);
    expect(await unread(teacher, THEIRS)).toBe(10);
  });

  it('of ten thousand messages are read in a handful of statements that indexes serve', async () => {
    const id = await open();
    const other = await open(await holder(course));
    await fillTables(db, { tables: ['message'] }, async () => {
      await db.rows(
        `INSERT INTO message (conversation_id, sender, body)
         SELECT $1, CASE WHEN n % 2 = 0 THEN 'student' ELSE 'instructor' END, 'Message ' || n
         FROM generate_series(1, 10000) AS series (n)`,
        [id],
      );
      await db.rows(
        `INSERT INTO message (conversation_id, sender, body) SELECT $1, 'student', 'x' FROM generate_series(1, 90000)`,
        [other],
      );
    });
    await vacuum(db, ['conversation']);
    const reads = [
      () => student.get(`${MINE}/${id}/messages?page=3&page_count=100`),
      () => student.get(MINE),
      () => teacher.get(THEIRS),
      () => student.patch(`${MINE}/${id}/read`),
      () => student.patch(`${MINE}/${id}/unread`),
    ];
    for (const read of reads) {
      expect((await statementsOf(db, read)).length).toBeLessThanOrEqual(6);
      for (const plan of await plansOf(db, read)) expect(plan).not.toMatch(/Seq Scan on message/);
    }
    const page = (await reads[0]!()).body.data;
    expect(page).toMatchObject({ total: 10_000, last_page: 100, from: 201, to: 300 });
  });
});
