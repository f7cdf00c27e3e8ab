import type { FunctionExamples, Step } from '../function-runs';
import { BOOKS } from './books';
import { EVERY_SERVICE, setting } from './every-service';

const REFUND = { id: 1, reference: 'A', amount_cents: 9, reason_kind: 'requested' };
const line = (values: object = {}): Step => [
  'order_line',
  { id: 1, title: {}, price_cents: 9, charged_cents: 9, ...values },
];
const part: Step = [
  'refund_part',
  { refund_id: 1, kind: 'line', position: 1, quantity: 1, gross_cents: 9, amount_cents: 9 },
];
/** Of the version before. */
const FORMER: Step = ['order_refund', { id: 1, order_id: 1, mode: 'ask', status: 'asked', amount_cents: 9 }];
const order: Step = ['course_order', { id: 1, reference: 'A', total_cents: 9 }];
const payment: Step = ['payment', { id: 1, reference: 'A', amount_cents: 20, status: 'paid' }];
const WITHDRAW = "UPDATE refund SET status = 'withdrawn', ended_at = now()";

export const COURSES: FunctionExamples = {
  ...EVERY_SERVICE,
  ...BOOKS,
  books_zone_of_company: [
    { given: ['DELETE FROM books_state'], run: setting('timezone', 'Asia/Dubai') },
    { run: setting('timezone', 'Asia/Dubai') },
  ],
  copy_order_refund: [
    { given: [FORMER, order, line()], run: ['order_refund_line', { refund_id: 1, order_line_id: 1, order_id: 1 }] },
    { given: [FORMER, ['refund', REFUND]], run: "UPDATE order_refund SET status = 'failed', ended_at = now()" },
  ],
  count_moved_course: [
    {
      given: [
        ['instructor', { id: 1 }],
        ['course', { id: 1, type: 'live' }],
      ],
      run: 'UPDATE course SET instructor_id = 1',
    },
  ],
  count_returned_student: [
    {
      given: [
        ['student', { id: 1 }],
        ['instructor', { id: 1, student_count: 1 }],
        ['course', { id: 1, type: 'live', student_count: 1, instructor_id: 1 }],
        ['enrollment', { student_id: 1, course_id: 1 }],
      ],
      run: 'UPDATE student SET deleted_at = now()',
    },
  ],
  count_students: [
    {
      given: [
        ['student', { id: 1 }],
        ['instructor', { id: 1 }],
        ['course', { id: 1, type: 'live', instructor_id: 1 }],
      ],
      run: ['enrollment', { student_id: 1, course_id: 1 }],
    },
  ],
  enrollment_agrees_with_grants: [
    { given: [['seat_grant', { enrollment_id: 1, source: 'staff' }]], run: ['enrollment', { id: 1 }] },
    { run: ['enrollment', { id: 1 }], refused: 'enrollment_agrees_with_grants' },
  ],
  post_order: [{ run: ['course_order', { reference: 'A', total_cents: 9, status: 'paid' }] }],
  post_withdrawn_refund: [{ given: [['refund', REFUND], part], run: WITHDRAW }],
  recount_taught_students: [{ given: [['instructor', { id: 1 }]], run: 'SELECT recount_taught_students(ARRAY[1])' }],
  record_payment_refund: [
    {
      given: [payment, ['refund', { ...REFUND, payment_id: 1 }]],
      run: "UPDATE payment SET refunded_cents = 12, status = 'refund_due'",
    },
  ],
  refund_part_of_course: [
    { given: [line()], run: part },
    { given: [['refund', REFUND], line({ refunded_quantity: 1 }), part], run: WITHDRAW },
  ],
  refuse_history_change: [
    { given: [['history_entry', { actor_id: 1 }]], run: 'UPDATE history_entry SET actor_id = NULL' },
    { given: [['history_entry', {}]], run: 'DELETE FROM history_entry', refused: 'history_entry_only_added' },
  ],
};
