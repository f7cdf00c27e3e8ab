import { fieldLabels } from '#kit/language/labels';
import { mergeMessages, messagePairs } from '#kit/language/messages';
import { MAX_ACTIVE_KEYS } from './access-key-limit';

const messages = messagePairs({
  'errors.too_many_access_keys': [
    `An account has at most ${MAX_ACTIVE_KEYS} active access keys. Delete one first.`,
    `للحساب ${MAX_ACTIVE_KEYS} مفتاح وصول فعّال على الأكثر. احذف أحدها أولًا.`,
  ],
  'errors.access_key_unknown': ['There is no such access key.', 'لا يوجد مفتاح وصول كهذا.'],
  'errors.access_key_expired': [
    'The access key has expired. Create a new one.',
    'انتهت صلاحية مفتاح الوصول. أنشئ مفتاحًا جديدًا.',
  ],
  'errors.access_key_revoked': [
    'The access key has been revoked. Create a new one.',
    'أُلغي مفتاح الوصول. أنشئ مفتاحًا جديدًا.',
  ],
  'validation.future_instant': ['{{field}} must be in the future.', 'يجب أن يكون {{field}} في المستقبل.'],
  'validation.unknown_toolset': [
    '{{field}} has an unknown group of tools. Known ones: {{known}}',
    'في {{field}} مجموعة أدوات غير معروفة. المجموعات المعروفة: {{known}}',
  ],
  'messages.access_key_created': [
    'The access key is created. Copy it now: it is not shown again.',
    'تم إنشاء مفتاح الوصول. انسخه الآن، فلن يُعرض مرة أخرى.',
  ],
  'messages.access_key_deleted': ['The access key is deleted.', 'تم حذف مفتاح الوصول.'],
});

const words = fieldLabels({
  read_only: ['Reading only', 'القراءة فقط'],
  toolsets: ['Tools', 'الأدوات'],
});

export const accessKeysMessages = mergeMessages(messages, words);
