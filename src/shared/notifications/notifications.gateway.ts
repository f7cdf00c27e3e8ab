import { Inject } from '@nestjs/common';
import { type OnGatewayInit, WebSocketGateway } from '@nestjs/websockets';
import type { Namespace } from 'socket.io';
import { Live } from '#live/live';

export const NOTIFIED_AUDIENCES = Symbol('notified audiences');

/** The live namespace on which accounts receive `notification:created` and other events of their feed. */
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
