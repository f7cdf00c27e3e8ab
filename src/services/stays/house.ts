import type { Language } from '#kit/language/language';
import { nameIn, type SettingValues } from '#shared/settings/settings';

/** Settings for the name and signature of the company in mails. */
export const HOUSE = {
  company_name: 'string',
  company_name_ar: 'string',
  contact_email: 'string',
  service_email_signature: 'text',
  service_email_signature_ar: 'text',
} as const;

export type House = SettingValues<typeof HOUSE>;

/** In Arabic, the Arabic name is preferred to an English signature. */
export function signatureOf(house: House, language: Language): string {
  const own = language === 'ar' ? house.service_email_signature_ar || house.company_name_ar : '';
  return own || house.service_email_signature || nameIn(language, house, 'company_name');
}
