import { Text } from '#kit/fields/text-fields';

export class IngestKeyBody {
  @Text({ max: 80, example: 'Watch bridge', description: 'Name of the key.' })
  name: string;

  @Text({
    optional: true,
    nullable: true,
    max: 120,
    example: 'apple-watch',
    description: 'Key of the device that will use it; optional.',
  })
  device_key?: string | null;
}
