import type { INestApplicationContext } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import type { Namespace, Server } from 'socket.io';

interface GatewayOptions {
  namespace?: string | RegExp;
}

/** Puts the gateways of one service below its own prefix on the one Socket.IO server, and at plain names for its own hosts. */
export class ServiceIoAdapter extends IoAdapter {
  constructor(
    app: INestApplicationContext,
    private readonly io: Server,
    private readonly prefix: string,
  ) {
    super(app);
  }

  override create(_port: number, options?: GatewayOptions): Namespace {
    return this.io.of(`${this.prefix}/${String(options?.namespace ?? '').replace(/^\//, '')}`);
  }

  /** The server belongs to the host, which closes it. */
  override async close(): Promise<void> {}
}
