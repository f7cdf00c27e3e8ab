import type { DemoSubject } from '#agents/studio/studio-subjects';
import { withDemoMark } from '../../drawing/demo-mark';
import { drawRoom, type Room } from '../../drawing/rooms';
import { hourOf } from './gallery';

const ROOMS: readonly (readonly [RegExp, Room])[] = [
  [/kitchen/i, 'kitchen'],
  [/bath|shower/i, 'bathroom'],
  [/bed|guest|child/i, 'bedroom'],
];

/** A furnished room for the staging studio without a provider; between the walls of `sourceUrl` if that was drawn, too. */
export function drawStagedRoom({ slug, room = '', style = '', sourceUrl = '' }: DemoSubject, variant: number): string {
  const kind = ROOMS.find(([word]) => word.test(room))?.[1] ?? 'living';
  const look = /\/demo\/empty-(\d+)-/.exec(sourceUrl)?.[1];
  const shell = look === undefined ? slug : `home ${look}`;
  return withDemoMark(drawRoom(kind, shell, `${slug} ${style} ${variant}`, hourOf(Number(look ?? 0))));
}
