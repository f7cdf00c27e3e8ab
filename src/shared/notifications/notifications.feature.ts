import type { Feature } from '#kit/service/feature';
import { Notification } from './notification.entity';
import { NOTIFICATION_EVENTS } from './notification.events';
import { NotificationFeed } from './notification-feed.service';
import { type NotificationRoutes, notificationsController } from './notifications.controller';
import { NOTIFIED_AUDIENCES, NotificationsGateway } from './notifications.gateway';
import { notificationsMessages } from './notifications.messages';
import { Notifications } from './notifications.service';
import { StaffRecipients } from './staff-recipients';
import { notificationsOffice } from './notifications.office';

export const notifications = (...feeds: [NotificationRoutes, ...NotificationRoutes[]]): Feature => ({
  controllers: feeds.map(notificationsController),
  providers: [
    Notifications,
    NotificationFeed,
    StaffRecipients,
    NotificationsGateway,
    {
      provide: NOTIFIED_AUDIENCES,
      useValue: feeds.flatMap(feed => [feed.audience, ...(feed.liveOnlyAudiences ?? [])]),
    },
  ],
  entities: [Notification],
  tables: ['shared/notifications'],
  messages: notificationsMessages,
  office: notificationsOffice,
  events: NOTIFICATION_EVENTS,
});
