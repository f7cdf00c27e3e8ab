import { Shown } from '../fields/shape-fields';

/** A text in both languages, as records carry it whatever the request language. */
export class BilingualView {
  @Shown({ example: 'Lentil soup' })
  en: string;

  @Shown({ example: 'شوربة عدس' })
  ar: string;
}
