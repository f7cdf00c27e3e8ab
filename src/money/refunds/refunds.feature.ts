import { RefundSearchText2026112911100 } from '#migrations/money/2026112911100-refund-search-text';
import { mergeMessages } from '#kit/language/messages';
import { routinesIn } from '#kit/service/sql-files';
import type { Feature } from '#kit/service/feature';
import { RefundActions } from './refund-actions';
import { RefundPart } from './refund-part.entity';
import { RefundQueries } from './refund-queries';
import { RefundRequests } from './refund-requests';
import { RefundRows } from './refund-rows';
import { Refund } from './refund.entity';
import { RefundTooLarge } from './refund.refusals';
import { RefundChanged } from './refund.events';
import { refundLabels } from './refunds.labels';
import { refundsMessages } from './refunds.messages';

/** Refunds of the payments of a service as rows with parts, asked from the processor by a job. */
export const refunds: Feature = {
  providers: [RefundRows, RefundRequests, RefundActions, RefundQueries],
  entities: [Refund, RefundPart],
  tables: ['money/refunds'],
  migrations: [RefundSearchText2026112911100],
  routines: routinesIn(__dirname, 'refund_adds_up', 'refund_asked_back'),
  domainEvents: [RefundChanged],
  messages: mergeMessages(refundsMessages, refundLabels),
  constraintRefusals: { payment_asked_back: RefundTooLarge, refund_part_fee_once: RefundTooLarge },
};
