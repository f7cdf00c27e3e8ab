import { Shown } from '#kit/fields/shape-fields';

export class OrderStatisticView {
  @Shown({ type: 'integer', example: 128 })
  total: number;

  @Shown({
    type: 'object',
    additionalProperties: { type: 'integer' },
    description: 'Orders by status, every status named',
    example: { pending: 3, confirmed: 2 },
  })
  by_status: Record<string, number>;

  @Shown({
    type: Number,
    required: false,
    description: 'Collected and not returned; absent for kitchen accounts',
    example: 4210.5,
  })
  revenue?: number;
}
