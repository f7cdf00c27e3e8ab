import { type DynamicModule, Module } from '@nestjs/common';
import { NotificationFeed } from './notification-feed.service';
import { type NotificationRoutes, notificationsController } from './notifications.controller';
import { NOTIFIED_AUDIENCES, NotificationsGateway } from './notifications.gateway';
import { Notifications } from './notifications.service';

/** Gives every feature `Notifications`, and each audience its feed and live updates. */
@Module({})
export class NotificationsModule {
  static for(...feeds: [NotificationRoutes, ...NotificationRoutes[]]): DynamicModule {
    return {
      module: NotificationsModule,
      global: true,
      controllers: feeds.map(notificationsController),
      providers: [
        Notifications,
        NotificationFeed,
        NotificationsGateway,
        { provide: NOTIFIED_AUDIENCES, useValue: feeds.map(feed => feed.audience) },
      ],
      exports: [Notifications],
    };
  }
}
