import { Body, Controller, Get, Param, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '#kit/http/api-notes';
import { Audience, Public } from '#kit/access/access-rule';
import type { Caller } from '#kit/access/caller';
import { RequestLanguage, SignedIn } from '#kit/access/parameters';
import { Answers, Creates } from '#kit/http/describe';
import { NotFound, ValidationFailed } from '#kit/http/refusal';
import type { AppRequest } from '#kit/http/request';
import type { Language } from '#kit/language/language';
import { Cached } from '#kit/memory/cached';
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
  @Answers('How courses can be paid now', PaymentMethodsView)
  offered(): PaymentMethodsView {
    return this.methods.offered();
  }

  @Post('checkout')
  @Audience(STUDENT)
  @Creates(
    'Buy one course or up to 50. What costs nothing is paid and held at once; anything else is paid on the page ' +
      '`redirect_url` leads to, and held when the processor has told of the money. An earlier order of the same ' +
      'courses that was not paid is given up',
    OrderView,
    ValidationFailed,
    CourseNotSold,
    CourseHeld,
    NotPayable,
    PaymentUnavailable,
  )
  buy(@SignedIn() { id }: Caller, @Body() body: CheckoutBody, @RequestLanguage() language: Language) {
    return this.checkout.buy(id, body, language);
  }

  @Get('orders')
  @Audience(STUDENT)
  @Answers('Own orders, most recently changed first', linkedPageOf(OrderView), ValidationFailed)
  async list(@SignedIn() { id }: Caller, @Query() query: MyOrdersQuery, @Req() request: AppRequest) {
    return this.pages.of(await this.checkout.list(id, query), request);
  }

  @Post('orders/:reference/settle')
  @Audience(STUDENT)
  @Creates(
    'Finish a payment when the browser comes back: takes the money of an approved wallet payment; of a card the ' +
      'processor tells by itself',
    OrderView,
    NotFound,
    PaymentUnavailable,
  )
  settle(@SignedIn() { id }: Caller, @Param('reference') reference: string) {
    return this.checkout.settle(id, reference);
  }
}
