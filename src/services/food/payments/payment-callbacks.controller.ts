import { Controller, Get, Post, Res } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiQuery, ApiResponse, ApiTags } from '#kit/openapi/api-notes';
import type { Response } from 'express';
import { ProvenBy } from '#kit/access/access-rule';
import { OwnBody } from '#kit/access/body.guard';
import { Proven } from '#kit/access/proof.guard';
import { IgnoresUnknownParameters } from '#kit/http/query.guard';
import { DescribePath, Returns, Describe, Refuses } from '#kit/http/route-description';
import { NotFound } from '#kit/refusals/refusal';
import { SignatureInvalid, VerificationUnavailable } from '#payments/webhook-verifier';
import { WebhookView } from '#money/payments/payment-webhook.view';
import { PaymentWebhooks, type ProvenEvent } from '#money/payments/payment-webhooks';
import { webhookGuard } from '#money/payments/webhook.guard';
import { DemoPayments } from './demo-payments';
import { PaymentReturn } from './payment-return.service';
import { type PaymentReturned, ReturnAddressInvalid } from './return-addresses';
import { ReturnStateGuard } from './return-state.guard';

@ApiTags('Payments')
@Controller('payments')
export class PaymentCallbacksController {
  constructor(
    private readonly webhooks: PaymentWebhooks,
    private readonly returns: PaymentReturn,
    private readonly demo: DemoPayments,
  ) {}

  @Get('return/stripe')
  @ProvenBy('signed-link', ReturnStateGuard)
  @IgnoresUnknownParameters()
  @Describe(
    'Checks the payment at the processor and redirects the browser to `return_url_ok` or `return_url_cancel` of the',
    'order, or to the site, with `order` and `payment` (`paid`, `pending`, `cancelled`, `failed`) in the query. The card',
    'processor sends the browser here after its page; sites never call it.',
  )
  @ApiOperation({ summary: 'Confirm a card payment and redirect to the site' })
  @ApiQuery({ name: 'state', description: 'Payment and outcome, signed by this service.' })
  @ApiResponse({ status: 302, description: 'Redirect to the site, with `order` and `payment` in the query.' })
  @Refuses(ReturnAddressInvalid)
  async fromCard(@Proven() returned: PaymentReturned, @Res() response: Response): Promise<void> {
    response.redirect(await this.returns.follow('stripe', returned));
  }

  @Get('return/paypal')
  @ProvenBy('signed-link', ReturnStateGuard)
  @IgnoresUnknownParameters()
  @Describe(
    'Captures an approved payment and redirects the browser to `return_url_ok` or `return_url_cancel` of the order, or',
    'to the site, with `order` and `payment` (`paid`, `pending`, `cancelled`, `failed`) in the query. The wallet sends',
    'the browser here after its page; sites never call it.',
  )
  @ApiOperation({ summary: 'Capture an approved wallet payment and redirect to the site' })
  @ApiQuery({ name: 'state', description: 'Payment and outcome, signed by this service.' })
  @ApiResponse({ status: 302, description: 'Redirect to the site, with `order` and `payment` in the query.' })
  @Refuses(ReturnAddressInvalid)
  async fromWallet(@Proven() returned: PaymentReturned, @Res() response: Response): Promise<void> {
    response.redirect(await this.returns.follow('paypal', returned));
  }

  @Post('webhooks/:provider')
  @OwnBody()
  @ProvenBy('webhook', webhookGuard('stripe', 'paypal', 'demo'))
  @ApiParam({ name: 'provider', type: String })
  @DescribePath({ provider: '`stripe`, `paypal` or `demo`.' })
  @Describe(
    'Receives events of `stripe`, `paypal` or the simulator of demo payments, and applies each once. A payment makes the',
    'order `paid`; a refund makes it `refunded` and revokes earned points. An event about an unknown payment is stored',
    'for staff and changes nothing.',
  )
  @Returns(
    'Receive events of `stripe`, `paypal` or `demo`',
    WebhookView,
    SignatureInvalid,
    VerificationUnavailable,
    NotFound,
  )
  async webhook(@Proven() { source, event }: ProvenEvent): Promise<WebhookView> {
    await this.webhooks.receive({ source, event: source === 'demo' ? await this.demo.attributed(event) : event });
    return { received: true };
  }
}
