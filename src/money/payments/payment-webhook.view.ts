import { DescribeModel } from '#kit/views/model-description';
import { ApiProperty } from '#kit/openapi/api-notes';

@DescribeModel('Confirms that the event was received')
export class WebhookView {
  @ApiProperty({ type: Boolean, enum: [true], description: 'Always true; failures have another status.' })
  received: true;
}
