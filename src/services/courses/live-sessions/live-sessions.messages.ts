import { messagePairs } from '#kit/language/messages';

export const liveSessionMessages = messagePairs({
  'validation.after_start': ['{{field}} must be later than the start.', 'يجب أن يكون {{field}} بعد وقت البدء.'],
  'messages.live_session_created': ['The class is added.', 'تمت إضافة الحصة.'],
  'messages.live_session_changed': ['The class is saved.', 'تم حفظ الحصة.'],
  'messages.live_session_deleted': ['The class is deleted.', 'تم حذف الحصة.'],
  'notifications.class_added.title': ['A new class is planned', 'حصة جديدة'],
  'notifications.class_added.body': [
    '“{{class}}” of “{{course}}” is at {{when}}.',
    'موعد «{{class}}» من دورة «{{course}}»: {{when}}.',
  ],
  'notifications.class_address_changed.title': ['A class has a new address', 'تغيّر رابط حصة'],
  'notifications.class_address_changed.body': [
    'Join “{{class}}” of “{{course}}” at {{when}} under its new address.',
    'انضم إلى «{{class}}» من دورة «{{course}}» في {{when}} عبر رابطها الجديد.',
  ],
  'notifications.class_moved.title': ['A class has another time', 'تغيّر موعد حصة'],
  'notifications.class_moved.body': [
    '“{{class}}” of “{{course}}” is at {{when}}.',
    'موعد «{{class}}» من دورة «{{course}}»: {{when}}.',
  ],
  'notifications.class_cancelled.title': ['A class is cancelled', 'أُلغيت حصة'],
  'notifications.class_cancelled.body': [
    '“{{class}}” of “{{course}}” at {{when}} does not take place.',
    'لن تُعقد «{{class}}» من دورة «{{course}}» في {{when}}.',
  ],
});
