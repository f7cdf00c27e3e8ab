import { dataOf } from 'quintet-clients/answers';
import type { FoodSchemas } from 'quintet-clients/food';
import { pagesOf, rowsOf } from 'quintet-clients/pages';
import { today } from '#kit/days';
import { inLanguage } from '#kit/language';
import { food, type Member, type Order } from '../api';

export type Day = FoodSchemas['KitchenBooksDayView'];
export type Entry = FoodSchemas['LedgerEntryView'];
export type BooksCheck = FoodSchemas['BooksCheckView'];
export type OrderBooks = FoodSchemas['OrderBooksView'];
export type Run = FoodSchemas['ReconcileRunView'];
export type Difference = Awaited<ReturnType<typeof readDifferences>>['rows'][number];
export type Payment = FoodSchemas['PaymentView'];
export type Refund = FoodSchemas['RefundView'];
export type RefundChoice = Pick<FoodSchemas['RefundPreviewBody'], 'lines' | 'fees' | 'amount' | 'reason'>;
export type RepairAction = Difference['actions'][number]['action'];

const PAGE_SIZE = 20;

/** Rows of a list with how many pages it has. */
interface Listed<Row> {
  rows: Row[];
  pages: number;
}

/** The clock of the company; that of the browser for accounts that may not read it. */
export interface CompanyClock {
  /** Today. */
  date: string;
  zone: string | undefined;
}

export async function readClock({ permissions }: Member): Promise<CompanyClock> {
  if (!permissions.includes('orders.view')) return { date: today(), zone: undefined };
  const { date, time_zone: zone } = await dataOf(food.GET('/api/overview', { params: { query: { range: 'today' } } }));
  return { date, zone };
}

export async function readKitchenNames(): Promise<(code: string) => string> {
  const kitchens = await dataOf(food.GET('/api/kitchens'));
  const names = new Map(kitchens.map(({ code, name }) => [code, inLanguage(name)]));
  return code => names.get(code) ?? code;
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

/** Attempts to pay an order; the detail alone has them. */
export const readPayments = async (id: number): Promise<Payment[]> =>
  (await dataOf(food.GET('/api/orders/{id}', { params: { path: { id } } }))).payments ?? [];

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

export const previewRefund = (id: number, body: RefundChoice) =>
  dataOf(food.POST('/api/orders/{id}/refunds/preview', { params: { path: { id } }, body }));

/** Returns the order. */
export const refundOrder = (id: number, body: RefundChoice & { client_token: string }): Promise<Order> =>
  dataOf(food.POST('/api/orders/{id}/refunds', { params: { path: { id } }, body }));

/** Refunds that have not gone back, the newest first. */
export async function readOpenRefunds(): Promise<Refund[]> {
  const lists = await Promise.all((['due', 'sent', 'failed'] as const).map(readRefunds));
  return lists.flat().toSorted((one, other) => other.id - one.id);
}

const readRefunds = async (status: Refund['status']): Promise<Refund[]> =>
  (await dataOf(food.GET('/api/refunds', { params: { query: { status, limit: 100 } } }))).items;

export const changeRefund = (id: number, body: FoodSchemas['RefundActionBody']): Promise<Refund> =>
  dataOf(food.PATCH('/api/refunds/{id}', { params: { path: { id } }, body }));
