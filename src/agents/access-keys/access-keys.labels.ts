import { fieldLabels, valueLabels } from '#kit/language/labels';
import { mergeMessages } from '#kit/language/messages';

/** Names of fields, and words of values. */
export const accessKeyLabels = mergeMessages(
  fieldLabels({
    read_only: ['Only reads', 'للقراءة فقط'],
    status: ['Status', 'الحالة'],
    toolsets: ['Groups of tools', 'مجموعات الأدوات'],
  }),
  valueLabels({
    active: ['Active', 'فعّال'],
    expired: ['Expired', 'منتهٍ'],
    revoked: ['Revoked', 'ملغى'],
  }),
);
