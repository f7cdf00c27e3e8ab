import { bodyBytes } from '#kit/http/body-bytes';
import type { AppRequest } from '#kit/http/request';
import { UnsupportedMediaType } from '#kit/refusals/refusal';

/** The consent form with every area of the largest service has 3 KB. */
const MAX_FORM_BYTES = 16 * 1024;

export interface InteractionForm {
  action: string;
  token: string;
  email: string;
  password: string;
  /** Whether the person lets the app change data. */
  write: boolean;
  /** Undefined for all. */
  areas: readonly string[] | undefined;
}

/** Reads the body of a form. @throws UnsupportedMediaType, BodyTooLarge */
export async function interactionForm(request: AppRequest): Promise<InteractionForm> {
  if (!request.is('application/x-www-form-urlencoded')) throw UnsupportedMediaType();
  const form = new URLSearchParams((await bodyBytes(request, MAX_FORM_BYTES)).toString());
  const text = (name: string) => form.get(name) ?? '';
  return {
    action: text('action'),
    token: text('token'),
    email: text('email'),
    password: text('password'),
    write: text('access') === 'write',
    areas: text('areas') === 'all' ? undefined : form.getAll('area'),
  };
}
