import type { Database } from '#kit/database/database';
import { searchText } from '#kit/language/search-text';
import type { Course } from '#services/courses/courses/course.entity';
import { type Courses, idsIn, startCourses } from './courses';
import { makeCourse, makeEnrollment, makeInstructor, makeStudent } from './factories';

const both = (text: string) => ({ en: text, ar: text });

let courses: Courses;
let db: Database;

beforeAll(async () => {
  courses = await startCourses();
  ({ db } = courses.service);
});
afterAll(() => courses.service.close());
beforeEach(async () => {
  await courses.empty();
  courses.service.clock.set('2026-05-09T12:00:00Z');
});

const found = async (path: string) => {
  const answer = await courses.owner.get(path);
  expect([path, answer.status]).toEqual([path, 200]);
  return idsIn(answer);
};

describe('lists of deleted records', () => {
  const added = async (path: string, bodies: object[]) => {
    const ids: number[] = [];
    for (const body of bodies) {
      const answer = await courses.owner.post(path, body);
      expect(answer.status).toBe(201);
      ids.push(answer.body.data.id);
    }
    for (const id of ids) expect((await courses.owner.delete(`${path}/${id}`)).status).toBe(200);
    return ids;
  };

  it.each([
    ['/api/courses', 'price', [20, 5, 10].map(price => ({ title: both(`Course ${price}`), type: 'live', price }))],
    ['/api/categories', 'name', ['Pottery', 'Algebra', 'Music'].map(name => ({ name: both(name) }))],
    ['/api/instructors', 'username', ['sami', 'amal', 'noor'].map(name => ({ name: both(name), username: name }))],
    ['/api/blog', 'id', ['b', 'a', 'c'].map(title => ({ title: both(title) }))],
  ])('%s sort by %s and by id, both ways', async (path, key, bodies) => {
    const ids = await added(path, bodies);
    const [first, second, third] = ids;
    const byId = [first, second, third];
    const byKey = key === 'id' ? byId : [second, third, first];
    expect(await found(`${path}/deleted?sort=${key}`)).toEqual(byKey);
    expect(await found(`${path}/deleted?sort=${key}&order=desc`)).toEqual(byKey.toReversed());
    expect(await found(`${path}/deleted?sort=id&order=asc`)).toEqual(byId);
    expect((await found(`${path}/deleted?sort=nothing`)).toSorted((one, two) => one - two)).toEqual(byId);
  });

  it('of reviews sort by rating', async () => {
    const course = await makeCourse(db);
    const reviews = [];
    for (const rating of [3, 1, 5]) reviews.push(await reviewed(course, { rating }));
    for (const id of reviews) await courses.owner.delete(`/api/reviews/${id}`);
    const [three, one, five] = reviews;
    expect(await found('/api/reviews/deleted?sort=rating')).toEqual([one, three, five]);
    expect(await found('/api/reviews/deleted?sort=rating&order=desc')).toEqual([five, three, one]);
  });
});

const reviewed = async (course: Course, body: object, searched = 'learner'): Promise<number> => {
  const student = await makeStudent(db, { searchText: searched });
  await makeEnrollment(db, student, course);
  const actor = await courses.student(student);
  expect((await actor.put(`/api/users/courses/${course.id}/review`, body)).status).toBe(200);
  const row = await db.row<{ id: number }>('SELECT id FROM review WHERE student_id = $1', [student.id]);
  return row!.id;
};

it('reviews are found by their text, their course and their student, each word in any of them', async () => {
  const cooking = await makeCourse(db, { searchText: searchText('Cooking for two الطبخ crs-7') });
  const chess = await makeCourse(db, { searchText: searchText('Chess openings') });
  const praised = await reviewed(cooking, { rating: 5, comment: 'Wonderful recipes, شرحٌ واضح' }, 'sara amin');
  const other = await reviewed(chess, { rating: 2, comment: 'Too fast' }, 'omar hadi');
  for (const [search, ids] of [
    ['RECIPES', [praised]],
    ['شرح', [praised]],
    ['الطبخ', [praised]],
    ['chess', [other]],
    ['omar', [other]],
    ['sara cooking wonderful', [praised]],
    ['sara chess', []],
  ] as const)
    expect(await found(`/api/reviews?search=${encodeURIComponent(search)}`)).toEqual(ids);
});

describe('tags of posts', () => {
  const write = (tags: string[]) => courses.owner.post('/api/blog', { title: both('Post'), status: 'published', tags });

  it('may be in Arabic and are found by any spelling of theirs', async () => {
    const { status, body } = await write(['التعلّم الذاتي', 'التعلم الذاتي', 'Study Habits', 'Café']);
    expect([status, body.data?.tags]).toEqual([201, ['التعلم-الذاتي', 'study-habits', 'cafe']]);
    for (const tag of ['التعلم-الذاتي', 'التعلّم الذاتي', 'Study Habits', 'study-habits'])
      expect(await found(`/api/blog?tag=${encodeURIComponent(tag)}`)).toEqual([body.data.id]);
    const seen = await courses.anonymous.get(`/api/users/blog?tag=${encodeURIComponent('التعلم-الذاتي')}`);
    expect(seen.body.data.total).toBe(1);
    expect(await found(`/api/blog?search=${encodeURIComponent('الذاتي')}`)).toEqual([body.data.id]);
    expect((await write(['؟؟'])).body.errors).toHaveProperty('tags');
  });
});

describe('assignments, classes and conversations', () => {
  it('are found by words and by days of the site', async () => {
    await courses.setting('timezone', 'Asia/Riyadh');
    const [cooking, chess] = [
      await makeCourse(db, { searchText: searchText('Cooking الطبخ') }),
      await makeCourse(db, { searchText: 'chess' }),
    ];
    const kinds = [
      ['/api/assignments', (at: string) => ({ due_at: at })],
      ['/api/live-sessions', (at: string) => ({ starts_at: at, ends_at: '2026-09-01T00:00:00Z' })],
    ] as const;
    for (const [path, times] of kinds) {
      const make = async (course: Course, title: string, at: string): Promise<number> =>
        (await courses.owner.post(path, { course_id: course.id, title: both(title), ...times(at) })).body.data.id;
      // Nine in the evening in UTC is midnight of the next day in Riyadh.
      const soup = await make(cooking, 'Soup at home', '2026-05-09T20:59:00Z');
      const gambit = await make(chess, 'أسئلة الافتتاح', '2026-05-09T21:00:00Z');
      for (const [query, ids] of [
        ['search=soup', [soup]],
        ['search=طبخ home', [soup]],
        ['search=اسئله', [gambit]],
        ['search=soup chess', []],
        ['from_date=2026-05-10', [gambit]],
        ['to_date=2026-05-09', [soup]],
        ['from_date=2026-05-09&to_date=2026-05-10&sort=id', [soup, gambit]],
      ] as const)
        expect(await found(`${path}?${encodeURI(query)}`)).toEqual(ids);
      expect((await courses.owner.get(`${path}?from_date=yesterday`)).body.errors).toHaveProperty('from_date');
      await courses.owner.patch(`${path}/${soup}`, { title: both('Bread') });
      expect(await found(`${path}?search=soup`)).toEqual([]);
      expect(await found(`${path}?search=bread`)).toEqual([soup]);
    }
    await courses.setting('timezone', 'UTC');
  });

  it('of an instructor and of a student are found by the other side and the course', async () => {
    const instructor = await makeInstructor(db, { searchText: 'layla mansour' });
    const teacher = await courses.teacher(instructor.id);
    const values = { instructorId: instructor.id };
    const [cooking, chess] = [
      await makeCourse(db, { ...values, searchText: 'cooking' }),
      await makeCourse(db, { ...values, searchText: 'chess' }),
    ];
    const [sara, omar] = [await makeStudent(db, { searchText: 'sara' }), await makeStudent(db, { searchText: 'omar' })];
    const open = async (student: { id: number; email: string }, course: Course): Promise<number> => {
      await makeEnrollment(db, student, course);
      const actor = await courses.student(student);
      return (await actor.post('/api/users/conversations', { course_id: course.id })).body.data.id;
    };
    const first = await open(sara, cooking);
    courses.service.clock.set('2026-05-11T12:00:00Z');
    const second = await open(sara, chess);
    const third = await open(omar, chess);
    const lists = [
      [teacher, '/api/conversations', 'search=sara', [second, first]],
      [teacher, '/api/conversations', 'search=sara chess', [second]],
      [teacher, '/api/conversations', 'search=layla', []],
      [teacher, '/api/conversations', 'to_date=2026-05-09', [first]],
      [teacher, '/api/conversations', 'sort=id', [first, second, third]],
      [teacher, '/api/conversations', 'sort=id&order=desc', [third, second, first]],
      [await courses.student(sara), '/api/users/conversations', 'search=layla cook', [first]],
      [await courses.student(sara), '/api/users/conversations', 'search=sara', []],
      [await courses.student(sara), '/api/users/conversations', 'from_date=2026-05-10', [second]],
    ] as const;
    for (const [actor, path, query, ids] of lists)
      expect([query, idsIn(await actor.get(`${path}?${encodeURI(query)}`))]).toEqual([query, ids]);
    expect((await teacher.get('/api/conversations?to_date=x')).status).toBe(400);
  });

  it('what was handed in is sorted', async () => {
    const course = await makeCourse(db);
    const body = { course_id: course.id, title: both('Essay'), due_at: '2026-05-10T12:00:00Z' };
    const { id } = (await courses.owner.post('/api/assignments', body)).body.data;
    for (const text of ['one', 'two']) {
      const student = await makeStudent(db);
      await makeEnrollment(db, student, course);
      courses.service.clock.advance({ minutes: 1 });
      const actor = await courses.student(student);
      await actor.post(`/api/users/dashboard/calendar/assignments/${id}/submit`, { body: text });
    }
    const list = `/api/assignments/${id}/submissions`;
    const [first, second] = await found(`${list}?sort=submitted_at`);
    expect(await found(`${list}?sort=submitted_at&order=desc`)).toEqual([second, first]);
    await courses.owner.patch(`${list}/${second}`, { points: 5 });
    await courses.owner.patch(`${list}/${first}`, { points: 7 });
    expect(await found(`${list}?sort=points`)).toEqual([second, first]);
  });
});
