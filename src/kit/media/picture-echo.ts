import { AnyJson } from '../fields/shape-fields';

const AS_SHOWN = { optional: true, description: 'May be sent as it was shown; the file itself counts.' } as const;

/** What a picture in an answer has beside its address: a page may send back what it was shown. */
export class ShownPicture {
  @AnyJson(AS_SHOWN)
  width?: unknown;

  @AnyJson(AS_SHOWN)
  height?: unknown;

  @AnyJson(AS_SHOWN)
  versions?: unknown;
}

/** The same of a record that lists its pictures. */
export class ShownPictures {
  @AnyJson(AS_SHOWN)
  pictures?: unknown;
}
