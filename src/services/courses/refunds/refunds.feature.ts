import type { Feature } from '#kit/service/feature';
import { routinesIn } from '#kit/service/sql-files';
import { RecordedRefunds2026112812300 } from '#migrations/courses/2026112812300-recorded-refunds';
import { refunds } from '#money/refunds/refunds.feature';
import { FormerRefundJobs } from './former-refund-jobs';
import { RefundNotices } from './refund-notices';
import { PurchaseRefunded } from './refund.events';
import { RefundOutcomes } from './refund-outcomes';
import { LineRefunded, NothingToRefund, RefundUnderWay } from './refund.refusals';
import { RefundsController } from './refunds.controller';
import { CourseRefundQueries } from './refunds.queries';
import { refundMessages } from './refunds.messages';
import { OrderRefunds } from './refunds.service';

/** The shared refunds, whose tables a migration creates here. */
export const recordedRefunds: Feature = {
  ...refunds,
  tables: [],
  migrations: [RecordedRefunds2026112812300, ...(refunds.migrations ?? [])],
};

/**
 * Refunds of single courses. `courses/refunds` has their former tables, which nothing reads; processes of the version before
 * write them during an upgrade.
 */
export const orderRefunds: Feature = {
  controllers: [RefundsController],
  providers: [OrderRefunds, RefundOutcomes, RefundNotices, CourseRefundQueries, FormerRefundJobs],
  tables: ['courses/refunds'],
  routines: routinesIn(__dirname, 'copy_order_refund', 'record_payment_refund', 'refund_part_of_course'),
  domainEvents: [PurchaseRefunded],
  messages: refundMessages,
  constraintRefusals: {
    order_line_refunded: LineRefunded,
    payment_asked_back: NothingToRefund,
    refund_requested_once: RefundUnderWay,
  },
};
