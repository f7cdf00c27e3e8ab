import { messagePairs } from '#kit/language/messages';
import { MAX_FEEDS } from './calendar-feeds.refusals';

export const calendarFeedsMessages = messagePairs({
  'errors.calendar_stale': [
    'The stay takes no bookings at the moment, because its calendar could not be brought up to date. Please try again later.',
    'لا تستقبل هذه الإقامة حجوزات الآن لتعذّر تحديث روزنامتها. يرجى المحاولة لاحقًا.',
  ],
  'errors.feed_exists': [
    'This stay already reads a calendar at this address.',
    'تُقرأ لهذه الإقامة روزنامة من هذا العنوان بالفعل.',
  ],
  'errors.too_many_feeds': [
    `A stay has at most ${MAX_FEEDS} calendars of other platforms. Delete one first.`,
    `للإقامة ${MAX_FEEDS} روزنامات من منصات أخرى على الأكثر. احذف إحداها أولًا.`,
  ],
  'validation.feed_address': [
    'The address of the calendar must be public and begin with https, without a port, user name or password.',
    'يجب أن يكون عنوان الروزنامة عنوانًا عامًا يبدأ بـ https من دون منفذ أو اسم مستخدم أو كلمة مرور.',
  ],
  'messages.calendar_export_created': [
    'The calendar address is created. Copy it now: it is not shown again.',
    'تم إنشاء عنوان الروزنامة. انسخه الآن، فلن يُعرض مرة أخرى.',
  ],
  'messages.calendar_export_ended': ['The calendar address no longer works.', 'لم يعد عنوان الروزنامة يعمل.'],
  'messages.calendar_feed_created': ['The calendar is added and will be read soon.', 'أُضيفت الروزنامة وستُقرأ قريبًا.'],
  'messages.calendar_feed_changed': ['The calendar was changed.', 'تم تعديل الروزنامة.'],
  'messages.calendar_feed_deleted': [
    'The calendar is deleted and its nights are released.',
    'حُذفت الروزنامة وأُتيحت لياليها.',
  ],
  'notifications.feed_conflict.title': ['Double booking with {{feed}}', 'حجز مزدوج مع {{feed}}'],
  'notifications.feed_conflict.body': [
    '{{stay}}, {{from}} to {{to}}: {{feed}} and {{reference}} have the same nights.',
    '{{stay}}، من {{from}} إلى {{to}}: الليالي نفسها محجوزة في {{feed}} وفي {{reference}}.',
  ],
  'notifications.feed_failed.title': ['{{feed}} could not be read', 'تعذّرت قراءة {{feed}}'],
  'notifications.feed_failed.body': [
    'The calendar {{feed}} of {{stay}} could not be read ({{error}}). Check its address.',
    'تعذّرت قراءة روزنامة {{feed}} الخاصة بـ {{stay}} ({{error}}). تحقق من عنوانها.',
  ],
  'notifications.feed_partly_read.title': ['Not all of {{feed}} is understood', 'لم يُفهم كل ما في {{feed}}'],
  'notifications.feed_partly_read.body': [
    'Events in the calendar {{feed}} of {{stay}} that could not be read in full: {{unread}}. Compare their nights with the platform, and block them here if they are missing.',
    'عدد الأحداث التي لم تُقرأ بالكامل في روزنامة {{feed}} الخاصة بـ {{stay}}: {{unread}}. قارن لياليها بما في المنصة، واحجبها هنا إن كانت ناقصة.',
  ],
  'notifications.feed_stale.title': ['{{feed}} is out of date', 'روزنامة {{feed}} قديمة'],
  'notifications.feed_stale.body': [
    'The calendar {{feed}} of {{stay}} has not been read for a long time. Its nights may have changed.',
    'لم تُقرأ روزنامة {{feed}} الخاصة بـ {{stay}} منذ مدة طويلة، وقد تكون لياليها تغيّرت.',
  ],
});
