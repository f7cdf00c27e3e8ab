import { Wishlist1767225700021 } from '#migrations/food/1767225700021-wishlist';
import type { Feature } from '#kit/service/feature';
import { WishlistEntry } from './wishlist-entry.entity';
import { WishlistController } from './wishlist.controller';
import { Wishlist } from './wishlist.service';

export const wishlist: Feature = {
  controllers: [WishlistController],
  providers: [Wishlist],
  entities: [WishlistEntry],
  migrations: [Wishlist1767225700021],
};
