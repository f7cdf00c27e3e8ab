import { Injectable, type Type } from '@nestjs/common';
import { ProofGuard } from '#kit/access/proof.guard';
import { NotFound } from '#kit/refusals/refusal';
import { bodyBytes, hasBody } from '#kit/http/body-bytes';
import { MAX_BYTES } from '#kit/access/body.guard';
import type { AppRequest } from '#kit/http/request';
import { type WebhookSource, webhookSource } from '#payments/processors';
import { PaymentWebhooks, type ProvenEvent } from './payment-webhooks';

/** Proves an event by its signature over the exact bytes, for routes that end in `:provider`. Anybody else's is 404. */
export function webhookGuard(...sources: WebhookSource[]): Type<ProofGuard> {
  @Injectable()
  class WebhookGuard extends ProofGuard {
    constructor(private readonly webhooks: PaymentWebhooks) {
      super();
    }

    protected override async prove(request: AppRequest): Promise<ProvenEvent> {
      const source = webhookSource(String(request.params['provider']));
      if (!source || !sources.includes(source)) throw NotFound();
      const readBody = async () => (hasBody(request) ? bodyBytes(request, MAX_BYTES) : Buffer.alloc(0));
      return this.webhooks.verify(source, request.headers, readBody);
    }
  }
  return WebhookGuard;
}
