import { randomUUID } from 'node:crypto';
import { hashSync } from 'bcrypt';
import type { Database } from '#kit/database/database';
import { searchText } from '#kit/language/search-text';
import { Category } from '#services/courses/categories/category.entity';
import { recountLessons } from '#services/courses/courses/course-statistics';
import { Course } from '#services/courses/courses/course.entity';
import { Lesson } from '#services/courses/curriculum/lesson.entity';
import { Section } from '#services/courses/curriculum/section.entity';
import { Enrollment } from '#services/courses/enrollments/enrollment.entity';
import { SeatGrant } from '#services/courses/enrollments/seat-grant.entity';
import { Instructor } from '#services/courses/instructors/instructor.entity';
import { Student } from '#services/courses/students/student.entity';

export const PASSWORD = 'correct-horse-9';
const PASSWORD_HASH = hashSync(PASSWORD, 4);

let made = 0;
const next = () => ++made;

const both = (en: string, ar: string) => ({ en, ar });

export async function makeCategory(db: Database, values: Partial<Category> = {}): Promise<Category> {
  const number = next();
  const name = values.name ?? both(`Subject ${number}`, `مجال ${number}`);
  const categories = db.of(Category);
  const stored = { slug: `subject-${number}`, position: number, searchText: searchText(`${name.en} ${name.ar}`) };
  return categories.save(categories.create({ ...stored, ...values, name }));
}

export async function makeInstructor(db: Database, values: Partial<Instructor> = {}): Promise<Instructor> {
  const number = next();
  const name = values.name ?? both(`Teacher ${number}`, `مدرّب ${number}`);
  const instructors = db.of(Instructor);
  const stored = { username: `teacher-${number}`, position: number, searchText: searchText(`${name.en} ${name.ar}`) };
  return instructors.save(instructors.create({ ...stored, ...values, name }));
}

/** A published public recorded course at 100.00, without category, instructor and lessons. */
export async function makeCourse(db: Database, values: Partial<Course> = {}): Promise<Course> {
  const number = next();
  const title = values.title ?? both(`Course ${number}`, `دورة ${number}`);
  const code = values.code ?? `CRS-${9_000_000 + number}`;
  const { identifiers } = await db.of(Course).insert({
    slug: `course-${number}`,
    type: 'recorded',
    status: 'published',
    priceCents: 10_000,
    searchText: searchText(`${title.en} ${title.ar} ${code}`),
    publishedAt: new Date(Date.UTC(2026, 0, 1) + number * 60_000),
    ...values,
    title,
    code,
  });
  return db.of(Course).findOneByOrFail({ id: identifiers[0]!['id'] as number });
}

export async function makeSection(db: Database, course: Pick<Course, 'id'>, values: Partial<Section> = {}) {
  const number = next();
  const sections = db.of(Section);
  const stored = { courseId: course.id, title: both(`Section ${number}`, `فصل ${number}`), position: number };
  return sections.save(sections.create({ ...stored, ...values }));
}

/** A published lesson of ten minutes with content and a video. */
export async function makeLesson(
  db: Database,
  section: Pick<Section, 'id' | 'courseId'>,
  values: Partial<Lesson> = {},
): Promise<Lesson> {
  const number = next();
  const title = values.title ?? both(`Lesson ${number}`, `درس ${number}`);
  const lessons = db.of(Lesson);
  const lesson = await lessons.save(
    lessons.create({
      code: `LSN-${9_000_000 + number}`,
      sectionId: section.id,
      courseId: section.courseId,
      content: both(`Text of lesson ${number}`, `نص الدرس ${number}`),
      videoUrl: `https://video.example/lesson-${number}.mp4`,
      durationMinutes: 10,
      position: number,
      searchText: searchText(`${title.en} ${title.ar}`),
      ...values,
      title,
    }),
  );
  await recountLessons(db, section.courseId);
  return lesson;
}

/** A course with one section of so many lessons. */
export async function makeCourseWithLessons(db: Database, count: number, values: Partial<Course> = {}) {
  const course = await makeCourse(db, values);
  const section = await makeSection(db, course);
  const lessons: Lesson[] = [];
  for (let index = 0; index < count; index += 1) lessons.push(await makeLesson(db, section));
  return { course, section, lessons };
}

export async function makeStudent(db: Database, values: Partial<Student> = {}): Promise<Student> {
  const number = next();
  const students = db.of(Student);
  const email = values.email ?? `student-${number}@example.com`;
  return students.save(
    students.create({
      username: `student-${number}`,
      firstName: 'Noor',
      lastName: `Learner ${number}`,
      passwordHash: PASSWORD_HASH,
      isVerified: true,
      searchText: searchText(`Noor Learner ${number} ${email}`),
      ...values,
      email,
    }),
  );
}

/** A seat that staff gave. */
export async function makeEnrollment(
  db: Database,
  student: Pick<Student, 'id'>,
  course: Pick<Course, 'id'>,
  values: Partial<Enrollment> = {},
): Promise<Enrollment> {
  return db.transaction(async () => {
    const enrollment = await db
      .of(Enrollment)
      .save(db.of(Enrollment).create({ studentId: student.id, courseId: course.id, ...values }));
    const { id: enrollmentId, studentId, courseId, createdAt: grantedAt, heldUntil: endsAt } = enrollment;
    const isCancelled = enrollment.status === 'cancelled';
    const revoked = { revokedAt: isCancelled ? grantedAt : null, revokedCause: isCancelled ? 'staff' : null } as const;
    const grant = { enrollmentId, studentId, courseId, source: 'staff', grantedAt, endsAt, ...revoked } as const;
    await db.of(SeatGrant).insert(grant);
    return enrollment;
  });
}

/** The insert of seats, with a grant by staff for each. @param insert `INSERT INTO enrollment ...` without RETURNING */
export const withGrants = (insert: string): string => `WITH seats AS (${insert} RETURNING id, student_id, course_id)
  INSERT INTO seat_grant (enrollment_id, student_id, course_id, source, granted_at)
  SELECT id, student_id, course_id, 'staff', now() FROM seats`;

/** Cancels seats as staff do. @param which condition on `enrollment` */
export const cancelSeats = (db: Database, which: string, values: unknown[]): Promise<unknown> =>
  db.rows(
    `WITH seats AS (UPDATE enrollment SET status = 'cancelled' WHERE ${which} RETURNING id)
     UPDATE seat_grant SET revoked_at = now(), revoked_cause = 'staff'
     WHERE revoked_at IS NULL AND enrollment_id IN (SELECT id FROM seats)`,
    values,
  );

export interface StaffValues {
  /** Names of roles; a permission beside them comes in a role of its own. */
  role?: 'Super Admin' | 'Admin' | 'Manager' | 'Editor' | 'Viewer' | 'Instructor';
  permissions?: string[];
  email?: string;
  /** The instructor the account is linked to. */
  instructorId?: number;
}

export async function makeStaff(db: Database, values: StaffValues): Promise<{ id: number; email: string }> {
  const email = values.email ?? `member-${next()}@example.com`;
  const account = await db.row<{ id: number }>(
    `INSERT INTO account (username, first_name, last_name, email, password_hash, scope_id)
     VALUES ($1, 'Test', 'Member', $2, $3, $4) RETURNING id`,
    [randomUUID(), email, PASSWORD_HASH, values.instructorId ?? null],
  );
  if (values.permissions) {
    const name = randomUUID();
    await db.rows('INSERT INTO role (name, permissions) VALUES ($1, $2)', [name, values.permissions]);
    await giveRole(db, account!.id, name);
  }
  if (values.role) await giveRole(db, account!.id, values.role);
  return { id: account!.id, email };
}

const giveRole = (db: Database, accountId: number, role: string) =>
  db.rows('INSERT INTO account_role (account_id, role_id) SELECT $1, id FROM role WHERE name = $2', [accountId, role]);
