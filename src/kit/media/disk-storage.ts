import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type FileSource, requireKey, Storage, type StoredFile } from './storage';

/** Files below `<media root>/<service>`, read at `/<service>/media/...` of whatever host the visitor used. */
export class DiskStorage extends Storage {
  protected readonly publicPrefix: string;
  private readonly root: string;

  constructor(mediaRoot: string, service: string) {
    super();
    this.root = resolve(mediaRoot, service);
    this.publicPrefix = `/${service}/media/`;
  }

  async put(key: string, source: FileSource): Promise<StoredFile> {
    const target = this.pathOf(key);
    const folder = dirname(target);
    // A dotfile is never served, and a rename within one folder shows the file whole or not at all.
    const partial = join(folder, `.${randomUUID()}.part`);
    await mkdir(folder, { recursive: true });
    try {
      if (typeof source === 'string') {
        await pipeline(createReadStream(source), createWriteStream(partial, { flush: true }));
      } else {
        await writeFile(partial, source, { flush: true });
      }
      await rename(partial, target);
    } catch (failure) {
      await rm(partial, { force: true });
      throw failure;
    }
    return { key, url: this.addressOf(key) };
  }

  async has(key: string): Promise<boolean> {
    try {
      await access(this.pathOf(key));
      return true;
    } catch {
      return false;
    }
  }

  async read(key: string): Promise<Readable> {
    return createReadStream(this.pathOf(key));
  }

  async remove(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  private pathOf(key: string): string {
    return join(this.root, requireKey(key));
  }
}
