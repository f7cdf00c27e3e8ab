import type { Feature } from '#kit/service/feature';
import { WishlistEntry } from './wishlist-entry.entity';
import { WishlistController } from './wishlist.controller';
import { Wishlist } from './wishlist.service';

export const wishlist: Feature = {
  controllers: [WishlistController],
  providers: [Wishlist],
  entities: [WishlistEntry],
  tables: ['food/wishlist'],
};
