import { Injectable } from '@nestjs/common';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Database } from '#kit/database/database';
import { Refusal } from '#kit/refusals/refusal';
import { InjectDefinition } from '#kit/service/inject-definition';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { Clock } from '#kit/time/clock';
import { pictureAt } from '#kit/views/picture-address';
import { pictureVersions } from '#media/images';
import { isPrivateKey, PERSONAL_FOLDER, Storage } from '#media/storage';
import { storePicture } from '#media/stored-pictures';
import { StoredFiles } from './stored-files.service';
import { versionsOf } from './upload-files';

const PICTURE = /^uploads\/.+\.(?:jpe?g|png|webp|gif|avif)$/;
/** Open pages and cached responses still refer to the former files. */
const HOURS_UNTIL_DELETION = 24;

/** A picture from before addresses contained the size. */
interface FormerPicture {
  /** Key of the new files without size and extension. */
  name: string;
  /** Keys of its files, from narrow to wide. */
  keys: string[];
}

export type FormerPictureResult = 'converted' | 'missing' | 'unreadable';

interface Column {
  table: string;
  column: string;
  type: string;
}

/** Converts pictures that were stored without size and versions. Repeatable: converted ones are not found again. */
@Injectable()
export class FormerPictures {
  constructor(
    private readonly db: Database,
    private readonly storage: Storage,
    private readonly files: StoredFiles,
    private readonly clock: Clock,
    @InjectDefinition() private readonly definition: ServiceDefinition,
  ) {}

  /** Pictures that a row shows. Private ones of conversations are left as they are. */
  async list(): Promise<FormerPicture[]> {
    const found = new Map<string, FormerPicture>();
    for (const table of this.tables()) {
      const rows = await this.db.rows<{ address: string }>(
        `SELECT DISTINCT found.value #>> '{}' AS address FROM ${table} t,
           jsonb_path_query(to_jsonb(t), 'strict $.** ? (@.type() == "string" && @ like_regex "/uploads/")') AS found (value)`,
      );
      for (const { address } of rows) {
        const key = this.storage.keyOf(address);
        if (key === undefined || !PICTURE.test(key) || isPrivateKey(key) || pictureAt(key)) continue;
        const keys = versionsOf(key, this.definition.uploads);
        const name = keys.length > 1 ? key.slice(0, key.lastIndexOf('/')) : key.slice(0, key.lastIndexOf('.'));
        found.set(name, { name, keys });
      }
    }
    return [...found.values()];
  }

  /**
   * Stores the versions, then replaces the address in every row in one transaction. Safe to repeat after an interruption.
   */
  async convert({ name, keys }: FormerPicture): Promise<FormerPictureResult> {
    const existing: string[] = [];
    for (const key of keys) if (await this.storage.exists(key)) existing.push(key);
    const widest = this.widestFirst(existing)[0];
    if (widest === undefined) return 'missing';
    const folder = await mkdtemp(join(tmpdir(), 'quintet-picture-'));
    try {
      const file = join(folder, 'original');
      await pipeline(await this.storage.read(widest), createWriteStream(file));
      const picture = await pictureVersions(file, this.widthsOf(name, existing));
      const address = this.storage.addressOf(await storePicture(this.storage, name, picture));
      const former = keys.map(key => this.storage.addressOf(key));
      const columns = await this.columns();
      await this.db.transaction(async () => {
        for (const column of columns) await this.replace(column, former, address);
        const until = this.clock.now().add({ hours: HOURS_UNTIL_DELETION });
        await this.files.discard(former, { runAt: new Date(until.epochMilliseconds) });
      });
      return 'converted';
    } catch (error) {
      if (error instanceof Refusal && error.status < 500) return 'unreadable';
      throw error;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  private tables(): string[] {
    return [...new Set(this.definition.entities.map(entity => this.db.of(entity).metadata.tableName))];
  }

  /** Columns that may contain an address. */
  private async columns(): Promise<Column[]> {
    return this.db.rows<Column>(
      `SELECT table_name AS table, quote_ident(column_name) AS column, format_type(atttypid, atttypmod) AS type
       FROM information_schema.columns
       JOIN pg_attribute ON attrelid = format('%I.%I', table_schema, table_name)::regclass AND attname = column_name
       WHERE table_schema = $1 AND table_name = ANY($2) AND is_generated = 'NEVER'
         AND (data_type IN ('text', 'character varying', 'json', 'jsonb') OR udt_name IN ('_text', '_varchar', '_jsonb'))`,
      [this.definition.name, this.tables()],
    );
  }

  private async replace({ table, column, type }: Column, former: readonly string[], address: string): Promise<void> {
    for (const each of former) {
      await this.db.rows(
        `UPDATE ${table} SET ${column} = replace(${column}::text, $1, $2)::${type} WHERE strpos(${column}::text, $1) > 0`,
        [each, address],
      );
    }
  }

  /** The widths of the preset whose versions exist; of the default preset for a single file. */
  private widthsOf(name: string, existing: readonly string[]): number[] {
    const { presets, default: usual } = this.definition.uploads;
    const names = existing.map(versionName);
    const preset = Object.values(presets).find(widths => sameNames(Object.keys(widths), names));
    const fallback = name.split('/').includes(PERSONAL_FOLDER) ? presets['profile'] : presets[usual];
    return Object.values(preset ?? fallback ?? presets[usual]!);
  }

  private widestFirst(keys: readonly string[]): string[] {
    const widths = Object.assign({}, ...Object.values(this.definition.uploads.presets)) as Record<string, number>;
    const widthOf = (key: string) => widths[versionName(key)] ?? 0;
    return [...keys].sort((one, other) => widthOf(other) - widthOf(one));
  }
}

/** `card` of `uploads/menu/0f6b/card.jpg`. */
const versionName = (key: string): string => key.slice(key.lastIndexOf('/') + 1, key.lastIndexOf('.'));

const sameNames = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every(name => other.includes(name));
