import { randomUUID } from 'node:crypto';
import type { Namespace } from 'socket.io';
import { Adapter, type BroadcastOptions } from 'socket.io-adapter';

interface Message {
  /** Id of the adapter that published it; every adapter receives its own messages too. */
  from: string;
  rooms: string[];
  except: string[];
  /** An event for the sockets in the rooms; undefined to disconnect them. */
  packet?: object;
}

type Publish = (channel: string, message: string) => void;

/** Events and disconnections are published to other processes; all other methods concern this process only. */
export class SharedAdapter extends Adapter {
  private readonly id = randomUUID();

  constructor(
    namespace: Namespace,
    readonly channel: string,
    private readonly publish: Publish,
    private readonly unsubscribe: (channel: string) => void,
  ) {
    super(namespace);
  }

  override broadcast(packet: object, options: BroadcastOptions): void {
    this.share(options, packet);
    super.broadcast(packet, options);
  }

  override disconnectSockets(options: BroadcastOptions, close: boolean): void {
    this.share(options);
    super.disconnectSockets(options, close);
  }

  override close(): void {
    this.unsubscribe(this.channel);
  }

  receive(text: string): void {
    const { from, rooms, except, packet } = JSON.parse(text) as Message;
    if (from === this.id) return;
    if (![rooms, except].every(Array.isArray)) throw new Error('no rooms');
    const options = { rooms: new Set(rooms), except: new Set(except) };
    if (packet) super.broadcast(packet, options);
    else super.disconnectSockets(options, false);
  }

  private share({ rooms, except = new Set(), flags }: BroadcastOptions, packet?: object): void {
    if (flags?.local) return;
    const message: Message = { from: this.id, rooms: [...rooms], except: [...except], packet };
    this.publish(this.channel, JSON.stringify(message));
  }
}
