import { applyDecorators, Injectable } from '@nestjs/common';
import { ApiParam, ApiQuery } from '#kit/openapi/api-notes';
import { ProofGuard } from '#kit/access/proof.guard';
import type { AppRequest } from '#kit/http/request';
import { countedAddress } from '#kit/http/visitor-address';
import type { BookingRow } from './booking.queries';
import { BookingProofs } from './booking-proofs';

@Injectable()
export class BookingTokenGuard extends ProofGuard {
  constructor(private readonly proofs: BookingProofs) {
    super();
  }

  /** @throws NotFound, RateLimited */
  protected override async prove({ params, query, ip }: AppRequest): Promise<BookingRow> {
    return this.proofs.open(String(params['reference']), query, countedAddress(ip));
  }
}

export const ApiGuestCredentials = (token: string, email: string) =>
  applyDecorators(
    ApiParam({ name: 'reference', type: String }),
    ApiQuery({ name: 'token', required: false, description: token }),
    ApiQuery({ name: 'email', required: false, description: email }),
  );
