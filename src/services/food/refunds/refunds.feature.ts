import { RecordedRefunds1767400090113 } from '#migrations/food/1767400090113-recorded-refunds';
import type { Feature } from '#kit/service/feature';
import { RefundTooLarge } from '#shared/refunds/refund.refusals';
import { OrderRefunds } from './order-refunds.service';
import { OrderRefundLetters } from './refund-letters.service';
import { RefundableOrders } from './refundable-orders';
import { RefundsController } from './refunds.controller';
import { orderRefundSentences } from './refunds.sentences';

export const orderRefunds: Feature = {
  controllers: [RefundsController],
  providers: [RefundableOrders, OrderRefunds, OrderRefundLetters],
  migrations: [RecordedRefunds1767400090113],
  sentences: orderRefundSentences,
  constraintRefusals: { order_line_refunded: RefundTooLarge, customer_order_refunded: RefundTooLarge },
};
