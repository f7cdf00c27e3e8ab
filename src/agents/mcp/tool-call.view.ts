import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';

export const ToolCallView = view('ToolCallView', 'A change that a program made through the MCP endpoint', {
  id: shown.id(),
  called_at: shown.instant({ description: 'When the tool was called.' }),
  audience: shown.text({
    nullable: true,
    example: 'staff',
    description: 'Kind of the calling account; null for a call without an account.',
  }),
  account_id: shown.whole({ nullable: true, example: 1, description: 'Id of the calling account among its kind.' }),
  account_name: shown.text({ nullable: true, description: 'Name of the calling account, if it is one of the staff.' }),
  access_key: shown.text({ nullable: true, description: 'Name of the access key; null for a sign-in token.' }),
  tool: shown.text({ description: 'Name of the tool.', example: 'orders_change_status' }),
  target: shown.text({ nullable: true, description: 'Id or address of the changed record, if there is one.' }),
  status: shown.whole({
    nullable: true,
    example: 200,
    description: 'HTTP status of the call; null if it did not end, as when the process was stopped.',
  }),
});
export type ToolCallView = InstanceType<typeof ToolCallView>;
