import type { Course } from '#services/courses/courses/course.entity';
import type { Lesson } from '#services/courses/curriculum/lesson.entity';
import { race } from '../harness/race';
import { type Actor, type Courses, startCourses } from './courses';
import { cancelSeats, makeCourse, makeCourseWithLessons, makeEnrollment, makeLesson, makeSection } from './factories';

let courses: Courses;
beforeAll(async () => {
  courses = await startCourses();
});
afterAll(() => courses?.service.close());

const BASE = '/api/users/enrollments';
const complete = (student: Actor, { code }: Pick<Lesson, 'code'>) => student.post(`${BASE}/lessons/${code}/complete`);
const seatOf = async (student: Actor, course: Pick<Course, 'code'>) =>
  (await student.get(`${BASE}/courses/${course.code}`)).body.data;

async function learners(lessonsCount: number, done: number[]) {
  const { db } = courses.service;
  const made = await makeCourseWithLessons(db, lessonsCount);
  const students = [];
  for (const count of done) {
    const student = await courses.student();
    await makeEnrollment(db, student, made.course);
    for (const lesson of made.lessons.slice(0, count)) await complete(student, lesson);
    students.push(student);
  }
  return { ...made, students };
}

describe('a course is completed', () => {
  it.each<[string, (lesson: Lesson) => Promise<{ status: number }>]>([
    ['deleted', ({ id }) => courses.owner.delete(`/api/lessons/${id}`)],
    ['hidden', ({ id }) => courses.owner.patch(`/api/lessons/${id}`, { is_published: false })],
  ])('when the last undone lesson is %s', async (_, takeAway) => {
    const { course, lessons, students } = await learners(3, [2, 1, 0]);
    expect((await takeAway(lessons[2]!)).status).toBe(200);
    const [first, second, third] = await Promise.all(students.map(student => seatOf(student, course)));
    expect(first).toMatchObject({ progress: 100, status: 'completed', completed_at: expect.stringMatching(/Z$/) });
    expect(second).toMatchObject({ progress: 50, status: 'active', completed_at: null });
    expect(third).toMatchObject({ progress: 0, status: 'active', completed_at: null });
    const listed = (await students[0]!.get(`${BASE}?status=completed`)).body.data;
    expect(listed.data).toMatchObject([{ progress: 100, status: 'completed' }]);
    await takeAway(lessons[1]!);
    expect(await seatOf(students[1]!, course)).toMatchObject({ progress: 100, status: 'completed' });
    expect((await seatOf(students[0]!, course)).completed_at).toBe(first.completed_at);
    await takeAway(lessons[0]!);
    expect(await seatOf(students[2]!, course)).toMatchObject({ progress: 0, status: 'active' });
  });

  it('when the section of the undone lessons is deleted, and not when a lesson moves', async () => {
    const { db } = courses.service;
    const { course, section, lessons, students } = await learners(1, [1]);
    const late = await courses.student();
    const more = await makeSection(db, course);
    const lesson = await makeLesson(db, more);
    await makeLesson(db, more, { isPublished: false });
    await makeEnrollment(db, late, course);
    await complete(late, lessons[0]!);
    expect(await seatOf(late, course)).toMatchObject({ progress: 50, status: 'active' });
    await courses.owner.patch(`/api/lessons/${lesson.id}`, { section_id: section.id });
    expect(await seatOf(late, course)).toMatchObject({ progress: 50, status: 'active' });
    await courses.owner.patch(`/api/lessons/${lesson.id}`, { section_id: more.id });
    expect((await courses.owner.delete(`/api/sections/${more.id}`)).status).toBe(200);
    expect(await seatOf(late, course)).toMatchObject({ progress: 100, status: 'completed' });
    expect(await seatOf(students[0]!, course)).toMatchObject({ progress: 100, status: 'completed' });
  });

  it('in parallel with the student who completes the other lesson', async () => {
    const { course, lessons, students } = await learners(2, [0, 0, 0, 0]);
    const answers = await race(5, index =>
      index === 4 ? courses.owner.delete(`/api/lessons/${lessons[1]!.id}`) : complete(students[index]!, lessons[0]!),
    );
    expect(answers.map(({ status }) => Math.floor(status / 100))).toEqual([2, 2, 2, 2, 2]);
    for (const student of students)
      expect(await seatOf(student, course)).toMatchObject({ progress: 100, status: 'completed' });
  });

  it('for held seats only; a cancelled one when it is given again', async () => {
    const { db } = courses.service;
    const { course, lessons, students } = await learners(2, [1]);
    await cancelSeats(db, 'course_id = $1', [course.id]);
    await courses.owner.delete(`/api/lessons/${lessons[1]!.id}`);
    const seat = await db.row<{ id: number; status: string; completed_at: Date | null }>(
      'SELECT id, status, completed_at FROM enrollment WHERE course_id = $1',
      [course.id],
    );
    expect(seat).toMatchObject({ status: 'cancelled', completed_at: null });
    expect((await courses.owner.patch(`/api/enrollments/${seat!.id}`, { status: 'active' })).status).toBe(200);
    expect(await seatOf(students[0]!, course)).toMatchObject({ progress: 100, status: 'completed' });
  });

  it('not by a seat in a course without lessons', async () => {
    const { db } = courses.service;
    const student = await courses.student();
    const course = await makeCourse(db);
    await makeEnrollment(db, student, course);
    expect(await seatOf(student, course)).toMatchObject({ progress: 0, status: 'active' });
  });
});
