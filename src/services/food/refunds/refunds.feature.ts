import { routinesIn } from '#kit/service/sql-files';
import type { Feature } from '#kit/service/feature';
import { on } from '#kit/service/domain-events';
import { RefundChanged } from '#money/refunds/refund.events';
import { RefundTooLarge } from '#money/refunds/refund.refusals';
import { OrderRefunds } from './order-refunds.service';
import { OrderRefundLetters } from './refund-letters.service';
import { RefundableOrders } from './refundable-orders';
import { RefundsController } from './refunds.controller';
import { orderRefundMessages } from './refunds.messages';
import { orderRefundsOffice } from './order-refunds.office';

export const orderRefunds: Feature = {
  office: orderRefundsOffice,
  controllers: [RefundsController],
  providers: [RefundableOrders, OrderRefunds, OrderRefundLetters],
  tables: ['food/refunds'],
  routines: routinesIn(__dirname, 'refund_part_of_order'),
  handlers: [on(RefundChanged, OrderRefunds, 'emitChanged')],
  messages: orderRefundMessages,
  constraintRefusals: { order_line_refunded: RefundTooLarge, customer_order_refunded: RefundTooLarge },
};
