import { DescribeModel } from '#kit/views/model-description';
import { ApiProperty } from '#kit/openapi/api-notes';

@DescribeModel('All data of the account')
export class ExportView {
  @ApiProperty({ format: 'date-time', description: 'Start of the export, in UTC.' })
  exported_at: string;

  @ApiProperty({ type: 'object', additionalProperties: true, description: 'Account of the member.' })
  account: object;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'array', items: { type: 'object', additionalProperties: true } },
    description: 'Recorded data by table, with all rows of each.',
  })
  records: Record<string, object[]>;
}
