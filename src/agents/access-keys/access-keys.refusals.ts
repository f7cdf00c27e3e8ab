import { refusal } from '#kit/refusals/refusal';

export const TooManyAccessKeys = refusal(409, 'too_many_access_keys');
export const AccessKeyUnknown = refusal(401, 'access_key_unknown');
export const AccessKeyExpired = refusal(401, 'access_key_expired');
/** Deleted by its owner, or the account was deleted, locked or has a new password. */
export const AccessKeyRevoked = refusal(401, 'access_key_revoked');
