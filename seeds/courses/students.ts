import { searchText } from '#kit/language/search-text';
import { recountReviews } from '#services/courses/courses/course-statistics';
import { chargedCents } from '#services/courses/courses/course-charge';
import { Enrollment } from '#services/courses/enrollments/enrollment.entity';
import { LessonCompletion } from '#services/courses/enrollments/lesson-completion.entity';
import { SeatGrant } from '#services/courses/enrollments/seat-grant.entity';
import { OrderLine } from '#services/courses/orders/order-line.entity';
import { Order } from '#services/courses/orders/order.entity';
import { Review } from '#services/courses/reviews/review.entity';
import { Student } from '#services/courses/students/student.entity';
import { STUDENTS } from '#services/courses/students/student-accounts';
import { insertPerson } from '#shared/people/person-insertion';
import type { Seeding } from '#shared/seeding/seeding';
import { seedPayments } from './payments';
import type { SeededCatalogue, SeededCourse } from './catalogue';
import { type SeatSeed, type StudentSeed, students } from './students-data';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Students who bought courses, learned in them and said what they think; all sign in with the demo password. */
export async function seedStudents(seeding: Seeding, { courses }: SeededCatalogue): Promise<void> {
  const passwordHash = await seeding.passwords.hash(seeding.configuration.demoPassword);
  for (const seed of students) {
    const studentId = await seedStudent(seeding, seed, passwordHash);
    for (const [index, seat] of seed.seats.entries()) {
      const at = new Date(registered(seeding, seed).getTime() + (index + 1) * DAY_MS);
      await seedSeat(seeding, { studentId, isCurrent: seed.isCurrent ?? false }, courses.get(seat.course)!, seat, at);
    }
  }
  await seedGivenSeat(seeding, courses.get('apis-with-node')!);
  await seedPayments(seeding);
  for (const { id } of courses.values()) await recountReviews(seeding.db, id);
}

/** A seat that staff gave to the second demo student until the end of a term. */
async function seedGivenSeat({ db, clock }: Seeding, { id: courseId }: SeededCourse): Promise<void> {
  const { id: studentId } = await db.of(Student).findOneByOrFail({ email: 'student2@courses.example' });
  const now = clock.now().epochMilliseconds;
  const [grantedAt, endsAt] = [new Date(now - 10 * DAY_MS), new Date(now + 80 * DAY_MS)];
  await db.transaction(async () => {
    const seat = db
      .of(Enrollment)
      .create({ studentId, courseId, heldUntil: endsAt, createdAt: grantedAt, updatedAt: grantedAt });
    const { id: enrollmentId } = await db.of(Enrollment).save(seat);
    const grant = {
      enrollmentId,
      studentId,
      courseId,
      source: 'staff',
      grantedAt,
      endsAt,
      reason: 'A scholarship',
    } as const;
    await db.of(SeatGrant).insert(grant);
  });
}

const registered = ({ clock }: Seeding, { daysAgo }: StudentSeed): Date =>
  new Date(clock.now().epochMilliseconds - daysAgo * DAY_MS);

async function seedStudent(seeding: Seeding, seed: StudentSeed, passwordHash: string): Promise<number> {
  const { email, firstName, lastName, phone, country, isVerified } = seed;
  const person = { email, firstName, lastName, phone: phone ?? null, countryId: country, isVerified, passwordHash };
  const id = await insertPerson(seeding.db, STUDENTS, person);
  await seeding.db.rows('UPDATE student SET is_verified = $3, created_at = $2, updated_at = $2 WHERE id = $1', [
    id,
    registered(seeding, seed),
    isVerified,
  ]);
  return id;
}

interface Learner {
  studentId: number;
  isCurrent: boolean;
}

async function seedSeat(
  seeding: Seeding,
  { studentId, isCurrent }: Learner,
  course: SeededCourse,
  seat: SeatSeed,
  at: Date,
) {
  const { db } = seeding;
  const orderId = await seedOrder(seeding, studentId, course, at);
  const done = course.lessonIds.slice(0, seat.done ?? course.lessonIds.length);
  const isComplete = done.length === course.lessonIds.length;
  // Current students do a lesson a day up to today, the others one every other day from the start.
  const now = seeding.clock.now().epochMilliseconds;
  const doneAt = (index: number) =>
    new Date(
      isCurrent
        ? Math.max(at.getTime() + index + 1, now - (done.length - index) * DAY_MS)
        : Math.min(now - (done.length - index), at.getTime() + (index + 1) * 2 * DAY_MS),
    );
  const lastAt = done.length > 0 ? doneAt(done.length - 1) : null;
  const courseId = course.id;
  const enrollment = await db.transaction(async () => {
    const seated = await db.of(Enrollment).save(
      db.of(Enrollment).create({
        studentId,
        courseId,
        status: isComplete ? 'completed' : 'active',
        lastAccessedLessonId: done.at(-1) ?? null,
        lastAccessedAt: lastAt,
        completedAt: isComplete ? lastAt : null,
        createdAt: at,
        updatedAt: lastAt ?? at,
      }),
    );
    const source = course.priceCents === 0 ? 'free' : 'order';
    await db.of(SeatGrant).insert({ enrollmentId: seated.id, studentId, courseId, source, orderId, grantedAt: at });
    return seated;
  });
  for (const [index, lessonId] of done.entries())
    await db.of(LessonCompletion).insert({ enrollmentId: enrollment.id, lessonId, completedAt: doneAt(index) });
  if (seat.review) {
    const { rating, comment } = seat.review;
    const reviewedAt = lastAt ?? at;
    await db.of(Review).insert({
      studentId,
      courseId: course.id,
      rating,
      comment: comment ?? null,
      searchText: searchText(comment ?? ''),
      status: 'published',
      createdAt: reviewedAt,
      updatedAt: reviewedAt,
    });
  }
}

async function seedOrder({ db }: Seeding, studentId: number, course: SeededCourse, at: Date): Promise<number> {
  const next = await db.row<{ number: number }>(`SELECT nextval('course_order_reference_seq')::integer AS number`);
  const charged = chargedCents(course.priceCents, course.discountPercentage);
  const order = await db.of(Order).save(
    db.of(Order).create({
      reference: `CO-${next!.number}`,
      studentId,
      status: 'paid',
      gateway: charged === 0 ? 'free' : 'stripe',
      paymentMethod: charged === 0 ? null : 'card',
      currency: 'USD',
      totalCents: charged,
      locale: 'en',
      paidAt: at,
      createdAt: at,
      updatedAt: at,
    }),
  );
  await db.of(OrderLine).insert({
    orderId: order.id,
    courseId: course.id,
    title: course.title,
    priceCents: course.priceCents,
    discountPercentage: course.discountPercentage,
    chargedCents: charged,
  });
  return order.id;
}
