import { Faq1767225900020 } from '#migrations/stays/1767225900020-faq';
import type { Feature } from '#kit/service/feature';
import { FaqModule } from './faq.module';
import { faqSentences } from './faq.sentences';
import { FaqEntry } from './faq-entry.entity';

export const faq: Feature = {
  module: FaqModule,
  entities: [FaqEntry],
  migrations: [Faq1767225900020],
  sentences: faqSentences,
};
