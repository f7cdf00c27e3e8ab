import type { Language, Translator } from '#kit/language/language';
import { shown } from '#kit/views/shown';
import { type RowOf, view } from '#kit/views/view';

export const NotificationView = view('NotificationView', {
  id: shown.id({ description: 'Id of the item.', example: 12 }),
  type: shown.text({ description: 'Kind of notification; new kinds may be added.', example: 'contact_message' }),
  title: shown.text({ description: 'Title in the language of the request.' }),
  body: shown.text({ description: 'Text in the language of the request, one sentence.' }),
  data: shown.object({ description: 'Ids and codes for a link to the subject; the keys depend on `type`.' }),
  read_at: shown.instant({ nullable: true }),
  created_at: shown.instant(),
});
export type NotificationView = InstanceType<typeof NotificationView>;

export const NotificationFeedView = view(
  'NotificationFeedView',
  'One page of notifications and the number of unread ones',
  {
    items: shown.many(NotificationView, {
      description: 'Notifications of the last 30 days, newest first; 30 per page unless a page size is sent.',
    }),
    unread_count: shown.whole({ description: 'Number of unread notifications from the last 30 days.' }),
  },
);
export type NotificationFeedView = InstanceType<typeof NotificationFeedView>;

const UNREAD = shown.whole({ description: 'Number of unread notifications from the last 30 days.' });

export const NotificationsReadView = view('NotificationsReadView', {
  id: shown.id({ nullable: true, description: 'Id of the item; null when all were marked read.' }),
  read_at: shown.instant({ description: 'Time of reading, in UTC.' }),
  unread_count: UNREAD,
});

export const NotificationDeletedView = view('NotificationDeletedView', {
  id: shown.id({ description: 'Id of the item.' }),
  unread_count: UNREAD,
});

/** A stored notification, before its texts are translated. */
export type NotificationRow = Omit<RowOf<typeof NotificationView>, 'title' | 'body'> & {
  audience: string;
  recipient_id: number;
  params: Record<string, unknown>;
};

export const NOTIFICATION_COLUMNS = 'id, audience, recipient_id, type, params, data, read_at, created_at';

export function notificationView(row: NotificationRow, language: Language, translator: Translator): NotificationView {
  const params = inLanguage(row.params, language);
  return NotificationView.of({
    ...row,
    title: translator.say(`notifications.${row.type}.title`, language, params),
    body: translator.say(`notifications.${row.type}.body`, language, params),
  });
}

function inLanguage(params: Record<string, unknown>, language: Language): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, isBilingual(value) ? value[language] || value.en : value]),
  );
}

function isBilingual(value: unknown): value is Record<Language, string> {
  return typeof value === 'object' && value !== null && 'en' in value && 'ar' in value;
}
