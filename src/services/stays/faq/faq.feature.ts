import { routinesIn } from '#kit/service/sql-files';
import type { Feature } from '#kit/service/feature';
import { faqMessages } from './faq.messages';
import { FaqEntry } from './faq-entry.entity';
import { FaqController } from './faq.controller';
import { Faq } from './faq.service';
import { FaqStaffController } from './faq-staff.controller';
import { faqOffice } from './faq.office';

export const faq: Feature = {
  controllers: [FaqStaffController, FaqController],
  providers: [Faq],
  entities: [FaqEntry],
  tables: ['stays/faq'],
  routines: routinesIn(__dirname, 'write_notifications'),
  messages: faqMessages,
  office: faqOffice,
};
