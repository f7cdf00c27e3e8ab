import type { Feature } from '#kit/service/feature';
import { FormMail } from './form-mail.entity';
import { mailSentences } from './mail.sentences';

export const mail: Feature = {
  entities: [FormMail],
  tables: ['mail/mail'],
  sentences: mailSentences,
};
