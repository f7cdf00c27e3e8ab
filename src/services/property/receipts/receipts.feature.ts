import { Inquiries1767225800001 } from '#migrations/property/1767225800001-inquiries';
import type { Feature } from '#kit/service/feature';
import { FormReceipt } from './form-receipt.entity';
import { FormReceipts } from './form-receipts.service';

export const receipts: Feature = {
  providers: [FormReceipts],
  entities: [FormReceipt],
  migrations: [Inquiries1767225800001],
};
