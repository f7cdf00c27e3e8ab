import { Injectable } from '@nestjs/common';
import { bookingReferenceOf } from './booking-references';

export type BookingUpdate = 'placed' | 'changed';
type Effect = (reference: string, update: BookingUpdate) => void;

/** Publishes changes of bookings to subscribers, inside the transaction that makes them. */
@Injectable()
export class BookingChanges {
  private readonly effects: Effect[] = [];

  onChange(effect: Effect): void {
    this.effects.push(effect);
  }

  notifyPlaced(reference: string): void {
    for (const effect of this.effects) effect(reference, 'placed');
  }

  /** @param reference of the booking, or of one of its charges */
  notifyChanged(reference: string): void {
    for (const effect of this.effects) effect(bookingReferenceOf(reference), 'changed');
  }
}
