import { Faq1767225900020 } from '#migrations/stays/1767225900020-faq';
import type { Feature } from '#kit/service/feature';
import { faqSentences } from './faq.sentences';
import { FaqEntry } from './faq-entry.entity';
import { FaqController } from './faq.controller';
import { Faq } from './faq.service';
import { FaqStaffController } from './faq-staff.controller';

export const faq: Feature = {
  controllers: [FaqStaffController, FaqController],
  providers: [Faq],
  entities: [FaqEntry],
  migrations: [Faq1767225900020],
  sentences: faqSentences,
};
