import { createHash } from 'node:crypto';
import type { BasketLine } from '../pricing/pricing.types';

/** Names what a line is about: dish or offer, options or choices in any order, and the note. Quantity and price are no part of it. */
export function selectionKey(line: BasketLine): string {
  const chosen: [string, string | number][] =
    line.offerId === undefined
      ? line.options.map(({ group, choice }) => [group, choice])
      : Object.entries(line.offerChoices);
  const subject = line.offerId === undefined ? ['dish', line.productId] : ['offer', line.offerId];
  const selection = JSON.stringify([...subject, chosen.map(pair => JSON.stringify(pair)).sort(), line.instructions]);
  return createHash('sha256').update(selection).digest('base64url');
}
