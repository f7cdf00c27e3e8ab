import { messagePairs } from '#kit/language/messages';

export const cartMessages = messagePairs({
  'errors.item_unavailable': ['This cannot be ordered at the moment.', 'لا يمكن طلب هذا الصنف حاليًا.'],
  'errors.cart_full': ['The cart has no room for another selection.', 'لا تتسع السلة لصنف آخر.'],
  'validation.slot_unknown': ['{{field}} names a part the offer does not have.', 'يذكر {{field}} جزءًا لا يشمله العرض.'],
  'validation.slot_missing': ['{{field}} leaves a part of the offer open.', 'يترك {{field}} جزءًا من العرض بلا اختيار.'],
  'validation.slot_choice_unknown': [
    '{{field}} names a dish the offer does not include there.',
    'يذكر {{field}} طبقًا لا يشمله العرض في هذا الموضع.',
  ],
});
