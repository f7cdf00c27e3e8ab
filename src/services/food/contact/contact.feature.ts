import { ContactMessages1767225700111 } from '#migrations/food/1767225700111-contact-messages';
import type { Feature } from '#kit/service/feature';
import { ContactMessage } from './contact-message.entity';
import { ContactModule } from './contact.module';
import { contactSentences } from './contact.sentences';

export const contact: Feature = {
  module: ContactModule,
  entities: [ContactMessage],
  migrations: [ContactMessages1767225700111],
  sentences: contactSentences,
};
