import { type RefusalDetail, type Refuse, refusal } from '#kit/refusals/refusal';

/** 409 with the name of the field, so that a form can mark it. */
export function fieldConflict(field: string, key: string): Refuse {
  const refuse = refusal(409, key);
  const naming = (detail?: RefusalDetail) => refuse({ errors: { [field]: ['taken'] }, ...detail });
  return Object.assign(naming, { status: refuse.status, key });
}

export const EmailTaken = fieldConflict('email', 'email_taken');
export const UsernameTaken = fieldConflict('username', 'username_taken');
export const AlreadyVerified = refusal(409, 'already_verified');
export const MailUnavailable = refusal(503, 'mail_unavailable');
