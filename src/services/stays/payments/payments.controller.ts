import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Public } from '#kit/access/access-rule';
import { Returns, Describe } from '#kit/http/route-description';
import { Cached } from '#cache/cached';
import { PaymentMethods } from './payment-methods.service';
import { PaymentMethodsView } from './payments.view';

@ApiTags('Payments')
@Controller('payments')
export class PaymentsController {
  constructor(private readonly methods: PaymentMethods) {}

  @Get('methods')
  @Public()
  @Cached('setting')
  @Describe(
    'Lists the payment methods that are available now: the value to send as `payment_method`, and whether the guest pays',
    'on a page of the processor (`hosted`) or through the simulator, which moves no money.',
  )
  @Returns('Payment methods that are available now', PaymentMethodsView)
  offered(): Promise<PaymentMethodsView> {
    return this.methods.list();
  }
}
