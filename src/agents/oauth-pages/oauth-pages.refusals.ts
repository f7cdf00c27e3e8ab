import { refusal } from '#kit/refusals/refusal';

/** A form that was not sent from its page, or whose request has ended. */
export const ConnectExpired = refusal(403, 'connect_expired');
/** The account may sign in, but may not use the address. */
export const AccountNotAdmitted = refusal(403, 'account_not_admitted');
export const AreaRequired = refusal(400, 'area_required');
