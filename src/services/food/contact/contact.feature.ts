import { ContactMessages1767225700111 } from '#migrations/food/1767225700111-contact-messages';
import { ContactTokensAsOnceAnswers1767312014002 } from '#migrations/food/1767312014002-contact-tokens-as-once-answers';
import { ContactAddresses1767400000003 } from '#migrations/food/1767400000003-contact-addresses';
import type { Feature } from '#kit/service/feature';
import { Forms } from '#shared/forms/forms';
import { ContactMessage } from './contact-message.entity';
import { contactSentences } from './contact.sentences';
import { ContactController } from './contact.controller';
import { Contact } from './contact.service';

export const contact: Feature = {
  controllers: [ContactController],
  providers: [Contact, Forms],
  entities: [ContactMessage],
  migrations: [ContactMessages1767225700111, ContactTokensAsOnceAnswers1767312014002, ContactAddresses1767400000003],
  sentences: contactSentences,
};
