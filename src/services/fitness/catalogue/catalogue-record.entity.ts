import { BilingualColumn, StoredRecord, TextColumn } from '#kit/database/columns';
import type { Bilingual } from '#kit/language/language';

/** Columns shared by all catalogues. Each table has the unique constraint `<table>_slug_key`. */
export abstract class CatalogueRecord extends StoredRecord {
  /** Identifies the record in URLs and survives a rename. Badges and achievements call it `key`. */
  @TextColumn()
  slug: string;

  @BilingualColumn()
  name: Bilingual;

  @BilingualColumn({ canBeEmpty: true })
  description: Bilingual;

  @TextColumn({ nullable: true })
  imageUrl: string | null;

  @TextColumn({ default: '' })
  searchText: string;
}
