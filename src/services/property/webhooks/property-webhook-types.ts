import type { OfficeText } from '#kit/service/office';
import { erasureType } from '#webhooks/types/erasure-type';
import type { WebhookType } from '#webhooks/types/webhook-type';

const ofHome = (happening: string, label: OfficeText, when: string): WebhookType => ({
  name: `property.home.${happening}`,
  label,
  permission: 'properties.view',
  when,
  record: 'home',
  route: '/properties/manage/{id}',
});

const ofViewing = (happening: string, label: OfficeText, when: string): WebhookType => ({
  name: `property.viewing.${happening}`,
  label,
  permission: 'viewings.view',
  when,
  record: 'viewing',
  route: '/viewings/{id}',
});

export const HOME_PUBLISHED = ofHome('published', ['Home published', 'نشر عقار'], 'A home was published.');
export const HOME_CHANGED = ofHome('changed', ['Home changed', 'تغيير عقار'], 'A published home was changed.');
export const HOME_GONE: WebhookType = {
  ...ofHome('gone', ['Home withdrawn', 'سحب عقار'], 'A published home was withdrawn or deleted.'),
  isThin: true,
};

export const LEAD_RECEIVED: WebhookType = {
  name: 'property.lead.received',
  label: ['Inquiry received', 'استفسار جديد'],
  permission: 'leads.view',
  when: 'A visitor sent an inquiry.',
  record: 'lead',
  route: '/leads/{id}',
};

export const VIEWING_REQUESTED = ofViewing(
  'requested',
  ['Viewing requested', 'طلب معاينة'],
  'A visitor requested a viewing.',
);
export const VIEWING_MOVED = ofViewing(
  'moved',
  ['Viewing confirmed, moved or completed', 'تأكيد معاينة أو نقلها أو إتمامها'],
  'A viewing was confirmed or completed, or its time changed.',
);
export const VIEWING_CANCELLED = ofViewing(
  'cancelled',
  ['Viewing cancelled', 'إلغاء معاينة'],
  'A viewing was cancelled.',
);

export const propertyWebhookTypes: readonly WebhookType[] = [
  HOME_PUBLISHED,
  HOME_CHANGED,
  HOME_GONE,
  LEAD_RECEIVED,
  VIEWING_REQUESTED,
  VIEWING_MOVED,
  VIEWING_CANCELLED,
  erasureType('property'),
];
