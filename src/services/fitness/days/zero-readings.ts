import { Transform, type TransformFnParams } from 'class-transformer';

/** Replaces 0 in figures that cannot be 0: devices and exports write it for a figure that was not measured. */
export const zeroIs = (absent: null | undefined): PropertyDecorator =>
  Transform(({ value }: TransformFnParams): unknown => (value === 0 ? absent : value));
