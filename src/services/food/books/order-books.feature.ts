import { routinesIn } from '#kit/service/sql-files';
import type { Feature } from '#kit/service/feature';
import { OrderBooksController } from './order-books.controller';
import { OrderBooks } from './order-books.service';

export const orderBooks: Feature = {
  controllers: [OrderBooksController],
  providers: [OrderBooks],
  tables: ['food/books'],
  routines: routinesIn(__dirname, 'books_zone_of_kitchen', 'order_postings', 'post_order', 'post_points'),
};
