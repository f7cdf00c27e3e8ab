import { Inquiries1767225900021 } from '#migrations/stays/1767225900021-inquiries';
import type { Feature } from '#kit/service/feature';
import { InquiriesModule } from './inquiries.module';
import { inquirySentences } from './inquiries.sentences';
import { Inquiry } from './inquiry.entity';

const DAY_SECONDS = 24 * 60 * 60;

export const inquiries: Feature = {
  module: InquiriesModule,
  entities: [Inquiry],
  migrations: [Inquiries1767225900021],
  sentences: inquirySentences,
  rateLimits: {
    inquiryMail: { limit: 5, windowSeconds: DAY_SECONDS, variable: 'MAIL_MAX_PER_ADDRESS_PER_DAY' },
  },
};
