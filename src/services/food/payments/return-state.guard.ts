import { Injectable } from '@nestjs/common';
import { ProofGuard } from '#kit/access/proof.guard';
import type { AppRequest } from '#kit/http/request';
import { type PaymentReturned, ReturnAddresses } from './return-addresses';

@Injectable()
export class ReturnStateGuard extends ProofGuard {
  constructor(private readonly addresses: ReturnAddresses) {
    super();
  }

  protected override async prove({ query }: AppRequest): Promise<PaymentReturned> {
    return this.addresses.read(query['state']);
  }
}
