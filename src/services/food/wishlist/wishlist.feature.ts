import type { Feature } from '../../../kit/service/feature';
import { WishlistModule } from './wishlist.module';

export const wishlist: Feature = {
  module: WishlistModule,
};
