import { Injectable } from '@nestjs/common';

export type BookingChange = 'placed' | 'changed';
type Effect = (reference: string, change: BookingChange) => void;

/** Where whatever happens to bookings is said, in its transaction; who shows bookings to staff hears of it here. */
@Injectable()
export class BookingChanges {
  private readonly effects: Effect[] = [];

  whenChanged(effect: Effect): void {
    this.effects.push(effect);
  }

  placed(reference: string): void {
    for (const effect of this.effects) effect(reference, 'placed');
  }

  changed(reference: string): void {
    for (const effect of this.effects) effect(reference, 'changed');
  }
}
