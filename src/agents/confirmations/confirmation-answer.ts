/** The key of the form among the inputs of a call. */
export const CONFIRMATION = 'confirmation';
/** The field of the form. */
export const CONFIRM = 'confirm';

/** What the person answered; undefined without a usable answer. */
export function confirmationAnswer(responses: Readonly<Record<string, unknown>> | undefined) {
  const { action, content } = fieldsOf(responses && ownField(responses, CONFIRMATION));
  if (action === 'decline' || action === 'cancel') return 'declined';
  if (action !== 'accept') return undefined;
  const confirm = ownField(fieldsOf(content), CONFIRM);
  return typeof confirm === 'boolean' ? (confirm ? 'confirmed' : 'declined') : undefined;
}

const ownField = (fields: object, name: string): unknown =>
  Object.entries(fields).find(([field]) => field === name)?.[1];

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
