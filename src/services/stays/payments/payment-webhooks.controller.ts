import { Controller, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ProvenBy } from '#kit/access/access-rule';
import { Answers } from '#kit/http/describe';
import { NotFound } from '#kit/http/refusal';
import type { AppRequest } from '#kit/http/request';
import { webhookSource } from '#kit/payments/processors';
import { SignatureInvalid, VerificationUnavailable } from '#kit/payments/webhook-verifier';
import { PaymentWebhooks } from '#shared/payments/payment-webhooks';
import { WebhookView } from './payments.view';

/** What processors call. */
@ApiTags('Payments')
@Controller('webhooks/payments')
export class PaymentWebhooksController {
  constructor(private readonly webhooks: PaymentWebhooks) {}

  @Post(':provider')
  @ProvenBy('webhook')
  @Answers(
    'What a processor reports: `stripe` or `paypal`, also called `card_processor` and `wallet_processor`',
    WebhookView,
    SignatureInvalid,
    VerificationUnavailable,
    NotFound,
  )
  async receive(@Param('provider') provider: string, @Req() request: AppRequest): Promise<WebhookView> {
    if (webhookSource(provider) === 'demo') throw NotFound();
    const { source, event } = await this.webhooks.verify(provider, request.rawBody, request.headers);
    await this.webhooks.receive(source, event);
    return { received: true };
  }
}
