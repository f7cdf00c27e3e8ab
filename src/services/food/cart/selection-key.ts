import { createHash } from 'node:crypto';
import type { BasketLine } from '../pricing/pricing.types';

/** Identifies a selection: dish or offer, options or choices in any order, and note, without quantity and price. */
export function selectionKey(line: BasketLine): string {
  const chosen: [string, string | number][] =
    line.offerId === undefined
      ? line.options.map(({ group, choice }) => [group, choice])
      : Object.entries(line.offerChoices);
  const subject = line.offerId === undefined ? ['dish', line.productId] : ['offer', line.offerId];
  const selection = JSON.stringify([...subject, chosen.map(pair => JSON.stringify(pair)).sort(), line.instructions]);
  return createHash('sha256').update(selection).digest('base64url');
}
