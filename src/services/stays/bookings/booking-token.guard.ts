import { applyDecorators, Injectable } from '@nestjs/common';
import { ApiParam, ApiQuery } from '#kit/openapi/api-notes';
import { secretOf } from '#kit/openapi/secrets';
import { ProvenBy } from '#kit/access/access-rule';
import { ProofGuard } from '#kit/access/proof.guard';
import { GuardReads } from '#kit/http/query-names';
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
    GuardReads('token', 'email'),
    ApiQuery({ name: 'token', required: false, description: token, ...secretOf(true) }),
    ApiQuery({ name: 'email', required: false, description: email }),
  );

/** For the guest of the booking, who sends its access token or the e-mail address it was made with. */
export const ProvenGuest = () =>
  applyDecorators(
    ProvenBy('booking-token', BookingTokenGuard),
    ApiGuestCredentials(
      'Access token of the booking; when `email` is sent too, both must match.',
      'E-mail address of the booking.',
    ),
  );

export const GUEST_MISSES = { misses: 'wrong references or e-mail addresses without a token from one address' };
