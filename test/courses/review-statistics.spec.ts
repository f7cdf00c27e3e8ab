import type { Database } from '#kit/database/database';
import { atRandom, RUNS_ALL_TRIALS, trials } from '../harness/trials';
import { type Actor, type Courses, startCourses } from './courses';
import { makeCourse, makeEnrollment, makeInstructor, makeStudent } from './factories';

const STEPS = trials(150, 30);
/** Each of the first steps gives one course figures that it has not had. */
const CERTAIN = RUNS_ALL_TRIALS ? 16 : 4;

describe('rating and review count', () => {
  let courses: Courses;
  let db: Database;

  beforeAll(async () => {
    courses = await startCourses();
    ({ db } = courses.service);
  });
  afterAll(() => courses.service.close());

  it(
    'equal those of the published reviews at every step of a random history',
    atRandom(async ({ below, chance, oneOf: pick }) => {
      const instructor = await makeInstructor(db);
      const taught = [
        await makeCourse(db, { instructorId: instructor.id }),
        await makeCourse(db, { instructorId: instructor.id }),
      ];
      const students: Actor[] = [];
      for (let count = 0; count < 4; count += 1) {
        const student = await makeStudent(db);
        for (const course of taught) await makeEnrollment(db, student, course);
        students.push(await courses.student(student));
      }
      const anyReview = async () => {
        const reviews = await db.rows<{ id: number }>('SELECT id FROM review ORDER BY id');
        return reviews.length === 0 ? 2_000_000 : pick(reviews).id;
      };
      const rate = (student: Actor, course: { id: number }, rating = 1 + below(5)) =>
        student.put(`/api/users/courses/${course.id}/review`, { rating });
      const steps = [
        () => rate(pick(students), pick(taught)),
        () => rate(pick(students), pick(taught)),
        () => pick(students).delete(`/api/users/courses/${pick(taught).id}/review`),
        async () =>
          courses.owner.patch(`/api/reviews/${await anyReview()}`, {
            status: pick(['published', 'hidden', 'removed']),
          }),
        async () => courses.owner.post(`/api/reviews/deleted/${await anyReview()}/restore`),
        () => courses.setting('reviews_require_approval', chance(50)),
      ];
      const seen = new Set<string>();
      for (let step = 0; step < STEPS; step += 1) {
        const raised = 1 + Math.floor(step / students.length);
        const student = students[step % students.length]!;
        const answer = await (step < CERTAIN ? rate(student, taught[0]!, raised) : pick(steps)());
        if (answer) expect([200, 201, 403, 404, 409]).toContain(answer.status);
        const stored = await db.rows<{ told: string; counted: string }>(
          `SELECT concat_ws(' ', c.rating, c.review_count, c.review_stars) AS told,
             concat_ws(' ', coalesce(round(avg(r.rating), 2), 0)::numeric(3, 2), count(r.id), coalesce(sum(r.rating), 0)) AS counted
           FROM course c LEFT JOIN review r ON r.course_id = c.id AND r.status = 'published' AND r.withdrawn_at IS NULL
           GROUP BY c.id ORDER BY c.id`,
        );
        expect(stored.map(row => row.told)).toEqual(stored.map(row => row.counted));
        for (const row of stored) seen.add(row.told);
      }
      expect(seen.size).toBeGreaterThan(RUNS_ALL_TRIALS ? 15 : 4);
    }),
  );
});
