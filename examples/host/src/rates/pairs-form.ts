import { h } from '#kit/element';
import { form } from '#kit/forms';
import { number } from '#kit/format';
import { words } from '#kit/language';

const w = words({
  save: ['Save', 'حفظ'],
  nth: ['{label}, row {n}', '{label}، السطر {n}'],
  remove: ['Remove row {n}', 'إزالة السطر {n}'],
});

type Pair = readonly [number, number];

interface Column {
  label: string;
  min: number;
  max: number;
}

interface PairsOptions {
  columns: readonly [Column, Column];
  rows: readonly Pair[];
  /** The label of the button that adds a row. */
  add: string;
  /** What a new row begins with. */
  initial: Pair;
  maxRows: number;
  save: (rows: Pair[]) => Promise<unknown>;
}

/** A short table of two numbers a row, saved as a whole. */
export function pairsForm({ columns, rows, add, initial, maxRows, save }: PairsOptions): HTMLFormElement {
  const body = h('tbody');
  const heads = columns.map(({ label }) => h('th', { scope: 'col' }, label));
  const table = h('table', { class: 'pairs' }, h('thead', {}, h('tr', {}, heads, h('td'))), body);
  const addButton = h('button', { type: 'button', onclick: () => addRow(initial, true) }, add);
  const numberRows = () => {
    for (const [index, row] of [...body.children].entries()) {
      const n = number(index + 1);
      for (const [at, input] of [...row.querySelectorAll('input')].entries())
        input.ariaLabel = w('nth', { label: columns[at]!.label, n });
      row.querySelector('button')!.ariaLabel = w('remove', { n });
    }
    table.hidden = body.childElementCount === 0;
    addButton.hidden = body.childElementCount >= maxRows;
  };
  const addRow = (values: Pair, isNew = false) => {
    const input = ({ min, max }: Column, value: number) =>
      h('td', {}, h('input', { type: 'number', inputmode: 'numeric', min, max, value, required: true }));
    const remove = () => {
      row.remove();
      numberRows();
      addButton.focus();
    };
    const row = h(
      'tr',
      {},
      columns.map((column, at) => input(column, values[at]!)),
      h('td', {}, h('button', { type: 'button', class: 'quiet icon', onclick: remove }, '×')),
    );
    body.append(row);
    numberRows();
    if (isNew) row.querySelector('input')!.focus();
  };
  const pairs = () =>
    [...body.children].map(row => {
      const [first = 0, second = 0] = [...row.querySelectorAll('input')].map(input => input.valueAsNumber || 0);
      return [first, second] as const;
    });
  for (const row of rows) addRow(row);
  numberRows();
  const element = form(() => save(pairs()), { button: w('save') }, table);
  element.append(h('div', { class: 'buttons' }, element.querySelector('[type=submit]'), addButton));
  return element;
}
