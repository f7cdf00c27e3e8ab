import { openDialog } from '#kit/dialog';
import { h } from '#kit/element';
import { field } from '#kit/fields';
import { moment, money } from '#kit/format';
import { words } from '#kit/language';
import { tell } from '#kit/toast';
import { type Difference, repair, type RepairAction } from './api';
import { actionHint, actionName, statusName, typeHint, typeName, whyNot } from './difference-words';
import { processorName } from './words';

const say = words({
  order: ['Order', 'الطلب'],
  books: ['Books', 'الدفاتر'],
  entries: ['Entries', 'القيود'],
  processor: ['Processor', 'جهة الدفع'],
  charge: ['Charge', 'العملية'],
  expected: ['Here', 'لدينا'],
  received: ['Received there', 'الوارد لديهم'],
  refunded: ['Returned there', 'المردود لديهم'],
  seen: ['First seen', 'ظهر أول مرة'],
  ended: ['Ended', 'انتهى'],
  note: ['Note', 'ملاحظة'],
  done: ['The difference has ended.', 'انتهى الاختلاف.'],
});

interface Shown {
  currency: string;
  mayAct: boolean;
  /** The account may see orders. */
  isLinked: boolean;
  zone: string | undefined;
  renew: () => Promise<void>;
}

/** A difference with what each side says, and its actions for those who may move money. */
export function differenceCard(difference: Difference, shown: Shown): HTMLElement {
  const { mayAct, renew } = shown;
  const { id, type, status, actions } = difference;
  return h(
    'li',
    { class: 'panel', 'data-difference': id },
    h('div', { class: 'bar' }, h('h2', {}, typeName(type)), h('span', { class: 'tag' }, statusName(status))),
    h('p', { class: 'faint' }, typeHint(type)),
    facts(difference, shown),
    mayAct && status === 'open' && h('div', { class: 'moves' }, ...actions.map(each => actionButton(id, each, renew))),
  );
}

function facts(difference: Difference, { currency, isLinked, zone }: Shown): HTMLElement {
  const { reference, provider, charge_id, expected, received, refunded, first_seen_at, ended_at, ended_by, note } =
    difference;
  const theirs = difference.currency ?? currency;
  const amount = (value: number | null, of: string) => value !== null && money(value, of);
  const who = ended_by && ` · ${ended_by.name}`;
  const rows: [string, string | Node | false | null][] = [
    [say('order'), reference && orderLink(reference, isLinked)],
    [say('books'), reference && h('a', { href: `/books?order=${encodeURIComponent(reference)}` }, say('entries'))],
    [say('processor'), processorName(provider)],
    [say('charge'), charge_id && h('bdi', {}, charge_id)],
    [say('expected'), amount(expected, currency)],
    [say('received'), amount(received, theirs)],
    [say('refunded'), refunded !== 0 && amount(refunded, theirs)],
    [say('seen'), moment(first_seen_at, zone)],
    [say('ended'), ended_at && `${moment(ended_at, zone)}${who ?? ''}`],
    [say('note'), note && h('bdi', {}, note)],
  ];
  return h(
    'dl',
    { class: 'facts' },
    ...rows.flatMap(([name, value]) => (value ? [h('dt', {}, name), h('dd', {}, value)] : [])),
  );
}

function orderLink(number: string, isLinked: boolean): HTMLElement {
  const name = h('bdi', {}, number);
  return isLinked ? h('a', { href: `/orders/number/${encodeURIComponent(number)}` }, name) : name;
}

/** A button, or why it cannot be used now. */
function actionButton(
  id: number,
  { action, allowed, reason }: Difference['actions'][number],
  renew: () => Promise<void>,
): HTMLElement {
  const name = actionName(action);
  if (!allowed) return h('p', { class: 'refused' }, h('button', { disabled: true }, name), reason && whyNot(reason));
  const onclick = async () => {
    if (!(await askAndRepair(id, action))) return;
    tell(say('done'));
    await renew();
  };
  const kind = action === 'ignore' ? undefined : action === 'cancel' ? 'bad' : 'main';
  return h('button', { type: 'button', id: `${action}-${id}`, class: kind, onclick }, name);
}

function askAndRepair(id: number, action: RepairAction): Promise<boolean> {
  const client_token = crypto.randomUUID();
  const required = action === 'ignore' || action === 'cancel';
  return openDialog(
    {
      title: actionName(action),
      hint: actionHint(action),
      button: actionName(action),
      kind: action === 'cancel' ? 'bad' : 'main',
      send: ({ note }) => repair(id, { action, note, client_token }),
    },
    field({ name: 'note', label: say('note'), rows: 2, maxlength: 500, required }),
  );
}
