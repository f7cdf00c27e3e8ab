import { Body, Controller, Get, Param, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Audience, Public } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { RequestLanguage, SignedIn } from '#kit/access/parameters';
import { DescribePath, Returns, Creates, Describe } from '#kit/http/route-description';
import { SideEffects } from '#kit/http/side-effects';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import type { AppRequest } from '#kit/http/request';
import type { Language } from '#kit/language/language';
import { Cached } from '#cache/cached';
import {
  AmountTooSmall,
  NotPayable,
  PaymentInProgress,
  PaymentRefused,
  PaymentUnavailable,
} from '#money/payments/payment.refusals';
import { linkedPageOf, LinkedPages } from '../courses.pages';
import { OrderView } from '../orders/order.view';
import { STUDENT } from '../students/student-accounts';
import { CheckoutBody, MyOrdersQuery } from './checkout.dto';
import { AlreadyEnrolled, CourseNotSold } from './checkout.refusals';
import { Checkout, MINUTES_TO_PAY } from './checkout.service';
import { PaymentMethodsView } from './checkout.view';
import { PaymentMethods } from './payment-methods.service';

@ApiTags('Shop')
@Controller('shop')
export class ShopController {
  constructor(
    private readonly checkout: Checkout,
    private readonly methods: PaymentMethods,
    private readonly pages: LinkedPages,
  ) {}

  @Get('payment-methods')
  @Public()
  @Cached()
  @Returns('How courses can be paid now', PaymentMethodsView)
  @Describe(
    'Methods whose processor is configured.',
    'Without any, except in production, a page of this service simulates both and `simulated` is true.',
  )
  offered(): PaymentMethodsView {
    return this.methods.list();
  }

  @Post('checkout')
  @SideEffects('mail', 'money')
  @Audience(STUDENT)
  @Creates(
    'Buy one course or several',
    OrderView,
    ValidationFailed,
    CourseNotSold,
    AlreadyEnrolled,
    NotPayable,
    PaymentInProgress,
    AmountTooSmall,
    PaymentRefused,
    PaymentUnavailable,
  )
  @Describe(
    'Send `course_id` or `course_slug`, or up to 50 `course_ids` or `course_slugs`. Current prices apply, and all courses are bought or none.',
    'The error names courses that the student already has (409) or that are not on sale (404).',
    'Free orders are paid at once: the student is enrolled and gets a mail.',
    `Anything else is \`pending\`: send the browser to \`redirect_url\` within ${MINUTES_TO_PAY} minutes; seat and mail follow when the ` +
      'processor has reported the money.',
    'An earlier unpaid order of one of the courses fails and its page is closed, unless its money is under way (409).',
    'When the page cannot be opened (502) the same checkout opens it later.',
  )
  buy(
    @SignedIn() { id }: Caller,
    @Body() body: CheckoutBody,
    @RequestLanguage() language: Language,
    @Req() { arrivedAt }: AppRequest,
  ) {
    return this.checkout.buy(id, body, { language, arrivedAt });
  }

  @Get('orders')
  @Audience(STUDENT)
  @Returns('Own orders, most recently changed first', linkedPageOf(OrderView), ValidationFailed)
  @Describe('With lines as they were at checkout. A pending order has `redirect_url`.')
  async list(@SignedIn() { id }: Caller, @Query() query: MyOrdersQuery, @Req() request: AppRequest) {
    return this.pages.of(await this.checkout.list(id, query), request);
  }

  @Post('orders/:reference/settle')
  @SideEffects('mail', 'money')
  @Audience(STUDENT)
  @Creates('Finish a payment when the browser comes back', OrderView, NotFound, PaymentUnavailable)
  @DescribePath({ reference: 'Number of the order, such as `CO-10001`.' })
  @Describe(
    'For the page the processor sends the browser back to.',
    'Captures an approved wallet payment and returns the order as `paid`, with the student enrolled. For a ' +
      'card, and for an order that is not pending, it changes nothing.',
    'May be called again; when the processor cannot be reached (502) the order stays as it is.',
  )
  settle(@SignedIn() { id }: Caller, @Param('reference') reference: string) {
    return this.checkout.settle(id, reference);
  }
}
