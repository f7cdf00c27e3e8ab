import { Inject } from '@nestjs/common';
import { type OnGatewayInit, WebSocketGateway } from '@nestjs/websockets';
import type { Namespace } from 'socket.io';
import { Live } from '#kit/live/live';

export const NOTIFIED_AUDIENCES = Symbol('notified audiences');

/** Where every account with a feed hears of a new notification: `notification:created` with the feed's item. */
@WebSocketGateway({ namespace: '/notifications' })
export class NotificationsGateway implements OnGatewayInit<Namespace> {
  constructor(
    private readonly live: Live,
    @Inject(NOTIFIED_AUDIENCES) private readonly audiences: readonly string[],
  ) {}

  afterInit(namespace: Namespace): void {
    this.live.open('notifications', namespace, this.audiences);
  }
}
