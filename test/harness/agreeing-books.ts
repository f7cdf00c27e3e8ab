import { BooksChecks } from '#money/books/books-checks.service';
import type { TestService } from './app';

/** Checks the whole ledger on connections of the service, which keep plans; `BooksChecks.run` opens one of its own. */
export async function expectAgreeingBooks({ service }: { service: Pick<TestService, 'get'> }): Promise<void> {
  expect(await service.get(BooksChecks).findDifferences()).toEqual({ count: 0, differences: [] });
}
