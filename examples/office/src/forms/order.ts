import { h, put } from '#kit/element';
import { w } from '../words';
import { type Control, type FieldOptions, group, itemTool, type Option, renameGroup } from './control';

/** The records of a list in an order that is changed. */
export function orderField(read: () => Promise<Option[]>, { label }: FieldOptions & { label: string }): Control {
  let rows: Option[] = [];
  const body = h('ol', { class: 'items' });
  const element = group(label, false, body);
  const move = (index: number, by: number) => () => {
    [rows[index], rows[index + by]] = [rows[index + by]!, rows[index]!];
    draw();
    body.children[index + by]!.querySelectorAll('button')[by < 0 ? 0 : 1]!.focus();
  };
  const tool = (sign: string, text: string, index: number, by: number) =>
    itemTool(sign, `${text}: ${rows[index]!.label}`, move(index, by), rows[index + by] === undefined);
  const draw = () =>
    put(
      body,
      ...rows.map((row, index) =>
        h(
          'li',
          {},
          h('span', { dir: 'auto' }, row.label),
          h('div', { class: 'item-tools' }, tool('↑', w('up'), index, -1), tool('↓', w('down'), index, 1)),
        ),
      ),
    );
  const show = async () => {
    rows = await read();
    draw();
  };
  void show().catch(() => undefined);
  return { element, value: () => rows.map(({ value }) => value), rename: path => renameGroup(element, path) };
}
