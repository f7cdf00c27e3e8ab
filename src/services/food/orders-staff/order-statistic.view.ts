import { fromCents } from '#kit/money/money';
import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';

const counted = {
  total: shown.whole({ example: 128, description: 'Number of orders with any status.' }),
  by_status: shown.read(
    { type: 'object', additionalProperties: { type: 'integer' } },
    (counts: Record<string, number>) => counts,
    {
      description: 'Number of orders by status, including statuses without orders.',
      example: { pending: 3, confirmed: 2 },
    },
  ),
};

export const KitchenStatisticView = view('KitchenStatisticView', counted);

export const OrderStatisticView = view('OrderStatisticView', 'Counts of orders by status, and the revenue', {
  ...counted,
  revenue: shown.read({ type: Number, required: false }, fromCents, {
    from: 'revenue_cents',
    description: 'Sum of the totals of paid orders; absent for kitchen accounts.',
    example: 4210.5,
  }),
});
