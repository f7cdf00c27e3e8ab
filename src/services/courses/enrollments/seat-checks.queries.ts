import { utcText } from '#kit/database/json';
import { countTaughtStudents, STUDENTS_OF_COURSES } from '../seat-conditions';

export const SEAT_CHECKS = [
  'status',
  'line_without_grant',
  'grant_without_payment',
  'refund_without_revocation',
  'seat_without_grant',
  'completed_while_active',
  'student_count',
  'instructor_student_count',
] as const;
export type SeatCheck = (typeof SEAT_CHECKS)[number];

/** Checks whose findings a repair does not correct. */
export const ONLY_SHOWN: readonly SeatCheck[] = ['seat_without_grant', 'completed_while_active'];

const statusText = (status: string, until: string) => `${status} || coalesce(' until ' || ${utcText(until)}, '')`;

const openGrants = (which: string) => `(
    SELECT g.enrollment_id, bool_or(g.ends_at IS NULL) AS is_endless, max(g.ends_at) AS ends_at
    FROM seat_grant g WHERE g.revoked_at IS NULL ${which} GROUP BY g.enrollment_id
  ) granted ON granted.enrollment_id = e.id`;

/** Seats whose status or end differs from their grants. @param grants join of grants that are not revoked */
const status = (grants: string) => `
  SELECT 1 AS number, 'status' AS check, e.id AS enrollment_id, e.student_id, e.course_id, NULL::integer AS order_id,
    NULL::integer AS grant_id, ${statusText('e.status', 'e.held_until')} AS says,
    ${statusText('stated.status', 'stated.held_until')} AS should_say
  FROM enrollment e LEFT JOIN ${grants} CROSS JOIN LATERAL (
    SELECT CASE WHEN granted.enrollment_id IS NULL THEN 'cancelled' WHEN e.completed_at IS NOT NULL THEN 'completed'
        ELSE 'active' END AS status,
      CASE WHEN NOT granted.is_endless THEN granted.ends_at END AS held_until
  ) stated
  WHERE (e.status = 'cancelled') <> (stated.status = 'cancelled') OR e.held_until IS DISTINCT FROM stated.held_until`;

/** Whether a single course of an order was refunded. */
const isRefunded = (order: string, course: string) => `EXISTS (
    SELECT FROM course_order refunded JOIN refund r ON r.reference = refunded.reference
    JOIN refund_part part ON part.refund_id = r.id JOIN order_line line ON line.id = part.position
    WHERE refunded.id = ${order} AND r.status = 'done' AND line.course_id = ${course})`;

/** Lines of paid orders that never granted a seat. A revoked grant is enough: a constraint requires its cause. */
const LINE = `
  SELECT 2 AS number, 'line_without_grant' AS check, e.id AS enrollment_id, o.student_id, l.course_id, o.id AS order_id,
    NULL::integer AS grant_id, 'no grant' AS says, 'a grant of the order' AS should_say
  FROM course_order o JOIN order_line l ON l.order_id = o.id
  LEFT JOIN enrollment e ON e.student_id = o.student_id AND e.course_id = l.course_id
  WHERE o.status = 'paid'
    AND NOT EXISTS (SELECT FROM seat_grant g WHERE g.order_id = o.id AND g.course_id = l.course_id)
    AND NOT ${isRefunded('o.id', 'l.course_id')}`;

const PAYMENT = `
  SELECT 3 AS number, 'grant_without_payment' AS check, g.enrollment_id, g.student_id, g.course_id, o.id AS order_id,
    g.id AS grant_id, 'granted by a ' || o.status || ' order' AS says, 'revoked' AS should_say
  FROM seat_grant g JOIN course_order o ON o.id = g.order_id
  WHERE g.revoked_at IS NULL AND (o.status <> 'paid' OR ${isRefunded('g.order_id', 'g.course_id')})`;

const REFUND = `
  SELECT 4 AS number, 'refund_without_revocation' AS check, g.enrollment_id, g.student_id, g.course_id, g.order_id,
    g.id AS grant_id, 'refunded and granted' AS says, 'revoked' AS should_say
  FROM seat_grant g WHERE g.revoked_at IS NULL AND ${isRefunded('g.order_id', 'g.course_id')}`;

const WITHOUT_GRANT = `
  SELECT 5 AS number, 'seat_without_grant' AS check, e.id AS enrollment_id, e.student_id, e.course_id,
    NULL::integer AS order_id, NULL::integer AS grant_id, 'no grant' AS says, 'a grant' AS should_say
  FROM enrollment e WHERE NOT EXISTS (SELECT FROM seat_grant g WHERE g.enrollment_id = e.id)`;

const COMPLETED = `
  SELECT 6 AS number, 'completed_while_active' AS check, e.id AS enrollment_id, e.student_id, e.course_id,
    NULL::integer AS order_id, NULL::integer AS grant_id, 'completed and active' AS says, 'completed' AS should_say
  FROM enrollment e WHERE e.completed_at IS NOT NULL AND e.status = 'active'`;

/** Courses whose stored number of students differs from their seats. */
const COUNT = `
  SELECT 7 AS number, 'student_count' AS check, NULL::integer AS enrollment_id, NULL::integer AS student_id, c.id AS course_id,
    NULL::integer AS order_id, NULL::integer AS grant_id, concat(c.code, ': ', c.student_count) AS says,
    concat(c.code, ': ', coalesce(counted.students, 0)) AS should_say
  FROM course c LEFT JOIN (${STUDENTS_OF_COURSES}) counted ON counted.course_id = c.id
  WHERE c.student_count <> coalesce(counted.students, 0)`;

/** Instructors whose stored number of students differs from the seats in their courses; null is not counted yet. */
export const MISCOUNTED_INSTRUCTORS = `
  SELECT i.id, i.username, i.student_count, counted.students
  FROM instructor i CROSS JOIN LATERAL (SELECT (${countTaughtStudents('i')}) AS students) counted
  WHERE i.student_count <> counted.students`;

const INSTRUCTOR_COUNT = `
  SELECT 8 AS number, 'instructor_student_count' AS check, NULL::integer AS enrollment_id, NULL::integer AS student_id,
    NULL::integer AS course_id, NULL::integer AS order_id, NULL::integer AS grant_id,
    concat(miscounted.username, ': ', miscounted.student_count) AS says,
    concat(miscounted.username, ': ', miscounted.students) AS should_say
  FROM (${MISCOUNTED_INSTRUCTORS}) miscounted`;

const AFTER_STATUS = [LINE, PAYMENT, REFUND, WITHOUT_GRANT, COMPLETED];

/** One statement for each check, with one row for each finding, in display order. */
export const CHECKS: readonly string[] = [status(openGrants('')), ...AFTER_STATUS, COUNT, INSTRUCTOR_COUNT];

/** All findings about seats in one query, for conditions on one seat. */
export const SEAT_FINDINGS = [status(`LATERAL ${openGrants('AND g.enrollment_id = e.id')}`), ...AFTER_STATUS].join(
  '\n  UNION ALL\n',
);
