import { Entity, Unique } from 'typeorm';
import {
  BilingualColumn,
  EMPTY_BILINGUAL,
  HandWrittenIndex,
  IntegerColumn,
  StoredRecord,
  TextColumn,
} from '#kit/database/columns';
import type { Bilingual } from '#kit/language/language';

export const DEVICE_KINDS = ['watch', 'band', 'scale', 'ring', 'phone', 'application'] as const;
export type DeviceKind = (typeof DEVICE_KINDS)[number];

/** Figures that devices can send, named as in the ingest body. */
export const DEVICE_FIGURES = [
  'steps',
  'distance_m',
  'active_minutes',
  'calories',
  'floors',
  'resting_heart_rate',
] as const;
export type DeviceFigure = (typeof DEVICE_FIGURES)[number];

/** A device or application of the list that members connect. */
@Entity({ name: 'device' })
@Unique('device_key_key', ['key'])
@HandWrittenIndex('device_recent_idx')
@HandWrittenIndex('device_search_idx')
export class Device extends StoredRecord {
  /** Identifies it in URLs, such as `apple-watch`. */
  @TextColumn()
  key: string;

  @BilingualColumn()
  name: Bilingual;

  @BilingualColumn(EMPTY_BILINGUAL)
  description: Bilingual;

  @TextColumn()
  maker: string;

  @TextColumn()
  kind: DeviceKind;

  /** Names of the daily figures that it can send. */
  @TextColumn({ array: true, default: [] })
  figures: string[];

  /** URL of a picture uploaded to this service. */
  @TextColumn({ nullable: true })
  imageUrl: string | null;

  @IntegerColumn({ default: 0 })
  position: number;

  /** Name in both languages, normalized for search. */
  @TextColumn({ default: '' })
  searchText: string;
}
