import type { ReadAt } from './read-at';

/** A box of an MP4 or QuickTime file (ISO/IEC 14496-12); `start` and `end` are the offsets of its contents. */
interface Box {
  type: string;
  start: number;
  end: number;
}

const TYPE = /^[\x20-\x7e\xa9]{4}$/;
/** Enough for hours of fragmented video, two boxes per fragment. */
const MAX_BOXES = 200_000;
const VIDEO_HANDLER = 'vide';
/** From the contents of an `hdlr` box: version and flags, component type, then the handler. */
const HANDLER_OFFSET = 8;

export async function hasBoxesOfVideo(read: ReadAt, size: number): Promise<boolean> {
  let isDescribed = false;
  let hasData = false;
  for await (const box of boxesIn(read, 0, size)) {
    if (box.type === 'moov') isDescribed ||= await hasVideoTrack(read, box);
    if (box.type === 'mdat' || box.type === 'moof') hasData = true;
    if (isDescribed && hasData) return true;
  }
  return false;
}

async function hasVideoTrack(read: ReadAt, movie: Box): Promise<boolean> {
  for await (const box of boxesIn(read, movie.start, movie.end)) {
    // QuickTime can compress the movie box.
    if (box.type === 'cmov') return true;
    if (box.type !== 'trak') continue;
    for await (const media of boxesIn(read, box.start, box.end)) {
      if (media.type === 'mdia' && (await handlerOf(read, media)) === VIDEO_HANDLER) return true;
    }
  }
  return false;
}

async function handlerOf(read: ReadAt, media: Box): Promise<string | undefined> {
  for await (const box of boxesIn(read, media.start, media.end)) {
    if (box.type === 'hdlr') return (await read(box.start + HANDLER_OFFSET, 4)).toString('latin1');
  }
  return undefined;
}

/** Stops at the first bytes that are no box. */
async function* boxesIn(read: ReadAt, from: number, end: number): AsyncGenerator<Box> {
  let position = from;
  for (let count = 0; count < MAX_BOXES && position + 8 <= end; count++) {
    const head = await read(position, 16);
    if (head.length < 8) return;
    const type = head.toString('latin1', 4, 8);
    const declared = head.readUInt32BE(0);
    const isLarge = declared === 1 && head.length === 16;
    const length = isLarge ? Number(head.readBigUInt64BE(8)) : declared === 0 ? end - position : declared;
    const start = position + (isLarge ? 16 : 8);
    if (!TYPE.test(type) || position + length < start) return;
    yield { type, start, end: Math.min(position + length, end) };
    position += length;
  }
}
