import type { SentChat, SentPicture } from './sent-requests';

/** A call as the model writes it; a text as the arguments is sent as it is. */
export interface ScriptedCall {
  name: string;
  arguments?: object | string;
}

/**
 * `silent`: no response at all; `stalls`: sends nothing more after what is scripted; `cut`: the connection breaks there;
 * `malformed`: a piece that is no JSON follows; `unfinished`: the response ends without its last part; `error`: the provider
 * reports an error within the stream.
 */
export type Fault = 'silent' | 'stalls' | 'cut' | 'malformed' | 'unfinished' | 'error';

/** One response of the model: the pieces of its text, then its calls. */
export interface Reply {
  text?: string | readonly string[];
  calls?: readonly ScriptedCall[];
  /** Null: none is sent. */
  usage?: { input: number; output: number } | null;
  fault?: Fault;
  /** An error instead of a response. */
  status?: number;
  retryAfter?: string;
  /** Sends the request on to another address. */
  redirect?: string;
  delayMs?: number;
}

export const says = (...text: string[]): Reply => ({ text });
export const calls = (name: string, args: object | string = {}): Reply => ({ calls: [{ name, arguments: args }] });
export const fails = (status: number): Reply => ({ status });

export interface PictureReply {
  /** Default: as many drawn ones as were requested. */
  pictures?: readonly Buffer[];
  /** Addresses instead of the pictures: `own` are on this server. */
  urls?: 'own' | readonly string[];
  /** Sent as the body, whatever it is. */
  raw?: string;
  fault?: 'silent' | 'cut';
  status?: number;
  /** The response waits for it. */
  after?: Promise<unknown>;
}

export type Scripted<Sent, Response> = Response | ((request: Sent) => Response);
export type ScriptedReply = Scripted<SentChat, Reply>;
export type ScriptedPictures = Scripted<SentPicture, PictureReply>;

/** Responses in the order of the requests, and one for all others. */
export class Script<Sent, Response> {
  private readonly queue: Scripted<Sent, Response>[] = [];

  constructor(public otherwise: (request: Sent) => Response) {}

  reply(...responses: Scripted<Sent, Response>[]): void {
    this.queue.push(...responses);
  }

  next(request: Sent): Response {
    const next = this.queue.shift() ?? this.otherwise;
    return typeof next === 'function' ? (next as (request: Sent) => Response)(request) : next;
  }

  /** Responses that nobody fetched. */
  get left(): number {
    return this.queue.length;
  }

  clear(): void {
    this.queue.length = 0;
  }
}
