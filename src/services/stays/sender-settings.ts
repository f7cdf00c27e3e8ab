import type { Language } from '#kit/language/language';
import { nameIn, type SettingValues } from '#shared/settings/settings';

/** Settings for the name and signature of the company in mails. */
export const SENDER_SETTINGS = {
  company_name: 'string',
  company_name_ar: 'string',
  contact_email: 'string',
  service_email_signature: 'text',
  service_email_signature_ar: 'text',
} as const;

export type SenderSettings = SettingValues<typeof SENDER_SETTINGS>;

/** In Arabic, the Arabic name is preferred to an English signature. */
export function signatureOf(sender: SenderSettings, language: Language): string {
  const own = language === 'ar' ? sender.service_email_signature_ar || sender.company_name_ar : '';
  return own || sender.service_email_signature || nameIn(language, sender, 'company_name');
}
