import type { Feature } from '#kit/service/feature';
import { Forms } from '#shared/forms/forms';
import { ContactMessage } from './contact-message.entity';
import { ContactReceived } from './contact.events';
import { contactMessages } from './contact.messages';
import { ContactController } from './contact.controller';
import { Contact } from './contact.service';

export const contact: Feature = {
  controllers: [ContactController],
  providers: [Contact, Forms],
  entities: [ContactMessage],
  tables: ['food/contact'],
  messages: contactMessages,
  domainEvents: [ContactReceived],
};
