import type { Readable } from 'node:stream';
import { fieldRefused } from '#kit/refusals/refusal';

/** A file to store: the path of a finished file, or its bytes. */
export type FileSource = string | Buffer;

export interface StoredFile {
  key: string;
  url: string;
}

/** A stored file, opened for a response. */
export interface OpenedFile {
  status: 200 | 206;
  bytes: Readable;
  headers: Record<string, string>;
}

const KEY = /^(?:[A-Za-z0-9_-]+\/)*[A-Za-z0-9_-]+\.[a-z0-9]{2,5}$/;
const MAX_KEY_LENGTH = 300;

/** Demo drawings are overwritten under the same keys; all other keys are random and never reused. */
const DRAWN = 'demo/';

/** A folder in the keys of files that belong to one person. */
export const PERSONAL_FOLDER = 'personal';
/** Files below it are served at signed URLs only, see `SignedMedia`. */
export const PRIVATE_FOLDER = 'private/';
/** Former folder of images in conversations. */
const FORMER_PRIVATE_FOLDER = 'messages/';

export const isPrivateKey = (key: string): boolean =>
  key.startsWith(PRIVATE_FOLDER) || key.startsWith(FORMER_PRIVATE_FOLDER);

const isPersonal = (key: string): boolean => isPrivateKey(key) || key.split('/').includes(PERSONAL_FOLDER);

/** Personal files must not be in shared caches, because they are deleted with the account. */
export function cacheControlOf(key: string): string {
  if (key.startsWith(DRAWN)) return 'public, max-age=300, stale-while-revalidate=86400';
  return isPersonal(key) ? 'private, max-age=300' : 'public, max-age=31536000, immutable';
}

/** Shown inline; all other files are downloaded. */
const SHOWN_INLINE = /\.(?:jpe?g|png|apng|webp|gif|avif|mp4|webm|mov|m4v|part)$/;

export const isDownload = (key: string): boolean => !SHOWN_INLINE.test(key);

/** File storage of one service. Keys are relative paths such as `uploads/menu/soup.jpg`. */
export abstract class Storage {
  /** Prefix of all public URLs; ends with a slash. */
  protected abstract readonly publicPrefix: string;

  /** Stores a file atomically; replaces an existing one. */
  abstract put(key: string, source: FileSource, contentType: string): Promise<StoredFile>;

  abstract exists(key: string): Promise<boolean>;

  abstract read(key: string): Promise<Readable>;

  /** Opens a file or the part in the `Range` header; undefined if it does not exist. */
  abstract open(key: string, range?: string): Promise<OpenedFile | undefined>;

  /** Copies a file to another key, with the same content type. */
  abstract copy(from: string, to: string): Promise<void>;

  abstract delete(key: string): Promise<void>;

  addressOf(key: string): string {
    return this.publicPrefix + requireKey(key);
  }

  /** The key of a public URL of this storage; undefined for other URLs. */
  keyOf(address: string): string | undefined {
    if (!address.startsWith(this.publicPrefix)) return undefined;
    const key = address.slice(this.publicPrefix.length);
    return isKey(key) ? key : undefined;
  }

  /** Whether a value is exactly a public URL of this storage. */
  isOwnMedia(address: unknown): address is string {
    return typeof address === 'string' && this.keyOf(address) !== undefined;
  }

  /** Null and undefined are accepted. @throws ValidationFailed with `field` if the URL is not of this storage */
  requireOwnMedia(field: string, address: string | null | undefined): void {
    if (address != null && !this.isOwnMedia(address)) throw fieldRefused(field, 'own_media');
  }
}

/** @throws Error for a malformed key, which is a defect because keys never come from clients */
export function requireKey(key: string): string {
  if (!isKey(key)) throw new Error(`Not a storage key: ${JSON.stringify(key)}`);
  return key;
}

function isKey(text: string): boolean {
  return text.length <= MAX_KEY_LENGTH && KEY.test(text);
}
