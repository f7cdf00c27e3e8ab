import { DescribeModel } from '#kit/views/model-description';
import { ApiProperty } from '#kit/openapi/api-notes';

@DescribeModel('All data of the account')
export class ExportView {
  @ApiProperty({ format: 'date-time', description: 'When it was begun, in UTC.' })
  exported_at: string;

  @ApiProperty({ type: 'object', additionalProperties: true, description: 'The account itself.' })
  account: object;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'array', items: { type: 'object', additionalProperties: true } },
    description: 'Everything recorded, by kind, each with all its rows.',
  })
  records: Record<string, object[]>;
}
