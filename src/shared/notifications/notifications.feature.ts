import type { Feature } from '#kit/service/feature';
import { Notifications1767225600002 } from '#migrations/shared/1767225600002-notifications';
import { Notification } from './notification.entity';
import type { NotificationRoutes } from './notifications.controller';
import { NotificationsModule } from './notifications.module';
import { notificationsSentences } from './notifications.sentences';

/** A feed for each audience that is told something. */
export const notifications = (...feeds: [NotificationRoutes, ...NotificationRoutes[]]): Feature => ({
  module: NotificationsModule.for(...feeds),
  entities: [Notification],
  migrations: [Notifications1767225600002],
  sentences: notificationsSentences,
});
