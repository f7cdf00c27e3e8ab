import { Shown } from '#kit/fields/shape-fields';

export class WebhookView {
  @Shown({ type: Boolean, enum: [true] })
  received: true;
}
