import { Wishlist1767225700021 } from '#migrations/food/1767225700021-wishlist';
import type { Feature } from '#kit/service/feature';
import { WishlistEntry } from './wishlist-entry.entity';
import { WishlistModule } from './wishlist.module';

export const wishlist: Feature = {
  module: WishlistModule,
  entities: [WishlistEntry],
  migrations: [Wishlist1767225700021],
};
