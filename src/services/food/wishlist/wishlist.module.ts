import { Module } from '@nestjs/common';
import { WishlistController } from './wishlist.controller';
import { Wishlist } from './wishlist.service';

@Module({ controllers: [WishlistController], providers: [Wishlist] })
export class WishlistModule {}
