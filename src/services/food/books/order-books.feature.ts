import { OrderBooks1767400090210 } from '#migrations/food/1767400090210-order-books';
import type { Feature } from '#kit/service/feature';
import { OrderBooksController } from './order-books.controller';
import { OrderBooks } from './order-books.service';

export const orderBooks: Feature = {
  controllers: [OrderBooksController],
  providers: [OrderBooks],
  migrations: [OrderBooks1767400090210],
};
