const DESCRIPTION = 'model description';

/** Describes a response model by what it contains, in a few words: `A dish with its price, options and pictures`. */
export const DescribeModel =
  (description: string): ClassDecorator =>
  model =>
    Reflect.defineMetadata(DESCRIPTION, description, model);

/** The description of a response model; of its parent class if it has none. */
export const modelDescription = (model: object): string | undefined =>
  Reflect.getMetadata(DESCRIPTION, model) as string | undefined;
