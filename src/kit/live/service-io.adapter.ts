import type { INestApplicationContext } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import type { Namespace, Server } from 'socket.io';

interface GatewayOptions {
  namespace?: string;
}

/** Puts the gateways of one service below its own prefix on the one Socket.IO server. */
export class ServiceIoAdapter extends IoAdapter {
  constructor(
    app: INestApplicationContext,
    private readonly io: Server,
    private readonly prefix: string,
  ) {
    super(app);
  }

  /** Nest asks once without a namespace, for the server itself. */
  override create(_port: number, options?: GatewayOptions): Namespace | Server {
    return options?.namespace ? this.io.of(this.prefix + options.namespace) : this.io;
  }

  /** The server belongs to the host, which closes it. */
  override async close(): Promise<void> {}
}
