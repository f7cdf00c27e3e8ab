import { ApiProperty } from '../openapi/api-notes';

/** A text in both languages, independent of the request language. */
export class BilingualView {
  @ApiProperty({ example: 'Lentil soup' })
  en: string;

  @ApiProperty({ example: 'شوربة عدس' })
  ar: string;
}
