import { Injectable } from '@nestjs/common';
import type { Configuration } from '#kit/config/configuration';
import { InjectConfiguration } from '#kit/config/configuration.token';
import { type AllowedHosts, isPostable, type PostResult, publicPost } from '#public-http/public-post';
import { resolveBySystem, type ResolveHost } from '#public-http/resolved-host';
import { Clock, machineTime } from '#kit/time/clock';
import { versionOfProject } from '#kit/version';
import type { Try } from '../storage/webhook-delivery.entity';
import { signatureOf } from './webhook-signature';

const TIMEOUT_MS = 10_000;
const KEEP_BYTES = 4096;
const MAX_BYTES = 1024 * 1024;

export interface SignedPost {
  url: string;
  id: string;
  payload: string;
  secrets: readonly string[];
}

export interface PostedTry {
  entry: Try;
  isSuccess: boolean;
  result: PostResult;
}

/** Posts signed payloads to endpoints. */
@Injectable()
export class WebhookPost {
  /** Replaced by tests. */
  resolve: ResolveHost = resolveBySystem;
  timeoutMs = TIMEOUT_MS;
  private readonly agent = `Quintet-Webhooks/${versionOfProject()}`;

  constructor(
    private readonly clock: Clock,
    @InjectConfiguration() private readonly configuration: Configuration,
  ) {}

  isAllowed(url: string): boolean {
    return isPostable(url, this.hosts);
  }

  async send({ url, id, payload, secrets }: SignedPost, signal?: AbortSignal): Promise<PostedTry> {
    const at = this.clock.date();
    const timestamp = Math.floor(at.getTime() / 1000);
    const begun = machineTime();
    const result = await publicPost(url, {
      ...this.hosts,
      headers: {
        'Content-Type': 'application/json',
        'User-Agent': this.agent,
        'webhook-id': id,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': signatureOf({ id, timestamp, payload }, secrets),
      },
      body: payload,
      timeoutMs: this.timeoutMs,
      keepBytes: KEEP_BYTES,
      maxBytes: MAX_BYTES,
      resolve: this.resolve,
      ...(signal && { signal }),
    });
    const { status, answer, problem } = result;
    const entry = { at: at.toISOString(), status, ms: machineTime() - begun, answer, error: problem };
    return { entry, isSuccess: problem === null && status !== null && status >= 200 && status < 300, result };
  }

  private get hosts(): AllowedHosts {
    const { production, webhookFetchLoopback } = this.configuration;
    return { isSecureOnly: production, allowLoopback: webhookFetchLoopback && !production };
  }
}
