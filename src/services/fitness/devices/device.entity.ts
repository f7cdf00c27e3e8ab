import { Entity, Unique } from 'typeorm';
import { BilingualColumn, HandWrittenIndex, IntegerColumn, StoredRecord, TextColumn } from '#kit/database/columns';
import type { Bilingual } from '#kit/language/language';

export const DEVICE_KINDS = ['watch', 'band', 'scale', 'ring', 'phone', 'application'] as const;
export type DeviceKind = (typeof DEVICE_KINDS)[number];

/** Figures that devices can send, named as in the ingest body. */
export const DEVICE_METRICS = [
  'steps',
  'distance_m',
  'active_minutes',
  'calories',
  'floors',
  'resting_heart_rate',
] as const;
export type DeviceMetric = (typeof DEVICE_METRICS)[number];

/** A device or application in the list from which members connect theirs. */
@Entity({ name: 'device' })
@Unique('device_key_key', ['key'])
@HandWrittenIndex('device_recent_idx')
@HandWrittenIndex('device_search_idx')
export class Device extends StoredRecord {
  @TextColumn()
  key: string;

  @BilingualColumn()
  name: Bilingual;

  @BilingualColumn({ canBeEmpty: true })
  description: Bilingual;

  @TextColumn()
  maker: string;

  @TextColumn()
  kind: DeviceKind;

  @TextColumn({ array: true, default: [] })
  figures: string[];

  @TextColumn({ nullable: true })
  imageUrl: string | null;

  @IntegerColumn({ default: 0 })
  position: number;

  @TextColumn({ default: '' })
  searchText: string;
}
