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
    'Lists how a booking can be paid at this moment: what to send as `payment_method`, and whether it leads to a page',
    'of the processor (`hosted`) or is taken by the simulator, where no money moves.',
  )
  @Returns('How a booking can be paid now', PaymentMethodsView)
  offered(): Promise<PaymentMethodsView> {
    return this.methods.offered();
  }
}
