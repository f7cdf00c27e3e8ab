import { Cart1767225700020 } from '#migrations/food/1767225700020-cart';
import type { Feature } from '#kit/service/feature';
import { Cart } from './cart.entity';
import { CartLine } from './cart-line.entity';
import { CartModule } from './cart.module';
import { cartSentences } from './cart.sentences';

export const cart: Feature = {
  module: CartModule,
  entities: [Cart, CartLine],
  migrations: [Cart1767225700020],
  sentences: cartSentences,
};
