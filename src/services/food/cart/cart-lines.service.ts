import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { NotFound, refusal } from '#kit/refusals/refusal';
import { type BasketLineBody, basketLine } from '../pricing/basket.dto';
import type { BasketLine } from '../pricing/pricing.types';
import type { CartItemChangeBody } from './cart.dto';
import { basketLineOf, type CartLineRow, lockCart, putLines, removeLine, updateLine } from './cart.queries';
import { addQuantities, MAX_LINES, mergeLines } from './cart-rules';
import { Carts } from './cart.service';
import type { CartChangeView, CartMergeView, SkippedLineView } from './cart.view';
import { assertOrderable, permanentReason } from './line-check';
import { selectionKey } from './selection-key';

export const CartFull = refusal(422, 'cart_full');

/** Larger remembered prices are discarded as invalid. */
const MAX_PRICE_CENTS = 100_000_000;

/** Adds and changes cart lines. Changes of one cart are serialized. */
@Injectable()
export class CartLines {
  constructor(
    private readonly db: Database,
    private readonly carts: Carts,
  ) {}

  /** Adds a line. An equal selection increases the quantity of the existing line, which keeps its remembered price. */
  async add(customerId: number, body: BasketLineBody): Promise<CartChangeView> {
    const line = basketLine(body);
    const key = selectionKey(line);
    const capped = await this.withLockedCart(customerId, async () => {
      const { quote, existing } = await this.carts.priceLines(customerId, [line]);
      const { unitPriceCents } = assertOrderable(line, quote);
      const equal = existing.find(other => other.key === key);
      if (!equal && existing.length >= MAX_LINES) throw CartFull();
      const sum = addQuantities(equal?.quantity ?? 0, line.quantity);
      await putLines(this.db, customerId, [{ key, line, quantity: sum.quantity, unitPriceCents }]);
      return sum.capped;
    });
    return { ...(await this.carts.of(customerId)), capped };
  }

  /** A line that becomes equal to another is merged into it. Changed options take the current price. */
  async update(customerId: number, id: number, body: CartItemChangeBody): Promise<CartChangeView> {
    const capped = await this.withLockedCart(customerId, async () => {
      const changed = (existing: CartLineRow[]) => withChanges(basketLineOf(rowOf(existing, id)), body);
      const { line, quote, existing } = await this.carts.priceChangedLine(
        customerId,
        changed,
        body.offer_choices ?? {},
      );
      const row = rowOf(existing, id);
      const { quantity } = line;
      const key = selectionKey(line);
      const hasNewSelection = key !== row.key && (body.options !== undefined || body.offer_choices !== undefined);
      const unitPriceCents = hasNewSelection ? assertOrderable(line, quote).unitPriceCents : row.unit_price_cents;
      const equal = existing.find(other => other.key === key && other.id !== id);
      if (!equal) {
        await updateLine(this.db, id, { key, line, quantity, unitPriceCents });
        return false;
      }
      const sum = addQuantities(equal.quantity, quantity);
      await removeLine(this.db, customerId, id);
      await putLines(this.db, customerId, [{ key, line, quantity: sum.quantity, unitPriceCents }]);
      return sum.capped;
    });
    return { ...(await this.carts.of(customerId)), capped };
  }

  /** Merges a guest's cart. Lines that cannot be ordered or do not fit are reported and left out. */
  async merge(customerId: number, bodies: readonly BasketLineBody[]): Promise<CartMergeView> {
    const lines = bodies.map(basketLine);
    const { capped, skipped } = await this.withLockedCart(customerId, async () => {
      const { quote, existing } = await this.carts.priceLines(customerId, lines);
      const checked = lines.map((line, index) => ({
        index,
        line,
        key: selectionKey(line),
        quantity: line.quantity,
        unitPriceCents: rememberedPrice(line) ?? quote.lines[index]?.unitPriceCents ?? null,
        reason: permanentReason(quote.lines[index]?.reason ?? null),
      }));
      const possible = checked.filter(({ reason }) => reason === null);
      const outcome = mergeLines(existing, possible);
      if (outcome.changed.length > 0) await putLines(this.db, customerId, outcome.changed);
      const isRejected = (key: string) => outcome.rejected.some(other => other.key === key);
      const skipped = checked.flatMap(({ index, key, reason }): SkippedLineView[] => {
        if (reason) return [{ line: index, reason }];
        return isRejected(key) ? [{ line: index, reason: 'cart_full' }] : [];
      });
      return { capped: outcome.capped, skipped };
    });
    return { ...(await this.carts.of(customerId)), capped, skipped };
  }

  private async withLockedCart<Result>(customerId: number, work: () => Promise<Result>): Promise<Result> {
    return this.db.transaction(async () => {
      await lockCart(this.db, customerId);
      return work();
    });
  }
}

function rowOf(existing: CartLineRow[], id: number): CartLineRow {
  const row = existing.find(other => other.id === id);
  if (!row) throw NotFound();
  return row;
}

/** The price that was shown to the guest, stored so that the cart can report later changes. */
function rememberedPrice({ shownUnitPriceCents }: BasketLine): number | null {
  const isPrice = shownUnitPriceCents !== null && shownUnitPriceCents >= 0 && shownUnitPriceCents <= MAX_PRICE_CENTS;
  return isPrice ? shownUnitPriceCents : null;
}

function withChanges(line: BasketLine, body: CartItemChangeBody): BasketLine {
  const changed = {
    quantity: body.quantity ?? line.quantity,
    instructions: body.instructions === undefined ? line.instructions : body.instructions || null,
  };
  return line.offerId === undefined
    ? { ...line, ...changed, options: body.options === undefined ? line.options : (body.options ?? []) }
    : {
        ...line,
        ...changed,
        offerChoices: body.offer_choices === undefined ? line.offerChoices : (body.offer_choices ?? {}),
      };
}
