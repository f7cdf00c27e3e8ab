import { Injectable, type Type } from '@nestjs/common';
import { ProofGuard } from '#kit/access/proof.guard';
import { NotFound } from '#kit/refusals/refusal';
import { bodyBytes } from '#kit/http/body-bytes';
import type { AppRequest } from '#kit/http/request';
import { type WebhookSource, webhookSource } from '#payments/processors';
import { PaymentWebhooks, type ProvenEvent } from './payment-webhooks';

/** Verifies the signature over the exact bytes, for routes that end in `:provider`; other processors are 404. */
export function webhookGuard(...sources: WebhookSource[]): Type<ProofGuard> {
  @Injectable()
  class WebhookGuard extends ProofGuard {
    constructor(private readonly webhooks: PaymentWebhooks) {
      super();
    }

    protected override async prove(request: AppRequest): Promise<ProvenEvent> {
      const source = webhookSource(String(request.params['provider']));
      if (!source || !sources.includes(source)) throw NotFound();
      return this.webhooks.verify(source, request.headers, async () => bodyBytes(request));
    }
  }
  return WebhookGuard;
}
