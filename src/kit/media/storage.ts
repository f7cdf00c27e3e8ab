import type { Readable } from 'node:stream';
import { fieldRefused } from '../http/refusal';

/** A file to store: the path of a finished file, or its bytes. */
export type FileSource = string | Buffer;

export interface StoredFile {
  key: string;
  /** The address browsers read the file at. */
  url: string;
}

const KEY = /^(?:[A-Za-z0-9_-]+\/)*[A-Za-z0-9_-]+\.[a-z0-9]{2,5}$/;
const LONGEST_KEY = 300;

/** The demo draws its pictures anew under the same names; every other key is random and never given to another file. */
const DRAWN = 'demo/';

/** What caches are told of the file under a key. */
export const cacheControlOf = (key: string): string =>
  key.startsWith(DRAWN) ? 'public, max-age=300, stale-while-revalidate=86400' : 'public, max-age=31536000, immutable';

/** Where the files of one service are kept. A key is a relative path of plain words, such as `uploads/menu/soup.jpg`. */
export abstract class Storage {
  /** What stands before the key in every public address of this service; ends in a slash. */
  protected abstract readonly publicPrefix: string;

  /** Stores the whole file or nothing; a file already under the key is replaced. */
  abstract put(key: string, source: FileSource, contentType: string): Promise<StoredFile>;

  abstract has(key: string): Promise<boolean>;

  /** The bytes of a file that is there. */
  abstract read(key: string): Promise<Readable>;

  /** Removing what is not there changes nothing. */
  abstract remove(key: string): Promise<void>;

  addressOf(key: string): string {
    return this.publicPrefix + requireKey(key);
  }

  /** The key behind a public address; undefined for every address that this storage never gives out. */
  keyOf(address: string): string | undefined {
    if (!address.startsWith(this.publicPrefix)) return undefined;
    const key = address.slice(this.publicPrefix.length);
    return isKey(key) ? key : undefined;
  }

  /** Whether a value that a client sent is the address of a file of this service, written exactly as it was given out. */
  isOwnMedia(address: unknown): address is string {
    return typeof address === 'string' && this.keyOf(address) !== undefined;
  }

  /** Refuses (400, naming `field`) an address that is none of this service; nothing sent is nothing to refuse. */
  requireOwnMedia(field: string, address: string | null | undefined): void {
    if (address != null && !this.isOwnMedia(address)) throw fieldRefused(field, 'own_media');
  }
}

/** Keys are made by this program, so a strange one is a defect and not a client's mistake. */
export function requireKey(key: string): string {
  if (!isKey(key)) throw new Error(`Not a storage key: ${JSON.stringify(key)}`);
  return key;
}

function isKey(text: string): boolean {
  return text.length <= LONGEST_KEY && KEY.test(text);
}
