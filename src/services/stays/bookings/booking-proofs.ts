import { createHash, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { normaliseEmail } from '#kit/text/email-address';
import { NotFound } from '#kit/refusals/refusal';
import { MissBudget } from '#rate-limits/miss-budget';
import { type BookingRow, findBooking } from './booking.queries';

export interface BookingCredentials {
  token?: unknown;
  email?: unknown;
}

/** Two credentials must both match. Every failure is the same 404 after the same work, so that it reveals nothing. */
@Injectable()
export class BookingProofs {
  constructor(
    private readonly db: Database,
    private readonly misses: MissBudget,
  ) {}

  /** Wrong references with an e-mail address count as misses; tokens are unguessable. @throws NotFound, RateLimited */
  async open(reference: string, known: BookingCredentials, visitorAddress: string): Promise<BookingRow> {
    const find = () => this.find(reference, known);
    return known.token === undefined ? this.misses.open(visitorAddress, find) : find();
  }

  private async find(reference: string, { token, email }: BookingCredentials): Promise<BookingRow> {
    const booking = await findBooking(this.db, reference);
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

const NO_SECRET = 'nothing equals this';

/** Compares in constant time. A missing or empty value equals nothing. */
function isEqual(sent: unknown, stored: string | undefined): boolean {
  const same = timingSafeEqual(digest(typeof sent === 'string' ? sent : ''), digest(stored || NO_SECRET));
  return same && typeof sent === 'string' && sent !== '' && Boolean(stored);
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
