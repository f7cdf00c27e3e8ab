import { Shown } from '#kit/fields/shape-fields';
import type { Language, Translator } from '#kit/language/language';

/** A stored notification, as statements answer it. */
export interface NotificationRow {
  id: number;
  audience: string;
  recipient_id: number;
  type: string;
  params: Record<string, unknown>;
  data: Record<string, unknown>;
  read_at: Date | null;
  created_at: Date;
}

export class NotificationView {
  @Shown({ example: 12 })
  id: number;

  @Shown({ example: 'contact_message' })
  type: string;

  @Shown({ description: 'in the language of the request' })
  title: string;

  @Shown({ description: 'in the language of the request' })
  body: string;

  @Shown({ type: 'object', additionalProperties: true, description: 'what the notification is about' })
  data: Record<string, unknown>;

  @Shown({ type: String, format: 'date-time', nullable: true })
  read_at: string | null;

  @Shown({ type: String, format: 'date-time' })
  created_at: string;
}

export class NotificationFeedView {
  @Shown({ type: [NotificationView], description: 'the newest 30' })
  items: NotificationView[];

  @Shown({ description: 'unread ones of the last 30 days' })
  unread_count: number;
}

export function notificationView(row: NotificationRow, language: Language, translator: Translator): NotificationView {
  const params = inLanguage(row.params, language);
  return {
    id: row.id,
    type: row.type,
    title: translator.say(`notifications.${row.type}.title`, language, params),
    body: translator.say(`notifications.${row.type}.body`, language, params),
    data: row.data,
    read_at: row.read_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  };
}

/** Values that exist in both languages are told in one. */
function inLanguage(params: Record<string, unknown>, language: Language): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, isBilingual(value) ? value[language] || value.en : value]),
  );
}

function isBilingual(value: unknown): value is Record<Language, string> {
  return typeof value === 'object' && value !== null && 'en' in value && 'ar' in value;
}
