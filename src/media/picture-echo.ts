import { AnyJson } from '#kit/fields/shape-fields';

const AS_SHOWN = {
  optional: true,
  description: 'Accepted as in the response, but ignored: the file determines it.',
} as const;

/** Accepts the extra fields of a picture in a response, so that clients can send a record back unchanged. */
export class ShownPicture {
  @AnyJson(AS_SHOWN)
  width?: unknown;

  @AnyJson(AS_SHOWN)
  height?: unknown;

  @AnyJson(AS_SHOWN)
  versions?: unknown;
}

/** Accepts the extra fields of a list of pictures. */
export class ShownPictures {
  @AnyJson(AS_SHOWN)
  pictures?: unknown;
}
