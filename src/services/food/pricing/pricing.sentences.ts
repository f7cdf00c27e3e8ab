import { sentencePairs } from '#kit/language/sentences';

export const pricingSentences = sentencePairs({
  'validation.dish_or_offer': [
    'A line has either product_id or offer_id.',
    'يحتوي السطر إما على product_id أو على offer_id.',
  ],
  'validation.record_id': ['{{field}} must be an id.', 'يجب أن يكون {{field}} معرّفًا.'],
  'validation.option_group_unknown': [
    'The dish has no option group {{group}}.',
    'لا توجد في هذا الطبق مجموعة خيارات باسم {{group}}.',
  ],
  'validation.option_choice_unknown': [
    'The option group {{group}} has no such choice.',
    'لا يوجد خيار كهذا في المجموعة {{group}}.',
  ],
  'validation.option_choice_repeated': [
    'A choice of the option group {{group}} is named twice.',
    'تكرر أحد خيارات المجموعة {{group}}.',
  ],
  'validation.option_group_required': [
    'A choice of the option group {{group}} is needed.',
    'يلزم اختيار من المجموعة {{group}}.',
  ],
  'validation.option_group_too_few': [
    'The option group {{group}} needs more choices.',
    'تحتاج المجموعة {{group}} إلى خيارات أكثر.',
  ],
  'validation.option_group_too_many': [
    'The option group {{group}} allows fewer choices.',
    'تسمح المجموعة {{group}} بخيارات أقل.',
  ],
});
