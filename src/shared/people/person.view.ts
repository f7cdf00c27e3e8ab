import { Shown } from '#kit/fields/shape-fields';

export class PersonStatisticView {
  @Shown({ type: 'integer', description: 'Those who are not deleted' })
  total: number;

  @Shown({ type: 'integer' })
  verified: number;

  @Shown({ type: 'integer' })
  unverified: number;

  @Shown({ type: 'integer' })
  deleted: number;

  @Shown({ type: 'integer', description: 'Registered since the first day of this month, in UTC' })
  new_this_month: number;
}

/** Told whatever the address. */
export class LinkSentView {
  @Shown({ enum: [true], description: 'Whatever the address' })
  sent: true;
}

export class PasswordResetView {
  @Shown({ enum: [true] })
  reset: true;
}

export class ResentView {
  @Shown({ description: 'Whether the mail left' })
  sent: boolean;

  @Shown({ description: 'No mail server is set, so nothing leaves' })
  simulated: boolean;
}
