import type { Feature } from '#kit/service/feature';
import { FormMail } from './form-mail.entity';
import { mailMessages } from './mail.messages';

export const mail: Feature = {
  entities: [FormMail],
  tables: ['mail/mail'],
  messages: mailMessages,
};
