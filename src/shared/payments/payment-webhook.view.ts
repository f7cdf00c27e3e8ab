import { Shown } from '#kit/fields/shape-fields';

export class WebhookView {
  @Shown({ type: Boolean, enum: [true], description: 'Always true: anything else is a refusal.' })
  received: true;
}
