import { Inquiries1767225900021 } from '#migrations/stays/1767225900021-inquiries';
import { InquiryTokensAsOnceAnswers1767312014003 } from '#migrations/stays/1767312014003-inquiry-tokens-as-once-answers';
import { InquiryAddresses1767400000008 } from '#migrations/stays/1767400000008-inquiry-addresses';
import type { Feature } from '#kit/service/feature';
import { Forms } from '#shared/forms/forms';
import { inquirySentences } from './inquiries.sentences';
import { Inquiry } from './inquiry.entity';
import { InquiriesController } from './inquiries.controller';
import { Inquiries } from './inquiries.service';
import { InquiriesStaffController } from './inquiries-staff.controller';
import { InquiriesStaffService } from './inquiries-staff.service';
import { InquiryNotifier } from './inquiry-notifier.service';

export const inquiries: Feature = {
  controllers: [InquiriesController, InquiriesStaffController],
  providers: [Forms, Inquiries, InquiriesStaffService, InquiryNotifier],
  entities: [Inquiry],
  migrations: [Inquiries1767225900021, InquiryTokensAsOnceAnswers1767312014003, InquiryAddresses1767400000008],
  sentences: inquirySentences,
};
