import { type OnGatewayInit, WebSocketGateway } from '@nestjs/websockets';
import type { Namespace } from 'socket.io';
import { STAFF } from '#kit/access/access-rule';
import { Live } from './live';

@WebSocketGateway({ namespace: '/auth' })
export class AuthGateway implements OnGatewayInit<Namespace> {
  constructor(private readonly live: Live) {}

  afterInit(namespace: Namespace): void {
    this.live.open('auth', namespace, [STAFF]);
  }
}
