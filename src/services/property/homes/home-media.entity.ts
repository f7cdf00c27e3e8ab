import { Check, Entity, ForeignKey, Index, Unique } from 'typeorm';
import { BilingualColumn, BooleanColumn, Identity, IntegerColumn, TextColumn } from '#kit/database/columns';
import type { Bilingual } from '#kit/language/language';
import { Home } from './home.entity';

@Entity({ name: 'home_media' })
@Unique('home_media_position_key', ['homeId', 'position'])
@Index('home_media_one_cover', ['homeId'], { unique: true, where: 'is_cover' })
@Check('home_media_position_in_range', 'position BETWEEN 1 AND 40')
export class HomeMedia {
  @Identity()
  id: number;

  @ForeignKey(() => Home, { name: 'home_media_home_fkey', onDelete: 'CASCADE' })
  @IntegerColumn()
  homeId: number;

  @IntegerColumn()
  position: number;

  @TextColumn()
  url: string;

  @BilingualColumn({ canBeEmpty: true })
  alt: Bilingual;

  @BooleanColumn({ default: false })
  isCover: boolean;
}
