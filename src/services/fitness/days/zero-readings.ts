import { Transform, type TransformFnParams } from 'class-transformer';

/** Replaces 0 where it is no possible value; devices and exports write it for a figure that was not measured. */
export const zeroIs = (absent: null | undefined): PropertyDecorator =>
  Transform(({ value }: TransformFnParams): unknown => (value === 0 ? absent : value));
