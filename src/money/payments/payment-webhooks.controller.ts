import { Controller, Post } from '@nestjs/common';
import { ApiParam, ApiTags } from '#kit/openapi/api-notes';
import { ProvenBy } from '#kit/access/access-rule';
import { OwnBody } from '#kit/access/body.guard';
import { Proven } from '#kit/access/proof.guard';
import { Returns, Describe } from '#kit/http/route-description';
import { NotFound } from '#kit/refusals/refusal';
import { SignatureInvalid, VerificationUnavailable } from '#payments/webhook-verifier';
import { PaymentWebhooks, type ProvenEvent } from './payment-webhooks';
import { WebhookView } from './payment-webhook.view';
import { webhookGuard } from './webhook.guard';

/** Webhooks of processors at `webhooks/payments/<processor>`, for services without demo payments. */
@ApiTags('Payments')
@Controller('webhooks/payments')
export class PaymentWebhooksController {
  constructor(private readonly webhooks: PaymentWebhooks) {}

  @Post(':provider')
  @OwnBody()
  @ProvenBy('webhook', webhookGuard('stripe', 'paypal'))
  @ApiParam({
    name: 'provider',
    type: String,
    description: 'Processor: `stripe` or `card_processor`, `paypal` or `wallet_processor`.',
  })
  @Returns(
    'Receive an event of a processor: `stripe` or `paypal`, also called `card_processor` and `wallet_processor`',
    WebhookView,
    SignatureInvalid,
    VerificationUnavailable,
    NotFound,
  )
  @Describe(
    'Applies an event, after its signature over the exact bytes was checked; a processor that is not configured is 404.',
    'A repeated event changes nothing and gets the same response.',
    'Received money marks the order or booking as paid, returned money as refunded; a failed or ended attempt releases it.',
    'A different amount or currency changes nothing, and staff are notified.',
  )
  async receive(@Proven() event: ProvenEvent): Promise<WebhookView> {
    await this.webhooks.receive(event);
    return { received: true };
  }
}
