import type { Feature } from '#kit/service/feature';
import { RefundSums1767400090102 } from '#migrations/shared/1767400090102-refund-sums';
import { Refunds1767400090101 } from '#migrations/shared/1767400090101-refunds';
import { Refund } from './refund.entity';
import { RefundPart } from './refund-part.entity';

/** Refunds of the payments of a service as rows with parts, asked from the processor by a job. */
export const refunds: Feature = {
  entities: [Refund, RefundPart],
  migrations: [Refunds1767400090101, RefundSums1767400090102],
};
