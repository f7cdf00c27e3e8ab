import type { Database } from '#kit/database/database';
import type { Caller } from '#kit/http/caller';
import type { Clock } from '#kit/time/clock';
import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import type { RowOf } from '#kit/views/view';
import { ENROLLMENT_STATUSES, type Enrollment } from '../enrollments/enrollment.entity';
import { progressShown } from '../enrollments/enrollment.view';
import { isSeatHeldAt, SHOWN_STATUS } from '../seat-conditions';
import { PROGRESS_COLUMNS, PROGRESS_JOIN } from '../progress/progress';

export const OwnSeatView = view('OwnSeatView', {
  id: shown.id({ description: 'Id of the seat.' }),
  code: shown.text({ example: 'CRS-1001', description: 'Code of the course, for the routes of enrolled courses.' }),
  status: shown.word(ENROLLMENT_STATUSES, {
    description: 'Status of the seat: `active`, `completed` once every lesson was done, or `cancelled`.',
  }),
  ...progressShown,
  last_accessed_lesson_code: shown.text({
    nullable: true,
    example: 'LSN-10001',
    description: 'Code of the last opened lesson; null until one is opened.',
  }),
  enrolled_at: shown.instant({ from: 'created_at', description: 'Time of the enrolment, in UTC.' }),
});

/** Fields of a public course that depend on the signed-in student. */
export const OWN_SEAT = {
  held: shown.flag({
    nullable: true,
    description: 'Whether the student is enrolled; null without the token of a student.',
  }),
  enrollment: shown.one(OwnSeatView, {
    nullable: true,
    description: 'Seat of the student, also a cancelled one; null without a seat or without the token of a student.',
  }),
};

interface SeatFields {
  held: boolean | null;
  enrollment: InstanceType<typeof OwnSeatView> | null;
}

type SeatRow = RowOf<typeof OwnSeatView> & { course_id: number; is_held: boolean };

const SEATS = `SELECT ${OwnSeatView.columns<Enrollment>('e', {
  ...PROGRESS_COLUMNS,
  status: SHOWN_STATUS,
  code: 'c.code',
  last_accessed_lesson_code: 'last.code',
})}, e.course_id, seat.is_held
  FROM enrollment e JOIN course c ON c.id = e.course_id
  LEFT JOIN lesson last ON last.id = e.last_accessed_lesson_id ${PROGRESS_JOIN}
  CROSS JOIN LATERAL (SELECT ${isSeatHeldAt('e', '$3')} AS is_held) seat
  WHERE e.student_id = $1 AND e.course_id = ANY ($2::integer[])`;

/** Returns the courses with the seats of the student, read in one statement. */
export async function withOwnSeats<Course extends { id: number } & SeatFields>(
  db: Database,
  clock: Clock,
  student: Caller | undefined,
  courses: Course[],
): Promise<Course[]> {
  if (!student || courses.length === 0) return courses;
  const rows = await db.rows<SeatRow>(SEATS, [student.id, courses.map(({ id }) => id), clock.now().toString()]);
  const seats = new Map(rows.map(row => [row.course_id, { isHeld: row.is_held, enrollment: OwnSeatView.of(row) }]));
  return courses.map(course => {
    const { isHeld = false, enrollment = null } = seats.get(course.id) ?? {};
    return { ...course, held: isHeld, enrollment };
  });
}
