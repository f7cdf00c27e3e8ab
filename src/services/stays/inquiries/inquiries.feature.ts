import { Inquiries1767225900021 } from '#migrations/stays/1767225900021-inquiries';
import type { Feature } from '#kit/service/feature';
import { inquirySentences } from './inquiries.sentences';
import { Inquiry } from './inquiry.entity';
import { InquiriesController } from './inquiries.controller';
import { Inquiries } from './inquiries.service';
import { InquiriesStaffController } from './inquiries-staff.controller';
import { InquiryHandling } from './inquiry-handling.service';
import { InquiryLetters } from './inquiry-letters';
import { TrapReceipts } from './trap-receipts';

export const inquiries: Feature = {
  controllers: [InquiriesController, InquiriesStaffController],
  providers: [Inquiries, InquiryHandling, InquiryLetters, TrapReceipts],
  entities: [Inquiry],
  migrations: [Inquiries1767225900021],
  sentences: inquirySentences,
};
