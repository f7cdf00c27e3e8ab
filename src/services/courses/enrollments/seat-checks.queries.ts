import { utcText } from '#kit/database/json';

export const SEAT_CHECKS = [
  'status',
  'line_without_grant',
  'grant_without_payment',
  'refund_without_revocation',
  'seat_without_grant',
  'completed_while_active',
] as const;
export type SeatCheck = (typeof SEAT_CHECKS)[number];

/** Findings that a repair does not change. */
export const ONLY_SHOWN: readonly SeatCheck[] = ['seat_without_grant', 'completed_while_active'];

const statusText = (status: string, until: string) => `${status} || coalesce(' until ' || ${utcText(until)}, '')`;

/** A seat whose status or end is not what its grants say. */
const STATUS = `
  SELECT 1 AS number, 'status' AS check, e.id AS enrollment_id, e.student_id, e.course_id, NULL::integer AS order_id,
    NULL::integer AS grant_id, ${statusText('e.status', 'e.held_until')} AS says,
    ${statusText('stated.status', 'stated.held_until')} AS should_say
  FROM enrollment e CROSS JOIN LATERAL (
    SELECT CASE WHEN count(g.id) = 0 THEN 'cancelled' WHEN e.completed_at IS NOT NULL THEN 'completed'
        ELSE 'active' END AS status,
      CASE WHEN bool_or(g.ends_at IS NULL) THEN NULL ELSE max(g.ends_at) END AS held_until
    FROM seat_grant g WHERE g.enrollment_id = e.id AND g.revoked_at IS NULL
  ) stated
  WHERE (e.status = 'cancelled') <> (stated.status = 'cancelled') OR e.held_until IS DISTINCT FROM stated.held_until`;

/** Whether a course of an order was refunded by itself. */
const isRefunded = (order: string, course: string) => `EXISTS (
    SELECT FROM order_refund r JOIN order_refund_line rl ON rl.refund_id = r.id
    JOIN order_line line ON line.id = rl.order_line_id
    WHERE r.order_id = ${order} AND r.status = 'done' AND line.course_id = ${course})`;

/** A line of a paid order that never granted a seat; a revoked grant has a cause, by a constraint. */
const LINE = `
  SELECT 2, 'line_without_grant', e.id, o.student_id, l.course_id, o.id, NULL, 'no grant', 'a grant of the order'
  FROM course_order o JOIN order_line l ON l.order_id = o.id
  LEFT JOIN enrollment e ON e.student_id = o.student_id AND e.course_id = l.course_id
  WHERE o.status = 'paid'
    AND NOT EXISTS (SELECT FROM seat_grant g WHERE g.order_id = o.id AND g.course_id = l.course_id)
    AND NOT ${isRefunded('o.id', 'l.course_id')}`;

const PAYMENT = `
  SELECT 3, 'grant_without_payment', g.enrollment_id, g.student_id, g.course_id, o.id, g.id, 'granted by a ' || o.status || ' order',
    'revoked'
  FROM seat_grant g JOIN course_order o ON o.id = g.order_id
  WHERE g.revoked_at IS NULL AND (o.status <> 'paid' OR ${isRefunded('g.order_id', 'g.course_id')})`;

const REFUND = `
  SELECT 4, 'refund_without_revocation', g.enrollment_id, g.student_id, g.course_id, g.order_id, g.id, 'refunded and granted',
    'revoked'
  FROM seat_grant g WHERE g.revoked_at IS NULL AND ${isRefunded('g.order_id', 'g.course_id')}`;

const WITHOUT_GRANT = `
  SELECT 5, 'seat_without_grant', e.id, e.student_id, e.course_id, NULL, NULL, 'no grant', 'a grant'
  FROM enrollment e WHERE NOT EXISTS (SELECT FROM seat_grant g WHERE g.enrollment_id = e.id)`;

const COMPLETED = `
  SELECT 6, 'completed_while_active', e.id, e.student_id, e.course_id, NULL, NULL, 'completed and active', 'completed'
  FROM enrollment e WHERE e.completed_at IS NOT NULL AND e.status = 'active'`;

/** Everything that does not agree with the ledger, one row a finding. */
export const FINDINGS = [STATUS, LINE, PAYMENT, REFUND, WITHOUT_GRANT, COMPLETED].join('\n  UNION ALL\n');
