import { DescribeModel } from '#kit/views/model-description';
import { ApiProperty } from '#kit/openapi/api-notes';

@DescribeModel('The state of the service and its database')
export class HealthView {
  @ApiProperty({
    type: String,
    enum: ['ok', 'degraded'],
    description: '`degraded` when the database is unavailable or read-only.',
  })
  status: 'ok' | 'degraded';

  @ApiProperty({ type: String, enum: ['up', 'down'], description: 'Whether the database responded within 2 seconds.' })
  database: 'up' | 'down';
}

@DescribeModel('The state of the service')
export class StatusView {
  @ApiProperty({ type: String, enum: ['ok', 'unavailable'], description: 'Whether the service can process requests.' })
  status: 'ok' | 'unavailable';
}
