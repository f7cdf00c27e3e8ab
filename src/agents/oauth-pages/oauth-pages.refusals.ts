import { refusal } from '#kit/refusals/refusal';

/** The account may sign in, but may not use the address. */
export const AccountNotAdmitted = refusal(403, 'account_not_admitted');
export const AreaRequired = refusal(400, 'area_required');
