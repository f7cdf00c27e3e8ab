import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { fromCents } from '#kit/money/money';
import { StaffNameView } from '#shared/history/history.view';
import { GRANT_SOURCES, type GrantSource } from '../enrollments/seat-grant.entity';

export const REFUND_MODES = ['ask', 'assign'] as const;
/** `ask` requests the money from the processor; `assign` names the courses of money that went back there. */
export type RefundMode = (typeof REFUND_MODES)[number];

/** `asked`: open; `failed`: withdrawn. */
const REFUND_STATUSES = ['asked', 'done', 'failed'] as const;

export const OrderRefundView = view('OrderRefundView', 'A refund of some courses of an order', {
  id: shown.id({ description: 'Id of the refund.' }),
  mode: shown.word(REFUND_MODES, {
    description:
      '`ask` requests the money from the processor; `assign` names the courses of money that went back there.',
  }),
  status: shown.word(REFUND_STATUSES, {
    description:
      '`asked` until the processor reports the money; `done` closed the courses; `failed` was refused and changed nothing.',
  }),
  amount: shown.read({ type: Number, description: 'Charge of its courses.', example: 80 }, fromCents, {
    from: 'amount_cents',
  }),
  course_ids: shown.read({ type: [Number], description: 'Ids of its courses.' }, (ids: number[]) => ids),
  still_held_by: shown.words(GRANT_SOURCES, {
    description: 'Other grants that hold one of the courses now, so that it stays open after the refund.',
  }),
  reason: shown.text({ nullable: true, description: 'The reason that was given; null once erased.' }),
  asked_by: shown.one(StaffNameView, { nullable: true, description: 'The staff account; null once erased.' }),
  asked_at: shown.instantText({ description: 'When it was asked for, in UTC.' }),
  ended_at: shown.instantText({ nullable: true, description: 'When it was done or failed, in UTC; null until then.' }),
  error: shown.text({ nullable: true, description: 'Why the processor refused, or the latest attempt failed.' }),
});
export type OrderRefundView = InstanceType<typeof OrderRefundView>;

export interface OrderRefundRow {
  id: number;
  mode: (typeof REFUND_MODES)[number];
  status: (typeof REFUND_STATUSES)[number];
  amount_cents: number;
  course_ids: number[];
  still_held_by: GrantSource[];
  reason: string | null;
  asked_by: StaffNameRow | null;
  asked_at: string;
  ended_at: string | null;
  error: string | null;
}

type StaffNameRow = InstanceType<typeof StaffNameView>;
