import { messagePairs } from '#kit/language/messages';

export const pricingMessages = messagePairs({
  'validation.dish_or_offer': [
    'A line of the basket names either a dish or an offer.',
    'يشير كل سطر في السلة إما إلى طبق أو إلى عرض.',
  ],
  'validation.tip_percent_or_amount': [
    'A tip is either a percentage or an amount.',
    'تكون الإكرامية إما نسبة مئوية أو مبلغًا.',
  ],
  'errors.tip_too_large': ['The tip is too large. Choose a smaller one.', 'الإكرامية كبيرة جدًا. اختر مبلغًا أصغر.'],
  'validation.record_id': ['{{field}} must be an id.', 'يجب أن يكون {{field}} معرّفًا.'],
  'validation.option_group_unknown': [
    'The dish has no option group {{name}}.',
    'لا توجد في هذا الطبق مجموعة خيارات باسم {{name}}.',
  ],
  'validation.option_choice_unknown': [
    'The option group {{name}} has no such choice.',
    'لا يوجد خيار كهذا في المجموعة {{name}}.',
  ],
  'validation.option_choice_repeated': [
    'A choice of the option group {{name}} is named twice.',
    'تكرر أحد خيارات المجموعة {{name}}.',
  ],
  'validation.option_group_required': [
    'A choice of the option group {{name}} is needed.',
    'يلزم اختيار من المجموعة {{name}}.',
  ],
  'validation.option_group_too_few': [
    'The option group {{name}} needs more choices.',
    'تحتاج المجموعة {{name}} إلى خيارات أكثر.',
  ],
  'validation.option_group_too_many': [
    'The option group {{name}} allows fewer choices.',
    'تسمح المجموعة {{name}} بخيارات أقل.',
  ],
});
