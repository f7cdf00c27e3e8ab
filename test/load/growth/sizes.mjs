/**
 * What is copied of the demo data, by service. `records` grow with the size, `catalogue` with a tenth as many copies; both
 * list tables in the order of their foreign keys, with the condition of the rows that are copied ('' for all). Orders under
 * way are not: their slots are of kitchens that exist once.
 */
const ALL = '';

/**
 * Closes the day before the one that `requests.mjs` asks for, as the books do, in place of the days that the demo data closed
 * without the copies. @param places join and code of a place
 */
const closedDay = ({ join = '', code = 'NULL::text' } = {}) => [
  `SELECT set_config('quintet.emptied_schema', current_schema(), true)`,
  'DELETE FROM closed_day',
  `INSERT INTO closed_day (date, figures, digest, closed_at, balances)
   SELECT closing.day, '{}', encode(sha256(convert_to(coalesce((
       SELECT string_agg(jsonb_build_array(e.id, e.debit, e.credit, e.amount_cents, e.unit, e.reference, e.customer_id,
         e.source)::text, E'\\n' ORDER BY e.id) FROM ledger_entry e WHERE e.day = closing.day), ''), 'UTF8')), 'hex'), now(),
     (SELECT jsonb_agg(to_jsonb(balance)) FROM (
       SELECT account, ${code} AS code, sum(cents) AS cents FROM ledger_entry e
       CROSS JOIN LATERAL (VALUES (e.credit, e.amount_cents), (e.debit, -e.amount_cents)) AS leg (account, cents)
       JOIN ledger_account named ON named.name = account ${join}
       WHERE e.unit = 'USD' AND e.day <= closing.day AND (named.section = 'money' OR account = 'refunds_owed')
       GROUP BY 1, 2) balance)
   FROM (SELECT date '2026-05-08' AS day) closing`,
  "UPDATE books_state SET closed_to = '2026-05-08'",
];

const food = {
  catalogue: { dish: ALL },
  records: {
    customer: ALL,
    address: ALL,
    wishlist_entry: ALL,
    review: ALL,
    customer_order: "status IN ('delivered', 'cancelled', 'refunded')",
    order_line: ALL,
    order_event: ALL,
    payment: 'reference IN (SELECT order_number FROM source_customer_order)',
    payment_event: ALL,
    refund: ALL,
    refund_part: ALL,
    reward_entry: ALL,
    ledger_entry: 'reference IN (SELECT order_number FROM source_customer_order)',
  },
  references: { ledger_entry: { customer_id: 'customer' } },
  after: closedDay({ join: 'LEFT JOIN customer_order o ON o.order_number = e.reference', code: 'o.kitchen_code' }),
};

const courses = {
  catalogue: {
    instructor: ALL,
    course: ALL,
    section: ALL,
    lesson: ALL,
    lesson_resource: ALL,
    quiz: ALL,
    quiz_question: ALL,
    assignment: ALL,
    live_session: ALL,
    blog_post: ALL,
  },
  records: {
    student: ALL,
    course_order: ALL,
    order_line: ALL,
    payment: ALL,
    payment_event: ALL,
    enrollment: ALL,
    seat_grant: ALL,
    lesson_completion: ALL,
    lesson_note: ALL,
    quiz_attempt: ALL,
    assignment_submission: ALL,
    conversation: ALL,
    message: ALL,
    review: ALL,
    simulated_session: ALL,
  },
  after: [
    `UPDATE course c SET student_count = counted.students FROM
      (SELECT course_id, count(*) FILTER (WHERE status <> 'cancelled') AS students FROM enrollment GROUP BY course_id) counted
     WHERE counted.course_id = c.id`,
    `UPDATE instructor i SET student_count = counted.students FROM
      (SELECT c.instructor_id, count(DISTINCT e.student_id) FILTER (WHERE e.status <> 'cancelled') AS students
       FROM enrollment e JOIN course c ON c.id = e.course_id GROUP BY c.instructor_id) counted
     WHERE counted.instructor_id = i.id`,
  ],
};

const property = {
  catalogue: {},
  records: { home: ALL, home_media: ALL, lead: ALL, viewing: ALL },
};

const stays = {
  catalogue: { stay: ALL, rate_rule: ALL, length_discount: ALL, faq_entry: ALL },
  records: {
    booking: ALL,
    booking_event: ALL,
    booking_charge: ALL,
    payment: ALL,
    payment_event: ALL,
    refund: ALL,
    refund_part: ALL,
    block: ALL,
    held_nights: ALL,
    review: ALL,
    inquiry: ALL,
    ledger_entry: ALL,
    notification: ALL,
  },
  after: closedDay(),
};

const fitness = {
  catalogue: { exercise: 'NOT is_featured', workout: ALL, workout_exercise: ALL, dish: ALL },
  records: {
    account: "id IN (SELECT account_id FROM account_role WHERE role_id = (SELECT id FROM role WHERE name = 'Member'))",
    account_role: "role_id IN (SELECT id FROM role WHERE name = 'Member')",
    account_device: ALL,
    coach_client: ALL,
    coach_message: ALL,
    check_in: ALL,
    workout_session: ALL,
    session_exercise: ALL,
    session_set: ALL,
    activity: ALL,
    daily_metric: ALL,
    meal: ALL,
    hydration_day: ALL,
    sleep_night: ALL,
    health_reading: ALL,
    body_reading: ALL,
    journal_note: ALL,
    logged_set: ALL,
    earned_badge: ALL,
    earned_achievement: ALL,
    group_membership: ALL,
    event_attendance: ALL,
    challenge_participation: ALL,
    post: ALL,
    post_like: ALL,
    post_comment: ALL,
    discussion: ALL,
    discussion_reply: ALL,
    assignment: ALL,
    subscription: ALL,
    invoice: ALL,
  },
};

/**
 * Size 1 of each service: so many rows of a table, the demo data included. The catalogue has `share` as many copies as the
 * records. Orders, homes and seats are spread over `days`; bookings of a stay are copied a period of two years apart.
 */
const WHOLE = {
  food: { tables: food, of: 'customer_order', rows: 1_000_000, share: 0.006, days: 900 },
  courses: { tables: courses, of: 'enrollment', rows: 1_000_000, share: 0.0015, days: 900 },
  property: { tables: property, of: 'home', rows: 200_000, share: 0, days: 900 },
  stays: { tables: stays, of: 'booking', rows: 500_000, share: 0.1, period: 730 },
  fitness: { tables: fitness, of: 'account', rows: 50_000, share: 0.004 },
};

export const SERVICES = Object.keys(WHOLE);

/** What `multiply` does for a size, given the rows that a service has of its counted table. */
export function planOf(service, size, present) {
  const { tables, rows, share, days, period } = WHOLE[service];
  const copies = Math.max(1, Math.round((rows * size) / present) - 1);
  // A tenth of the size has a third of the catalogue: it grows more slowly than what is sold of it.
  const catalogueCopies = share && Math.max(1, Math.round((rows / present) * share * Math.sqrt(size)));
  const daysBack = period ? `(n / ${catalogueCopies + 1}) * ${period}` : days && `n * ${days} / ${copies}`;
  return { ...tables, copies, catalogueCopies, daysBack };
}

/** The table whose rows are the size of a service. */
export const countedTable = service => WHOLE[service].of;
