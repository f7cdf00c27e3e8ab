import type { Feature } from '#kit/service/feature';
import { Cart } from './cart.entity';
import { CartLine } from './cart-line.entity';
import { cartMessages } from './cart.messages';
import { CartController } from './cart.controller';
import { CartLines } from './cart-lines.service';
import { Carts } from './cart.service';

export const cart: Feature = {
  controllers: [CartController],
  providers: [Carts, CartLines],
  entities: [Cart, CartLine],
  tables: ['food/cart'],
  messages: cartMessages,
};
