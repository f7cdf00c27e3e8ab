import type { PricedBasket } from './quotes.service';

/** Explains the refusal of a basket: help is read for it. */
export class RefusedBasket {
  constructor(readonly basket: PricedBasket) {}
}
