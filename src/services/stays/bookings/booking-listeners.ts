import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { type Credentials, type Listener, Listeners } from '#live/listeners';
import { Live } from '#live/live';
import { Clock } from '#kit/time/clock';
import { BookingProofs } from './booking-proofs';
import { findBooking } from './booking.queries';
import { BOOKING_STATUS } from './booking-status.event';
import { BookingView } from './booking.view';

/** Live audience of a booking's guest; its ids are ids of bookings. */
const GUEST = 'guest';
/** A connection that lasts longer has to authenticate again. */
const OPEN_HOURS = 12;

@Injectable()
export class BookingListeners implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly live: Live,
    private readonly listeners: Listeners,
    private readonly proofs: BookingProofs,
  ) {}

  onModuleInit(): void {
    this.listeners.addProof('notifications', credentials => this.prove(credentials));
  }

  notifyGuest({ reference }: { reference: string }): void {
    this.live.emitAbout(`guest of booking ${reference}`, 'notifications', () => this.notify(reference));
  }

  private async prove({ auth, visitorAddress }: Credentials): Promise<Listener | undefined> {
    const { reference, token, email } = auth;
    if (typeof reference !== 'string') return undefined;
    const { id } = await this.proofs.open(reference, { token, email }, visitorAddress);
    return { audience: GUEST, id, endsAt: this.clock.now().add({ hours: OPEN_HOURS }).epochMilliseconds };
  }

  private async notify(reference: string): Promise<void> {
    const booking = await findBooking(this.db, reference);
    if (!booking) return;
    const nowMilliseconds = this.clock.now().epochMilliseconds;
    this.live.emit(
      BOOKING_STATUS,
      { audience: GUEST, ids: [booking.id] },
      BookingView.of({ ...booking, nowMilliseconds }),
    );
  }
}
