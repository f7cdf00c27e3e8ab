import type { Readable } from 'node:stream';
import { fieldRefused } from '../refusals/refusal';

/** A file to store: the path of a finished file, or its bytes. */
export type FileSource = string | Buffer;

export interface StoredFile {
  key: string;
  /** The address browsers read the file at. */
  url: string;
}

/** A stored file on its way to a browser. */
export interface OpenedFile {
  status: 200 | 206;
  bytes: Readable;
  /** `Content-Type`, `Content-Length` and, of a part, `Content-Range`. */
  headers: Record<string, string>;
}

const KEY = /^(?:[A-Za-z0-9_-]+\/)*[A-Za-z0-9_-]+\.[a-z0-9]{2,5}$/;
const MAX_KEY_LENGTH = 300;

/** The demo draws its pictures anew under the same names; every other key is random and never given to another file. */
const DRAWN = 'demo/';

/** A folder in the keys of files that belong to one person. */
export const PERSONAL_FOLDER = 'personal';
/** Files below it open at signed addresses only, see `SignedMedia`. */
export const PRIVATE_FOLDER = 'private/';
/** Where images of conversations were stored before `PRIVATE_FOLDER`. */
const FORMER_PRIVATE_FOLDER = 'messages/';

export const isPrivateKey = (key: string): boolean =>
  key.startsWith(PRIVATE_FOLDER) || key.startsWith(FORMER_PRIVATE_FOLDER);

const isPersonal = (key: string): boolean => isPrivateKey(key) || key.split('/').includes(PERSONAL_FOLDER);

/** Files of a person are deleted with the account, so that no shared cache may keep a copy. */
export function cacheControlOf(key: string): string {
  if (key.startsWith(DRAWN)) return 'public, max-age=300, stale-while-revalidate=86400';
  return isPersonal(key) ? 'private, max-age=300' : 'public, max-age=31536000, immutable';
}

/** What pages show by themselves. Every other file is downloaded. */
const SHOWN_INLINE = /\.(?:jpe?g|png|apng|webp|gif|avif|mp4|webm|mov|m4v|part)$/;

export const isDownload = (key: string): boolean => !SHOWN_INLINE.test(key);

/** Where the files of one service are kept. A key is a relative path of plain words, such as `uploads/menu/soup.jpg`. */
export abstract class Storage {
  /** What stands before the key in every public address of this service; ends in a slash. */
  protected abstract readonly publicPrefix: string;

  /** Stores the whole file or nothing; a file already under the key is replaced. */
  abstract put(key: string, source: FileSource, contentType: string): Promise<StoredFile>;

  abstract exists(key: string): Promise<boolean>;

  /** The bytes of a file that is there. */
  abstract read(key: string): Promise<Readable>;

  /** A file that is sent at a signed address: all of it, or the part that the `Range` header names; undefined when there is none. */
  abstract open(key: string, range?: string): Promise<OpenedFile | undefined>;

  /** Stores a copy under another key, with the type of the first. */
  abstract copy(from: string, to: string): Promise<void>;

  /** Removing what is not there changes nothing. */
  abstract delete(key: string): Promise<void>;

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
  return text.length <= MAX_KEY_LENGTH && KEY.test(text);
}
