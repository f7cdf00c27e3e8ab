import { Id } from '#kit/fields/number-fields';
import { OneOf, Text } from '#kit/fields/text-fields';
import { REFUND_MODES, type RefundMode } from './order-refund.view';

const MAX_COURSES = 50;
const MAX_REASON = 500;

export class OrderRefundBody {
  @Id({ list: { min: 1, max: MAX_COURSES }, description: 'Courses of the order. Duplicates are ignored.' })
  course_ids: number[];

  @OneOf(REFUND_MODES, {
    description:
      '`ask` requests the money from the processor, `assign` names the courses of money that went back there',
  })
  mode: RefundMode;

  @Text({ max: MAX_REASON, description: 'Why the courses are refunded, for staff' })
  reason: string;
}
