import { Controller, Get, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiQuery, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { ProvenBy } from '#kit/access/access-rule';
import { Answers, Refuses } from '#kit/http/describe';
import { NotFound } from '#kit/http/refusal';
import type { AppRequest } from '#kit/http/request';
import { SignatureInvalid, VerificationUnavailable } from '#kit/payments/webhook-verifier';
import { PaymentWebhooks } from '#shared/payments/payment-webhooks';
import { DemoPayments } from './demo-payments';
import { PaymentReturn } from './payment-return.service';
import { WebhookView } from './payments.view';
import { ReturnAddressInvalid } from './return-addresses';

/** What processors call, and where they send browsers. */
@ApiTags('Payments')
@Controller('payments')
export class PaymentCallbacksController {
  constructor(
    private readonly webhooks: PaymentWebhooks,
    private readonly returns: PaymentReturn,
    private readonly demo: DemoPayments,
  ) {}

  @Get('return/stripe')
  @ProvenBy('signed-link')
  @ApiOperation({ summary: 'Confirms a card payment and leads on to the site' })
  @ApiQuery({ name: 'state', description: 'signed by this service' })
  @ApiResponse({ status: 302, description: 'To the site, with `order` and `payment`' })
  @Refuses(ReturnAddressInvalid)
  async fromCard(@Query('state') state: unknown, @Res() response: Response): Promise<void> {
    response.redirect(await this.returns.follow('stripe', state));
  }

  @Get('return/paypal')
  @ProvenBy('signed-link')
  @ApiOperation({ summary: 'Captures an approved wallet payment and leads on to the site' })
  @ApiQuery({ name: 'state', description: 'signed by this service' })
  @ApiResponse({ status: 302, description: 'To the site, with `order` and `payment`' })
  @Refuses(ReturnAddressInvalid)
  async fromWallet(@Query('state') state: unknown, @Res() response: Response): Promise<void> {
    response.redirect(await this.returns.follow('paypal', state));
  }

  @Post('webhooks/:provider')
  @ProvenBy('webhook')
  @Answers(
    'What a processor reports: `stripe`, `paypal` or `demo`',
    WebhookView,
    SignatureInvalid,
    VerificationUnavailable,
    NotFound,
  )
  async webhook(@Param('provider') provider: string, @Req() request: AppRequest): Promise<WebhookView> {
    const { source, event } = await this.webhooks.verify(provider, request.rawBody, request.headers);
    await this.webhooks.receive(source, source === 'demo' ? await this.demo.attributed(event) : event);
    return { received: true };
  }
}
