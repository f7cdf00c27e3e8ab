import { messagePairs } from '#kit/language/messages';

export const ratesMessages = messagePairs({
  'errors.rate_overlap': [
    'Another rule of this layer covers some of these nights. Change its days first, or choose another layer.',
    'توجد قاعدة أخرى في هذه الطبقة تشمل بعض هذه الليالي. عدّل أيامها أولًا أو اختر طبقة أخرى.',
  ],
  'errors.too_many_rates': [
    'The stay has the most rules it can have. Delete rules of past days first.',
    'بلغت الإقامة الحد الأقصى من القواعد. احذف قواعد الأيام الماضية أولًا.',
  ],
  'validation.weekdays': [
    '{{field}} must be whole numbers from 0, for Sunday, to 6.',
    'يجب أن يتكون {{field}} من أرقام صحيحة من 0 (الأحد) إلى 6.',
  ],
  'validation.weekdays_elsewhere': [
    '{{field}} must be empty in this layer.',
    'يجب أن يكون {{field}} فارغًا في هذه الطبقة.',
  ],
  'validation.rate_value': [
    'The rule needs at least one value: a price, a limit of nights, or a closed day.',
    'تحتاج القاعدة إلى قيمة واحدة على الأقل: سعر أو حد لعدد الليالي أو إغلاق للوصول أو المغادرة.',
  ],
  'validation.nights_repeated': [
    'Each number of nights can have one discount only.',
    'لا يمكن أن يكون لعدد الليالي نفسه أكثر من خصم واحد.',
  ],
  'messages.rate_created': ['The rule was added.', 'تمت إضافة القاعدة.'],
  'messages.rate_changed': ['The rule was changed.', 'تم تعديل القاعدة.'],
  'messages.rate_deleted': ['The rule was deleted.', 'تم حذف القاعدة.'],
  'messages.length_discounts_changed': ['The discounts were changed.', 'تم تعديل الخصومات.'],
});
