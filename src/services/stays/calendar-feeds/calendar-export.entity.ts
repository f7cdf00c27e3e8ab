import { Entity, ForeignKey, Unique } from 'typeorm';
import { IntegerColumn, StoredRecord, TextColumn } from '#kit/database/columns';
import { Stay } from '../stays/stay.entity';

/** The secret address at which other calendars read the bookings and blocks of a stay. */
@Entity({ name: 'calendar_export' })
@Unique('calendar_export_stay_key', ['stayId'])
@Unique('calendar_export_secret_hash_key', ['secretHash'])
export class CalendarExport extends StoredRecord {
  @ForeignKey(() => Stay, { name: 'calendar_export_stay_fkey', onDelete: 'CASCADE' })
  @IntegerColumn()
  stayId: number;

  /** SHA-256 of the secret, in hex. */
  @TextColumn()
  secretHash: string;
}
