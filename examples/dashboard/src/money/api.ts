import { dataOf } from 'quintet-clients/answers';
import type { FoodSchemas } from 'quintet-clients/food';
import { pagesOf, rowsOf } from 'quintet-clients/pages';
import { today } from '#kit/days';
import { food, type Member } from '../api';

export type Day = FoodSchemas['KitchenBooksDayView'];
export type Entry = FoodSchemas['LedgerEntryView'];
export type BooksCheck = FoodSchemas['BooksCheckView'];
export type OrderBooks = FoodSchemas['OrderBooksView'];
export type Run = FoodSchemas['ReconcileRunView'];
export type Difference = Awaited<ReturnType<typeof readDifferences>>['rows'][number];
export type RepairAction = Difference['actions'][number]['action'];

const PAGE_SIZE = 20;

/** Rows of a list with how many pages it has. */
interface Listed<Row> {
  rows: Row[];
  pages: number;
}

/** Today in the time zone of the company. */
export async function companyDay({ permissions }: Member): Promise<string> {
  if (!permissions.includes('orders.view')) return today();
  return (await dataOf(food.GET('/api/overview', { params: { query: { range: 'today' } } }))).date;
}

export const readDay = (date: string): Promise<Day> =>
  dataOf(food.GET('/api/books/days/{date}', { params: { path: { date } } }));

export const closeDay = (date: string): Promise<Day> =>
  dataOf(food.POST('/api/books/days/{date}/close', { params: { path: { date } } }));

export const readCheck = (): Promise<BooksCheck> => dataOf(food.GET('/api/books/check'));

export async function readEntries(filter: { reference?: string; day?: string }, page: number): Promise<Listed<Entry>> {
  const query = { ...filter, page, limit: PAGE_SIZE };
  const read = await dataOf(food.GET('/api/books/entries', { params: { query } }));
  return { rows: rowsOf(read), pages: pagesOf(read) };
}

export const readOrderBooks = (id: number): Promise<OrderBooks> =>
  dataOf(food.GET('/api/orders/{id}/books', { params: { path: { id } } }));

export async function readDifferences(status: 'open' | 'repaired' | 'ignored' | 'gone', page: number) {
  const query = { status, page, limit: PAGE_SIZE };
  const read = await dataOf(food.GET('/api/payments/differences', { params: { query } }));
  return { rows: rowsOf(read), pages: pagesOf(read) };
}

interface Repair {
  action: RepairAction;
  note?: string;
  client_token: string;
}

export const repair = (id: number, body: Repair) =>
  dataOf(food.POST('/api/payments/differences/{id}/repair', { params: { path: { id } }, body }));

export const readRuns = (): Promise<Run[]> => dataOf(food.GET('/api/payments/runs'));

export const reconcile = () => dataOf(food.POST('/api/payments/reconcile'));
