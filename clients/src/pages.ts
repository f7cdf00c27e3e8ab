import { dataOf, type Failure, type Result } from './answers.js';

/** A page of a list: each service has its own names for the rows and for how many pages there are. */
export type Page<Row = unknown> = ({ items: Row[] } | { data: Row[] }) &
  ({ totalPages: number } | { total_pages: number } | { last_page: number });

export type RowOf<Some extends Page> = Some extends { items: (infer Row)[] }
  ? Row
  : Some extends { data: (infer Row)[] }
    ? Row
    : never;

export const rowsOf = <Some extends Page>(page: Some): RowOf<Some>[] =>
  ('items' in page ? page.items : page.data) as RowOf<Some>[];

export function pagesOf(page: Page): number {
  if ('totalPages' in page) return page.totalPages;
  return 'total_pages' in page ? page.total_pages : page.last_page;
}

/**
 * All pages of a list, one after the other, as they are asked for; throws `Refused` as `dataOf` does.
 * `for await (const page of everyPage(page => food.GET('/api/products', { params: { query: { page, limit: 100 } } })))`
 */
export async function* everyPage<Some extends Page, Refusal extends Failure>(
  read: (page: number) => Promise<Result<Some, Refusal>>,
): AsyncGenerator<Some, void, undefined> {
  for (let number = 1, last = 1; number <= last; number += 1) {
    const page = await dataOf(read(number));
    last = pagesOf(page);
    yield page;
  }
}

/** The rows of all pages. A row that is added meanwhile moves the others on, and one may come twice: look at its id. */
export async function* everyRow<Some extends Page, Refusal extends Failure>(
  read: (page: number) => Promise<Result<Some, Refusal>>,
): AsyncGenerator<RowOf<Some>, void, undefined> {
  for await (const page of everyPage(read)) yield* rowsOf(page);
}
