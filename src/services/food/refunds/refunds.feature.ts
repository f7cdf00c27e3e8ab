import { RecordedRefunds1767400090113 } from '#migrations/food/1767400090113-recorded-refunds';
import type { Feature } from '#kit/service/feature';
import { RefundableOrders } from './refundable-orders';

export const orderRefunds: Feature = {
  providers: [RefundableOrders],
  migrations: [RecordedRefunds1767400090113],
};
