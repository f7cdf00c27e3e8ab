import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { OptionalAudience, Public } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { Returns, Creates, Describe } from '#kit/http/route-description';
import { SideEffects } from '#kit/http/side-effects';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { Cached } from '#cache/cached';
import { LimitedBy } from '#rate-limits/rate-limit.guard';
import {
  AmountTooSmall,
  NotPayable,
  PaymentInProgress,
  PaymentRefused,
  PaymentUnavailable,
} from '#money/payments/payment.refusals';
import { RefusesWithHelp } from '../pricing/refusal-help.view';
import { Checkout } from './checkout.service';
import { CheckoutSessionBody } from './payments.dto';
import { CheckoutSessionView, PaymentMethodsView } from './payments.view';

@ApiTags('Payments')
@Controller('payments')
export class PaymentsController {
  constructor(private readonly checkout: Checkout) {}

  @Get('methods')
  @Public()
  @Cached()
  @Describe(
    'Lists the payment methods: values of `payment_method`, those with a page of the processor (`hosted`), and',
    'whether each moves real money (`modes`).',
  )
  @Returns('Payment methods', PaymentMethodsView)
  methods(): PaymentMethodsView {
    return this.checkout.methods();
  }

  @Post('checkout-session')
  @SideEffects('money')
  @OptionalAudience('customer')
  @LimitedBy('paymentSession')
  @Describe(
    'Pays an order that is `pending` and unpaid, or whose payment failed. A hosted method opens a page of the',
    'processor, or returns the open one: send the browser to `payment.url`. A `demo` order is paid at once. Guests send',
    'the `email` of the order, customers their token; staff are notified live once it is paid.',
  )
  @RefusesWithHelp([409])
  @Creates(
    'Pay an unpaid order, or open its payment again',
    CheckoutSessionView,
    ValidationFailed,
    NotFound,
    NotPayable,
    PaymentInProgress,
    AmountTooSmall,
    PaymentRefused,
    PaymentUnavailable,
  )
  async session(
    @SignedIn() caller: Caller | undefined,
    @Body() body: CheckoutSessionBody,
  ): Promise<CheckoutSessionView> {
    return this.checkout.session(body, caller?.id);
  }
}
