import { messagePairs } from '#kit/language/messages';

export const devicesMessages = messagePairs({
  'messages.device_connected': ['The device is saved.', 'تم حفظ الجهاز.'],
  'messages.ingest_key_created': ['Copy the key now: it is not shown again.', 'انسخ المفتاح الآن، فلن يظهر مرة أخرى.'],
  'messages.ingest_key_revoked': ['The key no longer works.', 'لم يعد المفتاح يعمل.'],
  'errors.device_in_use': ['Members have connected this device.', 'هناك أعضاء ربطوا هذا الجهاز.'],
  'errors.device_sync_unavailable': [
    'Devices send their data themselves; it cannot be fetched from them.',
    'ترسل الأجهزة ما تسجله، ولا يمكن جلبه منها.',
  ],
  'errors.too_many_ingest_keys': ['Revoke an unused key first.', 'ألغِ أولًا مفتاحًا غير مستخدم.'],
});
