import { Injectable } from '@nestjs/common';

type Effect = (reference: string) => unknown;

/** Tells subscribers that the status of a refund has changed, in the transaction that changes it. */
@Injectable()
export class RefundUpdates {
  private readonly effects: Effect[] = [];

  onChange(effect: Effect): void {
    this.effects.push(effect);
  }

  /** @param reference of the record that was paid */
  async notifyChanged(reference: string): Promise<void> {
    for (const effect of this.effects) await effect(reference);
  }
}
