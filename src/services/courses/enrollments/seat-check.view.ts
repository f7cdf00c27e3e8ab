import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { SEAT_CHECKS } from './seat-checks.queries';

export const SeatFindingView = view(
  'SeatFindingView',
  'A difference between a seat and its grants, or between a course or instructor and their seats',
  {
    check: shown.word(SEAT_CHECKS, {
      description:
        '`status`: status or end differ from the grants; `line_without_grant`: a paid course without a grant; ' +
        '`grant_without_payment`: a grant of an order that is not paid, or of a refunded line; ' +
        '`refund_without_revocation`: a refund that revoked nothing; `seat_without_grant`; `completed_while_active`; ' +
        '`student_count`: the count of a course differs from its seats; `instructor_student_count`: that of an instructor.',
    }),
    enrollment_id: shown.whole({
      nullable: true,
      description: 'Id of the seat; null where the student has none, and for a course or instructor.',
    }),
    order_reference: shown.text({ nullable: true, description: 'Reference of the order; null without one.' }),
    says: shown.text({ description: 'Stored value.', example: 'granted by a refunded order' }),
    should_say: shown.text({ description: 'Value by the grants and orders.', example: 'revoked' }),
  },
);
export type SeatFindingView = InstanceType<typeof SeatFindingView>;
