import type { INestApplicationContext } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import type { Namespace, Server } from 'socket.io';

interface GatewayOptions {
  namespace?: string;
}

/** Registers the gateways of one service below its prefix on the shared Socket.IO server. */
export class ServiceIoAdapter extends IoAdapter {
  constructor(
    app: INestApplicationContext,
    private readonly io: Server,
    private readonly prefix: string,
  ) {
    super(app);
  }

  /** Nest calls this once without a namespace to get the server. */
  override create(_port: number, options?: GatewayOptions): Namespace | Server {
    return options?.namespace ? this.io.of(this.prefix + options.namespace) : this.io;
  }

  /** The host closes the shared server. */
  override async close(): Promise<void> {}
}
