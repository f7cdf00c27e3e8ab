import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, copyFile, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { contentTypeOf } from './content-types';
import { partOf } from './file-range';
import { type FileSource, type OpenedFile, requireKey, Storage, type StoredFile } from './storage';

/** Files below `<media root>/<service>`, served at `/<service>/media/...`. */
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
    // Dotfiles are never served, and a rename within one folder is atomic.
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

  async exists(key: string): Promise<boolean> {
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

  async open(key: string, range?: string): Promise<OpenedFile | undefined> {
    const path = this.pathOf(key);
    const found = await stat(path).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const part = partOf(range, found.size);
    const headers = { 'Content-Type': contentTypeOf(key) };
    if (!part)
      return {
        status: 200,
        bytes: createReadStream(path),
        headers: { ...headers, 'Content-Length': String(found.size) },
      };
    return {
      status: 206,
      bytes: createReadStream(path, part),
      headers: {
        ...headers,
        'Content-Length': String(part.end - part.start + 1),
        'Content-Range': `bytes ${part.start}-${part.end}/${found.size}`,
      },
    };
  }

  async copy(from: string, to: string): Promise<void> {
    const target = this.pathOf(to);
    await mkdir(dirname(target), { recursive: true });
    await copyFile(this.pathOf(from), target);
  }

  async delete(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  private pathOf(key: string): string {
    return join(this.root, requireKey(key));
  }
}
