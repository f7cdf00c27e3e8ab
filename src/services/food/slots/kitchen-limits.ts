import { Injectable } from '@nestjs/common';
import type { OrderingKitchen } from '../kitchens/kitchens.service';
import { hasLimit } from './taken-slots';

/**
 * Which kitchens had limits when this process last priced a basket of theirs, so that an order knows it before its first
 * statement. Limits may have been set since: the constraints of slots decide.
 */
@Injectable()
export class KitchenLimits {
  private readonly limited = new Set<string>();

  has(kitchenCode: string): boolean {
    return this.limited.has(kitchenCode);
  }

  add(kitchenCode: string): void {
    this.limited.add(kitchenCode);
  }

  note(kitchen: OrderingKitchen): void {
    if (hasLimit(kitchen)) this.limited.add(kitchen.code);
    else this.limited.delete(kitchen.code);
  }

  /** Forgets which kitchens have limits. */
  reset(): void {
    this.limited.clear();
  }
}
