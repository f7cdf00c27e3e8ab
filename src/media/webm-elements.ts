import type { ReadAt } from './read-at';

/** An element of a WebM file (RFC 8794); `end` is undefined for an unknown size, as in live recordings. */
interface Element {
  id: number;
  start: number;
  end: number | undefined;
}

/** Required elements of a video (RFC 9559). */
const SEGMENT = 0x18538067;
const TRACKS = 0x1654ae6b;
const TRACK_ENTRY = 0xae;
const TRACK_TYPE = 0x83;
const CLUSTER = 0x1f43b675;
const VIDEO_TRACK = 1;

/** Enough for hours of video. */
const MAX_ELEMENTS = 200_000;

/** Whether the file has a video track and a cluster of frames. */
export async function hasElementsOfVideo(read: ReadAt, size: number): Promise<boolean> {
  for await (const element of elementsIn(read, 0, size)) {
    if (element.id === SEGMENT) return hasFrames(read, element.start, element.end ?? size);
  }
  return false;
}

async function hasFrames(read: ReadAt, start: number, end: number): Promise<boolean> {
  let isDescribed = false;
  let hasData = false;
  for await (const element of elementsIn(read, start, end)) {
    if (element.id === TRACKS) isDescribed ||= await hasVideoTrack(read, element.start, element.end ?? end);
    if (element.id === CLUSTER) hasData = true;
    if (isDescribed && hasData) return true;
  }
  return false;
}

async function hasVideoTrack(read: ReadAt, start: number, end: number): Promise<boolean> {
  for await (const entry of elementsIn(read, start, end)) {
    if (entry.id !== TRACK_ENTRY) continue;
    for await (const part of elementsIn(read, entry.start, entry.end ?? end)) {
      if (part.id !== TRACK_TYPE) continue;
      const [type] = await read(part.start, 1);
      if (type === VIDEO_TRACK) return true;
    }
  }
  return false;
}

/**
 * Stops at the first bytes that are no element. The contents of an element of unknown size follow it, as they have other
 * ids than its siblings.
 */
async function* elementsIn(read: ReadAt, from: number, end: number): AsyncGenerator<Element> {
  let position = from;
  for (let count = 0; count < MAX_ELEMENTS && position + 2 <= end; count++) {
    const head = await read(position, 12);
    const id = numberAt(head, 0, 4);
    const size = id && numberAt(head, id.length, 8);
    if (!id || !size) return;
    const start = position + id.length + size.length;
    if (size.isUnknown) {
      yield { id: id.marked, start, end: undefined };
      position = start;
    } else {
      position = start + size.value;
      yield { id: id.marked, start, end: Math.min(position, end) };
    }
  }
}

interface CodedNumber {
  length: number;
  /** Including the length marker, as element ids are written. Exact up to six bytes; ids have at most four. */
  marked: number;
  /** Exact up to 2^53, above the size of any file. */
  value: number;
  /** All bits of the value are set. */
  isUnknown: boolean;
}

function numberAt(bytes: Buffer, at: number, maxLength: number): CodedNumber | undefined {
  const first = bytes[at];
  if (!first) return undefined;
  const length = Math.clz32(first) - 23;
  if (length > maxLength || at + length > bytes.length) return undefined;
  // A number of eight bytes and its marker have more bits than a double.
  const marked = BigInt(`0x${bytes.toString('hex', at, at + length)}`);
  const values = 1n << BigInt(7 * length);
  const value = marked - values;
  return { length, marked: Number(marked), value: Number(value), isUnknown: value === values - 1n };
}
