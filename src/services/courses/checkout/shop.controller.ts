import { Body, Controller, Get, Param, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Audience, Public } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { RequestLanguage, SignedIn } from '#kit/access/parameters';
import { Returns, Creates, Describe } from '#kit/http/route-description';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import type { AppRequest } from '#kit/http/request';
import type { Language } from '#kit/language/language';
import { Cached } from '#cache/cached';
import { NotPayable, PaymentUnavailable } from '#shared/payments/payment.refusals';
import { linkedPageOf, LinkedPages } from '../courses.pages';
import { OrderView } from '../orders/order.view';
import { STUDENT } from '../students/student-accounts';
import { CheckoutBody, MyOrdersQuery } from './checkout.dto';
import { CourseHeld, CourseNotSold } from './checkout.refusals';
import { Checkout } from './checkout.service';
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
    'While none is, and this is no production, a page of this service stands in for both and `simulated` is true.',
  )
  offered(): PaymentMethodsView {
    return this.methods.list();
  }

  @Post('checkout')
  @Audience(STUDENT)
  @Creates(
    'Buy one course or several',
    OrderView,
    ValidationFailed,
    CourseNotSold,
    CourseHeld,
    NotPayable,
    PaymentUnavailable,
  )
  @Describe(
    'Named by `course_id` or by `course_ids`, up to 50; prices are those of this moment, and all of it is bought ' +
      'or nothing.',
    'Courses that are held already (409) or not on sale (404) are named.',
    'What costs nothing is paid at once: the courses are held, a mail welcomes the student.',
    'Anything else is `pending`: send the browser to `redirect_url` within 60 minutes; seat and mail follow when the ' +
      'processor has reported the money.',
    'An earlier order of one of the courses that was not paid fails and its page is closed.',
    'When the page cannot be opened (502) the same checkout opens it later.',
  )
  buy(@SignedIn() { id }: Caller, @Body() body: CheckoutBody, @RequestLanguage() language: Language) {
    return this.checkout.buy(id, body, language);
  }

  @Get('orders')
  @Audience(STUDENT)
  @Returns('Own orders, most recently changed first', linkedPageOf(OrderView), ValidationFailed)
  @Describe('With lines as they were at checkout. An order that waits for its payment carries `redirect_url`.')
  async list(@SignedIn() { id }: Caller, @Query() query: MyOrdersQuery, @Req() request: AppRequest) {
    return this.pages.of(await this.checkout.list(id, query), request);
  }

  @Post('orders/:reference/settle')
  @Audience(STUDENT)
  @Creates('Finish a payment when the browser comes back', OrderView, NotFound, PaymentUnavailable)
  @Describe(
    'For the page the processor sends the browser back to.',
    'Takes the money of a wallet payment that was approved, and then answers it `paid` with the courses held; of a ' +
      'card, and of an order that is not pending, it changes nothing.',
    'May be called again; when the processor cannot be reached (502) the order stays as it is.',
  )
  settle(@SignedIn() { id }: Caller, @Param('reference') reference: string) {
    return this.checkout.settle(id, reference);
  }
}
