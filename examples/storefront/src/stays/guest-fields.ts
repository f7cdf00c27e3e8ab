import { field } from '#kit/fields';
import { words } from '#kit/language';
import { w } from './words';

const b = words({
  firstName: ['First name', 'الاسم الأول'],
  lastName: ['Last name', 'اسم العائلة'],
  phone: ['Phone (optional)', 'الهاتف (اختياري)'],
  requests: ['Special requests (optional)', 'طلبات خاصة (اختياري)'],
  cardNumber: ['Card number', 'رقم البطاقة'],
  cardName: ['Name on the card', 'الاسم على البطاقة'],
  cardExpiry: ['Valid until (MM/YY)', 'صالحة حتى (MM/YY)'],
  cardCvc: ['Security code', 'رمز الأمان'],
});

export const guestFields = () => [
  field({ name: 'guest_first_name', label: b('firstName'), autocomplete: 'given-name', required: true }),
  field({ name: 'guest_last_name', label: b('lastName'), autocomplete: 'family-name', required: true }),
  field({ name: 'guest_email', label: w('email'), type: 'email', autocomplete: 'email', required: true }),
  field({ name: 'guest_phone', label: b('phone'), type: 'tel', autocomplete: 'tel' }),
  field({ name: 'special_requests', label: b('requests'), rows: 2 }),
];

export const cardFields = () => [
  field({ name: 'card_number', label: b('cardNumber'), autocomplete: 'cc-number' }),
  field({ name: 'card_name', label: b('cardName'), autocomplete: 'cc-name' }),
  field({ name: 'card_expiry', label: b('cardExpiry'), autocomplete: 'cc-exp' }),
  field({ name: 'card_cvc', label: b('cardCvc'), autocomplete: 'cc-csc' }),
];
