import { Injectable } from '@nestjs/common';

export type BookingChange = 'placed' | 'changed';
type Effect = (reference: string, change: BookingChange) => void;

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

  notifyChanged(reference: string): void {
    for (const effect of this.effects) effect(reference, 'changed');
  }
}
