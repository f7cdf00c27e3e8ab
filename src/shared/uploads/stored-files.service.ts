import { Injectable, type OnModuleInit } from '@nestjs/common';
import { In } from 'typeorm';
import { Accounts } from '#kit/access/accounts';
import type { Caller } from '#kit/http/caller';
import { Database } from '#kit/database/database';
import { SignInRequired } from '#kit/refusals/refusal';
import { Jobs } from '#jobs/jobs';
import { Storage } from '#media/storage';
import { InjectDefinition } from '#kit/service/inject-definition';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { ownerOf } from './file-owner';
import { StoredFile } from './stored-file.entity';
import { versionsOf } from './upload-files';

/** Also enqueued by triggers: see `discard_files.sql`. */
const DISCARD = 'discard_files';

/** A file that is deleted unless a row refers to it. */
interface Candidate {
  versions: string[];
  /** Part of the address that all versions share. */
  mark: string;
}

/** Records the owner of each file, and deletes files that no row refers to. */
@Injectable()
export class StoredFiles implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly jobs: Jobs,
    private readonly storage: Storage,
    private readonly accounts: Accounts,
    @InjectDefinition() private readonly definition: ServiceDefinition,
  ) {}

  onModuleInit(): void {
    this.jobs.handle<{ addresses: string[] }>(DISCARD, ({ addresses }) => this.deleteUnused(addresses));
  }

  /** Stores a file and records its owner. Deletes the file if it cannot be recorded or the account was closed meanwhile. */
  async record<Stored extends { url: string }>(owner: Caller, store: () => Promise<Stored>): Promise<Stored> {
    const stored = await store();
    try {
      await this.db.rows('INSERT INTO stored_file (address, owner) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
        stored.url,
        ownerOf(owner),
      ]);
      if (!(await this.accounts.find(owner.audience, owner.id))) throw SignInRequired();
    } catch (failure) {
      for (const { versions } of this.candidates([stored.url])) await this.delete(versions);
      throw failure;
    }
    return stored;
  }

  /** Enqueues the deletion of files in the running transaction; the job keeps files that a row refers to. */
  async discard(addresses: readonly string[], options: { runAt?: Date } = {}): Promise<void> {
    if (addresses.length > 0) await this.jobs.enqueue(DISCARD, { addresses }, options);
  }

  /** Enqueues the deletion of all files of an account in the running transaction, as `discard` does. */
  async discardOf(owner: Pick<Caller, 'audience' | 'id'>): Promise<void> {
    const rows = await this.db.rows<{ address: string }>('DELETE FROM stored_file WHERE owner = $1 RETURNING address', [
      ownerOf(owner),
    ]);
    await this.discard(rows.map(({ address }) => address));
  }

  /** Deletes files in all sizes unless a row refers to them: other records may use a picture of this account. */
  async deleteUnused(addresses: readonly string[]): Promise<void> {
    const candidates = this.candidates(addresses);
    const shown = await this.shownMarks(candidates.map(({ mark }) => mark));
    for (const { versions, mark } of candidates) if (!shown.has(mark)) await this.delete(versions);
  }

  private candidates(addresses: readonly string[]): Candidate[] {
    const byMark = new Map<string, Candidate>();
    for (const address of addresses) {
      const key = this.storage.keyOf(address);
      if (key === undefined) continue;
      const versions = versionsOf(key, this.definition.uploads);
      const mark = versions.length > 1 ? key.slice(0, key.lastIndexOf('/') + 1) : key;
      byMark.set(mark, { versions, mark });
    }
    return [...byMark.values()];
  }

  private async shownMarks(marks: readonly string[]): Promise<Set<string>> {
    const shown = new Set<string>();
    for (const entity of this.definition.entities) {
      const open = marks.filter(mark => !shown.has(mark));
      const table = this.db.of(entity).metadata.tableName;
      if (open.length === 0 || entity === StoredFile) continue;
      const found = await this.db.rows<{ mark: string }>(
        `SELECT mark FROM unnest($1::text[]) mark WHERE EXISTS (SELECT FROM ${table} t WHERE strpos(t::text, mark) > 0)`,
        [open],
      );
      for (const { mark } of found) shown.add(mark);
    }
    return shown;
  }

  private async delete(versions: readonly string[]): Promise<void> {
    for (const version of versions) await this.storage.delete(version);
    const addresses = versions.map(version => this.storage.addressOf(version));
    await this.db.of(StoredFile).delete({ address: In(addresses) });
  }
}
