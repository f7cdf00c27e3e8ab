import { BilingualColumn, EMPTY_BILINGUAL, StoredRecord, TextColumn } from '#kit/database/columns';
import type { Bilingual } from '#kit/language/language';

/** What a record of every catalogue has. Its table has the constraint `<table>_slug_key`. */
export abstract class CatalogueRecord extends StoredRecord {
  /** Addresses the record; renaming the record leaves it. Badges and achievements call it `key`. */
  @TextColumn()
  slug: string;

  @BilingualColumn()
  name: Bilingual;

  @BilingualColumn(EMPTY_BILINGUAL)
  description: Bilingual;

  @TextColumn({ nullable: true })
  imageUrl: string | null;

  /** Name in both languages, as searches compare it. */
  @TextColumn({ default: '' })
  searchText: string;
}
