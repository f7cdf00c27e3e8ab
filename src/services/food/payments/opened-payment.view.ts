import { Shown } from '#kit/fields/shape-fields';

export class OpenedPaymentView {
  @Shown({ enum: ['redirect', 'none'], description: '`none`: demo payment, or nothing to pay' })
  kind: 'redirect' | 'none';

  @Shown({ type: String, nullable: true, description: "the processor's page" })
  url: string | null;

  @Shown({ example: 'stripe' })
  method: string;

  @Shown({ type: String, nullable: true, description: "the processor's name for it" })
  session_id: string | null;
}
