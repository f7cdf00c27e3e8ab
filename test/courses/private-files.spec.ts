import type { Database } from '#kit/database/database';
import { Storage } from '#media/storage';
import { picture } from '../kit/media-files';
import { type Actor, type Courses, startCourses } from './courses';
import { makeCourse, makeCourseWithLessons, makeEnrollment, makeStudent } from './factories';
import { command } from '../cli/commands';

let courses: Courses;
let db: Database;
beforeAll(async () => {
  courses = await startCourses();
  ({ db } = courses.service);
});
afterAll(() => courses.service.close());

const image = () => picture(900, 400).png().toBuffer();
const read = async (address: string, headers: Record<string, string> = {}) =>
  fetch(new URL(address, courses.service.origin), { headers });
const statusOf = async (address: string) => (await read(address)).status;
const upload = async (actor: Actor, fields: Record<string, string> = {}) =>
  (await actor.upload('/api/helpers/upload', await image(), fields)).body.data as { url: string };

async function conversation(): Promise<{ teacher: Actor; student: Actor; path: string; id: number }> {
  const teacher = await courses.teacher();
  const course = await makeCourse(db, { instructorId: teacher.instructorId });
  const made = await makeStudent(db);
  await makeEnrollment(db, made, course);
  const student = await courses.student(made);
  const { id } = (await student.post('/api/users/conversations', { course_id: course.id })).body.data;
  return { teacher, student, id, path: `/api/users/conversations/${id}/messages` };
}

describe('an image of a conversation', () => {
  it('opens at a signed address, in every version, until that ends', async () => {
    // Addresses of another hour are others.
    courses.service.clock.stop();
    const { student, teacher, path, id } = await conversation();
    const { body } = await student.upload(path, await image());
    const [shown] = (await teacher.get(`/api/conversations/${id}/messages`)).body.data.data;
    const [listed] = (await teacher.get('/api/conversations')).body.data.data;
    expect(listed.last_message.attachment_url).toBe(shown.attachment_url);
    for (const { url } of [...shown.pictures[0].versions, { url: body.data.attachment_url }]) {
      const answer = await read(url);
      expect([
        answer.status,
        answer.headers.get('cache-control'),
        answer.headers.get('x-content-type-options'),
      ]).toEqual([200, 'private, max-age=300', 'nosniff']);
    }
    const part = await read(shown.attachment_url, { Range: 'bytes=2-5' });
    expect([part.status, part.headers.get('content-range')?.slice(0, 10)]).toEqual([206, 'bytes 2-5/']);
    expect((await part.arrayBuffer()).byteLength).toBe(4);
    courses.service.clock.advance({ hours: 3 });
    expect(await statusOf(shown.attachment_url)).toBe(404);
    courses.service.clock.advance({ hours: -3 });
  });

  it('opens at no other address', async () => {
    const { student, path } = await conversation();
    const [one, other] = await Promise.all(
      [1, 2].map(async () => (await student.upload(path, await image())).body.data.attachment_url as string),
    );
    const plain = one!.replace(/signed\/[^/]+\//, '');
    const [signature] = /signed\/[^/]+/.exec(one!)!;
    const [, name] = /(private\/.*)/.exec(other!)!;
    for (const address of [
      plain,
      plain.replace('private', '%70rivate'),
      plain.replace('/private', '//private'),
      plain.replace('private', 'uploads/../private').replace('..', '%2e%2e'),
      `/courses/media/${signature}/${name}`,
      one!.replace(/signed\/\d+/, found => `signed/${Number(found.slice(7)) + 3600}`),
      one!.replace('/courses/', '/courses/media/signed/x/'),
    ])
      expect([address, await statusOf(address)]).toEqual([address, 404]);
  });

  it('goes with the student who is erased', async () => {
    const { student, path } = await conversation();
    const { body } = await student.upload(path, await image());
    expect(await statusOf(body.data.attachment_url)).toBe(200);
    expect((await command(`person erase --service courses --email ${student.email} --yes`)).exitCode).toBe(0);
    expect(await statusOf(body.data.attachment_url)).toBe(404);
  });
});

describe('files of records', () => {
  const resource = async (url: string, lesson: number) =>
    (await courses.owner.post(`/api/lessons/${lesson}/resources`, { title: { en: 'a', ar: 'ا' }, url })).body.data
      .id as number;

  it('go with the record, also where another one takes it along, unless something else shows them', async () => {
    const { course, lessons } = await makeCourseWithLessons(db, 2);
    const [own, inLesson, shared] = [
      await upload(courses.owner),
      await upload(courses.owner),
      await upload(courses.owner),
    ];
    const first = await resource(own.url, lessons[0]!.id);
    await resource(inLesson.url, lessons[1]!.id);
    const third = await resource(shared.url, lessons[0]!.id);
    await db.rows('UPDATE course SET cover_url = $1 WHERE id = $2', [shared.url, course.id]);
    for (const id of [first, third])
      expect((await courses.owner.delete(`/api/lesson-resources/${id}`)).status).toBe(200);
    expect((await courses.owner.delete(`/api/lessons/${lessons[1]!.id}`)).status).toBe(200);
    await courses.service.doJobs();
    expect(await Promise.all([own, inLesson, shared].map(({ url }) => statusOf(url)))).toEqual([404, 404, 200]);
  });

  it('are deleted later when the storage is away', async () => {
    const { lessons } = await makeCourseWithLessons(db, 1);
    const { url } = await upload(courses.owner);
    const id = await resource(url, lessons[0]!.id);
    const remove = jest.spyOn(courses.service.get(Storage), 'delete').mockRejectedValueOnce(new Error('away'));
    await courses.owner.delete(`/api/lesson-resources/${id}`);
    await courses.service.doJobs();
    expect(await statusOf(url)).toBe(200);
    remove.mockRestore();
    await db.rows(`SELECT courses_jobs.reschedule_jobs(ARRAY(SELECT id FROM courses_jobs.jobs), run_at => now())`);
    await courses.service.doJobs();
    expect(await statusOf(url)).toBe(404);
  });
});

it('personal pictures are kept by no shared cache, content by all', async () => {
  const [profile, cover] = [await upload(courses.owner, { for: 'profile' }), await upload(courses.owner)];
  const cacheOf = async ({ url }: { url: string }) => (await read(url)).headers.get('cache-control');
  expect([await cacheOf(profile), await cacheOf(cover)]).toEqual([
    'private, max-age=300',
    'public, max-age=31536000, immutable',
  ]);
});
