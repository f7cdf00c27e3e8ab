import { Controller, Get } from '@nestjs/common';
import { Requires } from '#kit/access/access-rule';
import { OnlyFor, UNLIMITED_ACCOUNTS } from '#kit/access/only-for';
import { SignedIn } from '#kit/access/parameters';
import type { Caller } from '#kit/http/caller';
import { IdParam } from '#kit/http/identifiers';
import { Describe, DescribePath, Returns } from '#kit/http/route-description';
import { ApiTags } from '#kit/openapi/api-notes';
import { NotFound } from '#kit/refusals/refusal';
import { BooksForbidden } from '#money/books/books.controller';
import { OrderBooks } from './order-books.service';
import { OrderBooksView } from './order-books.view';

@ApiTags('Books')
@DescribePath({ id: 'Id of the order.' })
@Controller('orders')
export class OrderBooksController {
  constructor(private readonly books: OrderBooks) {}

  @Get(':id/books')
  @Requires('books.view')
  @OnlyFor(UNLIMITED_ACCOUNTS)
  @Returns('The books of one order', OrderBooksView, NotFound, BooksForbidden)
  @Describe(
    'Returns what was charged, received and refunded for an order, its points, and the entries that prove it.',
    'All amounts are 0 until money arrives. Not for kitchen accounts.',
  )
  one(@IdParam() id: number, @SignedIn() staff: Caller): Promise<OrderBooksView> {
    return this.books.get(id, staff);
  }
}
