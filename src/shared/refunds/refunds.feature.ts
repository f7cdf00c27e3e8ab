import type { Feature } from '#kit/service/feature';
import { Refunds1767400090101 } from '#migrations/shared/1767400090101-refunds';
import { RefundSums1767400090102 } from '#migrations/shared/1767400090102-refund-sums';
import { RefundActions } from './refund-actions';
import { RefundPart } from './refund-part.entity';
import { RefundQueries } from './refund-queries';
import { RefundRequests } from './refund-requests';
import { RefundRows } from './refund-rows';
import { Refund } from './refund.entity';
import { RefundTooLarge } from './refund.refusals';
import { RefundUpdates } from './refund-updates';
import { refundsSentences } from './refunds.sentences';

/** Refunds of the payments of a service as rows with parts, asked from the processor by a job. */
export const refunds: Feature = {
  providers: [RefundRows, RefundRequests, RefundActions, RefundQueries, RefundUpdates],
  entities: [Refund, RefundPart],
  migrations: [Refunds1767400090101, RefundSums1767400090102],
  sentences: refundsSentences,
  constraintRefusals: { payment_asked_back: RefundTooLarge, refund_part_fee_once: RefundTooLarge },
};
