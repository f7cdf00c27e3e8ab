import { OneOf, Text } from '#kit/fields/text-fields';

export const REFUND_ACTIONS = ['retry', 'paid_otherwise'] as const;
export type RefundAction = (typeof REFUND_ACTIONS)[number];

export class RefundActionBody {
  @OneOf(REFUND_ACTIONS, {
    example: 'retry',
    description: '`retry` asks the processor again; `paid_otherwise` records that the money was paid in another way',
  })
  action: RefundAction;

  @Text({
    max: 500,
    optional: true,
    nullable: true,
    example: 'In cash at the counter',
    description: 'How it was paid; needed for `paid_otherwise`',
  })
  note?: string | null;
}
