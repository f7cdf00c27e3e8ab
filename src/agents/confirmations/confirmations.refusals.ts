import { refusal } from '#kit/refusals/refusal';

/** The setting wants a confirmation that the client cannot ask for. */
export const ConfirmationUnavailable = refusal(403, 'confirmation_unavailable');
export const ConfirmationDeclined = refusal(409, 'confirmation_declined');
export const ConfirmationUsed = refusal(409, 'confirmation_used');
/** Another tool, or other arguments, than the person was shown. */
export const ConfirmationMismatch = refusal(409, 'confirmation_mismatch');
/** The right to make the change was lost between the question and the answer. */
export const ConfirmationNotAllowed = refusal(403, 'confirmation_not_allowed');
export const ConfirmationTooLarge = refusal(413, 'confirmation_too_large');
