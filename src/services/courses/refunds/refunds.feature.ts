import type { Feature } from '#kit/service/feature';
import { OrderRefundLine } from './order-refund-line.entity';
import { OrderRefund } from './order-refund.entity';
import { RefundNotices } from './refund-notices';
import { RefundOutcomes } from './refund-outcomes';
import { RefundRequests } from './refund-requests';
import { LineRefunded, RefundUnderWay } from './refund.refusals';
import { RefundsController } from './refunds.controller';
import { RefundQueries } from './refunds.queries';
import { refundSentences } from './refunds.sentences';
import { OrderRefunds } from './refunds.service';

export const refunds: Feature = {
  controllers: [RefundsController],
  providers: [OrderRefunds, RefundRequests, RefundOutcomes, RefundNotices, RefundQueries],
  entities: [OrderRefund, OrderRefundLine],
  tables: ['courses/refunds'],
  sentences: refundSentences,
  constraintRefusals: { order_refund_asked_once: RefundUnderWay, order_refund_line_once: LineRefunded },
};
