import { Shown } from '#kit/fields/shape-fields';
import { shown } from '#kit/views/shown';

/** Fields of every response about a person. */
export const personFields = {
  id: shown.id({ description: 'Id of the account.' }),
  username: shown.text({ description: 'In lower case; identifies the account in addresses.', example: 'sara' }),
  first_name: shown.text({ description: 'Given name.', example: 'Sara' }),
  last_name: shown.text({ description: 'Family name.', example: 'Haddad' }),
  email: shown.text({ description: 'E-mail address to sign in with.', example: 'sara@example.com' }),
  phone: shown.text({ nullable: true, example: '+1 212 555 0142' }),
  is_verified: shown.flag({ description: 'Whether the e-mail address is confirmed' }),
};

export class PersonStatisticView {
  @Shown({ type: 'integer', description: 'Those who are not deleted' })
  total: number;

  @Shown({ type: 'integer', description: 'Of the total, those whose e-mail address is confirmed' })
  verified: number;

  @Shown({ type: 'integer', description: 'Of the total, those whose e-mail address is not' })
  unverified: number;

  @Shown({ type: 'integer', description: 'Deleted ones, who are not in the total' })
  deleted: number;

  @Shown({ type: 'integer', description: 'Registered since the first day of this month, in UTC' })
  new_this_month: number;
}

/** The same response for every address. */
export class LinkSentView {
  @Shown({ enum: [true], description: 'Always true, also for an address without an account' })
  sent: true;
}

export class PasswordResetView {
  @Shown({ enum: [true], description: 'Always true; failures return an error' })
  reset: true;
}

export class EmailRestoredView {
  @Shown({ enum: [true], description: 'Always true; failures return an error' })
  restored: true;
}

export class ResentView {
  @Shown({ description: 'Whether the mail was sent' })
  sent: boolean;

  @Shown({ description: 'True when no mail server is configured, so that nothing was sent' })
  simulated: boolean;
}
