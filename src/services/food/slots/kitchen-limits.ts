import { Injectable } from '@nestjs/common';
import type { OrderingKitchen } from '../kitchens/kitchens.service';
import { hasLimit } from './taken-slots';

/**
 * The kitchens that had limits when this process last priced a basket for them, so that a placement need not read that first.
 * It may be outdated: the constraints of slots decide.
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

  /** Clears the list, between tests. */
  reset(): void {
    this.limited.clear();
  }
}
