import { Shown } from '#kit/fields/shape-fields';

export class ExportView {
  @Shown({ format: 'date-time', description: 'When it was begun, in UTC.' })
  exported_at: string;

  @Shown({ type: 'object', additionalProperties: true, description: 'The account itself.' })
  account: object;

  @Shown({
    type: 'object',
    additionalProperties: { type: 'array', items: { type: 'object', additionalProperties: true } },
    description: 'Everything recorded, by kind, each with all its rows.',
  })
  records: Record<string, object[]>;
}
