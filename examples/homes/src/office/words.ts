import { type Child, h } from '#kit/element';
import { number } from '#kit/format';
import { words } from '#kit/language';

export const w = words({
  all: ['All', 'الكل'],
  new: ['New', 'جديد'],
  contacted: ['Contacted', 'تم التواصل'],
  qualified: ['Qualified', 'مؤهَّل'],
  closed: ['Closed', 'مغلق'],
  requested: ['Requested', 'مطلوبة'],
  confirmed: ['Confirmed', 'مؤكدة'],
  completed: ['Completed', 'تمت'],
  cancelled: ['Cancelled', 'ملغاة'],
  draft: ['Draft', 'مسودة'],
  published: ['Published', 'منشور'],
  sold: ['Sold', 'مباع'],
  rented: ['Rented', 'مؤجَّر'],
  archived: ['Archived', 'مؤرشف'],
  buy: ['Buying', 'شراء'],
  rent: ['Renting', 'استئجار'],
  other: ['Other', 'أمر آخر'],
  status: ['Status', 'الحالة'],
  search: ['Search', 'بحث'],
  home: ['Home', 'العقار'],
  name: ['Name', 'الاسم'],
  received: ['Received', 'تاريخ الاستلام'],
  notes: ['Notes for the team', 'ملاحظات الفريق'],
  save: ['Save', 'حفظ'],
  saved: ['Saved.', 'تم الحفظ.'],
  none: ['Nothing here.', 'لا شيء هنا.'],
  message: ['Message', 'الرسالة'],
  back: ['Back to the list', 'العودة إلى القائمة'],
  showAll: ['Show all', 'عرض الكل'],
});

export type StatusName = Parameters<typeof w>[0];

export const statusTag = (status: StatusName): HTMLElement =>
  h('span', { class: 'tag', 'data-status': status }, w(status));

interface ListHeadOptions {
  title: string;
  /** The page of the list: `/office/inquiries`. */
  address: string;
  query: URLSearchParams;
  /** How many rows each status has, without the sum. */
  statuses: [StatusName, number | undefined][];
  all: number;
  tools?: Child[];
}

/** The title of a list with a tab for each status and a search. */
export function listHead({ title, address, query, statuses, all, tools = [] }: ListHeadOptions): HTMLElement {
  const chosen = query.get('status') ?? '';
  const words = query.get('q') ?? '';
  const link = (status: string, label: string, rows: number | undefined) => {
    const next = new URLSearchParams({ ...(status && { status }), ...(words && { q: words }) });
    return h(
      'a',
      { href: `${address}${next.size > 0 ? `?${next}` : ''}`, 'aria-current': status === chosen ? 'true' : undefined },
      label,
      rows !== undefined && h('span', { class: 'count' }, ` ${number(rows)}`),
    );
  };
  return h(
    'header',
    { class: 'list-head' },
    h('div', { class: 'bar' }, h('h1', {}, title), ...tools),
    h(
      'nav',
      { class: 'tabs', 'aria-label': w('status') },
      link('', w('all'), all),
      statuses.map(([status, rows]) => link(status, w(status), rows)),
    ),
    h(
      'form',
      { role: 'search', action: address },
      chosen && h('input', { type: 'hidden', name: 'status', value: chosen }),
      h('input', { type: 'search', name: 'q', value: words, 'aria-label': w('search'), placeholder: w('search') }),
    ),
  );
}

/** The filters that all lists have. */
export const filtersOf = (query: URLSearchParams) => ({
  q: query.get('q') || undefined,
  page: Number(query.get('page')) || 1,
});
