import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';

export const ToolCallView = view('ToolCallView', 'A change that a program made through the MCP endpoint', {
  id: shown.id(),
  called_at: shown.instant({ description: 'Time of the call, in UTC.' }),
  audience: shown.text({
    nullable: true,
    example: 'staff',
    description: 'Kind of the calling account; null for a call without an account.',
  }),
  account_id: shown.whole({ nullable: true, example: 1, description: 'Id of the calling account among its kind.' }),
  account_name: shown.text({
    nullable: true,
    description: 'Name of the calling staff account; null for other callers.',
  }),
  access_key: shown.text({
    nullable: true,
    description: 'Name of the access key; null for a sign-in token and an app.',
  }),
  connected_app: shown.text({ nullable: true, description: 'Name of the connected app; null for other callers.' }),
  tool: shown.text({ description: 'Name of the tool.', example: 'orders_change_status' }),
  target: shown.text({ nullable: true, description: 'Id or address of the changed record; null if unknown.' }),
  status: shown.whole({
    nullable: true,
    example: 200,
    description: 'HTTP status of the response; null while the call runs, or if the process stopped meanwhile.',
  }),
});
export type ToolCallView = InstanceType<typeof ToolCallView>;
