import { createHash, timingSafeEqual } from 'node:crypto';
import { applyDecorators, Injectable } from '@nestjs/common';
import { ApiParam, ApiQuery } from '#kit/http/api-notes';
import { ProofGuard } from '#kit/access/proof.guard';
import { Database } from '#kit/database/database';
import { normaliseEmail } from '#kit/fields/text-fields';
import { NotFound } from '#kit/http/refusal';
import type { AppRequest } from '#kit/http/request';
import { Misses } from '#kit/rate-limit/misses';
import { countedAddress } from '#kit/rate-limit/visitor-address';
import { type BookingRow, findBooking } from './booking.queries';

/**
 * Opens the booking of the address to its guest. One credential is enough; of two both must be right. Whatever is wrong
 * is told by the same 404 after the same work.
 */
@Injectable()
export class BookingTokenGuard extends ProofGuard {
  constructor(
    private readonly db: Database,
    private readonly misses: Misses,
  ) {
    super();
  }

  /**
   * An e-mail address can be known, so references may not be guessed to go with it; nobody guesses a token.
   * @throws NotFound, RateLimited
   */
  protected override async prove(request: AppRequest): Promise<BookingRow> {
    const find = () => this.find(request);
    return request.query['token'] === undefined ? this.misses.open(countedAddress(request.ip), find) : find();
  }

  private async find({ params, query }: AppRequest): Promise<BookingRow> {
    const { token, email } = query;
    const booking = await findBooking(this.db, String(params['reference']));
    const rightToken = isEqual(token, booking?.accessToken);
    const rightEmail = isEqual(typeof email === 'string' ? normaliseEmail(email) : email, booking?.guestEmail);
    const proven =
      (token !== undefined || email !== undefined) &&
      (token === undefined || rightToken) &&
      (email === undefined || rightEmail);
    if (!booking || !proven) throw NotFound();
    return booking;
  }
}

/** What the guard reads, as the API description shows it. */
export const ApiGuestCredentials = (token: string, email: string) =>
  applyDecorators(
    ApiParam({ name: 'reference', type: String }),
    ApiQuery({ name: 'token', required: false, description: token }),
    ApiQuery({ name: 'email', required: false, description: email }),
  );

const NO_SECRET = 'nothing equals this';

/** Compares in constant time; nothing that was sent equals what is not there or empty. */
function isEqual(sent: unknown, stored: string | undefined): boolean {
  const same = timingSafeEqual(digest(typeof sent === 'string' ? sent : ''), digest(stored || NO_SECRET));
  return same && typeof sent === 'string' && sent !== '' && Boolean(stored);
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
