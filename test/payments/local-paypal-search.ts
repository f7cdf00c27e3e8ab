import type { LocalCapture } from './local-paypal';
import type { LocalAnswer } from './local-server';

const MAX_SEARCH_MS = 31 * 86_400_000;

/** PayPal's transaction search over the captures of the account. */
export function searchedTransactions(captures: readonly LocalCapture[], query: URLSearchParams): LocalAnswer {
  const [start, end] = [Date.parse(query.get('start_date') ?? ''), Date.parse(query.get('end_date') ?? '')];
  if (end - start > MAX_SEARCH_MS) return { status: 400, body: { name: 'INVALID_REQUEST' } };
  const size = Number(query.get('page_size'));
  const page = Number(query.get('page'));
  const at = ({ create_time }: LocalCapture) => Date.parse(create_time);
  const found = captures.filter(capture => at(capture) >= start && at(capture) < end);
  const details = found.slice((page - 1) * size, page * size).map(capture => ({
    transaction_info: {
      transaction_id: capture.id,
      transaction_event_code: 'T0006',
      transaction_initiation_date: capture.create_time,
      transaction_amount: capture.amount,
      transaction_status: 'S',
      invoice_id: capture.invoice_id,
      custom_field: capture.custom_id,
    },
  }));
  const total_pages = Math.max(1, Math.ceil(found.length / size));
  return { status: 200, body: { transaction_details: details, page, total_items: found.length, total_pages } };
}
