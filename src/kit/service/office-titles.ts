import type { MergedOffice, OfficeText } from './office';

/** What operations are called by the last word of their address, unless they have a title of their own. */
const TITLES: Readonly<Record<string, OfficeText>> = {
  'change-password': ['Set a password', 'تعيين كلمة مرور'],
  'make-unverified': ['Mark the address as not confirmed', 'إلغاء تأكيد البريد الإلكتروني'],
  'make-verified': ['Mark the address as confirmed', 'تأكيد البريد الإلكتروني'],
  reorder: ['Change the order', 'تغيير الترتيب'],
  'resend-verification-email': ['Send the confirmation mail again', 'إعادة إرسال رسالة التأكيد'],
  restore: ['Restore', 'استعادة'],
  statistic: ['Figures', 'أرقام'],
  statistics: ['Figures', 'أرقام'],
};

/** A path of the description as the office has it, without the names of its parameters: `/products/{}` of `/api/products/{id}`. */
export const officeShape = (path: string): string => path.replace(/^\/api/, '').replaceAll(/\{\w+\}/g, '{}');

/** The title of an operation in the office; undefined for one that is called by what it does to its record. */
export const officeTitle = (
  { titles }: Pick<MergedOffice, 'titles'>,
  { id, path }: { id: string; path: string },
): OfficeText | undefined => titles[id] ?? TITLES[path.split('/').at(-1)!];
