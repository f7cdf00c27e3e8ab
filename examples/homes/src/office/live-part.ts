import { type Child, h, put } from '#kit/element';
import { say } from '#kit/refusals';
import { tell } from '#kit/toast';
import { arrivals } from './api';

/** A part of a page that is read again when something comes in. */
export async function livePart<Data>(
  left: AbortSignal,
  read: () => Promise<Data>,
  show: (data: Data) => Child[],
): Promise<HTMLElement> {
  const part = h('div', { class: 'part' });
  const update = async () => put(part, ...show(await read()));
  arrivals.onChange(left, () => void update().catch((failure: unknown) => tell(say(failure))));
  await update();
  return part;
}
