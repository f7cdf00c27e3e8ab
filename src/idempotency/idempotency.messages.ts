import { fieldLabels } from '#kit/language/labels';
import { mergeMessages, messagePairs } from '#kit/language/messages';

export const idempotencyMessages = mergeMessages(
  fieldLabels({ 'Idempotency-Key': ['Idempotency-Key', 'Idempotency-Key'] }),
  messagePairs({
    'errors.idempotency_mismatch': [
      'This idempotency key was used for another request. Send a new key with this one.',
      'استُعمل مفتاح التكرار هذا في طلب آخر. أرسل هذا الطلب بمفتاح جديد.',
    ],
    'errors.idempotency_in_progress': [
      'The first request with this idempotency key is still running. Please send it again in a moment.',
      'ما زال الطلب الأول بهذا المفتاح قيد التنفيذ. يرجى إعادة إرساله بعد لحظات.',
    ],
    'errors.idempotency_response_lost': [
      'The first request with this idempotency key took effect, but its response is no longer available. Check the result before you send it with a new key.',
      'نُفّذ الطلب الأول بهذا المفتاح لكن استجابته لم تعد متاحة. تحقق من النتيجة قبل إرساله بمفتاح جديد.',
    ],
    'validation.request_key': [
      'The header {{field}} needs 1 to {{max}} visible ASCII characters, without blanks.',
      'يجب أن تحتوي الترويسة {{field}} على 1 إلى {{max}} من محارف ASCII المرئية، بلا مسافات.',
    ],
  }),
);
