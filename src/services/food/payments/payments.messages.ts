import { messagePairs } from '#kit/language/messages';

export const foodPaymentsMessages = messagePairs({
  'errors.return_address_invalid': [
    'This address is not valid, or not any more.',
    'هذا العنوان غير صالح أو انتهت صلاحيته.',
  ],
});
