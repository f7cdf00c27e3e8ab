import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';

export const PROPOSAL_STATUSES = ['pending', 'running', 'done', 'failed', 'declined', 'expired'] as const;
export type ProposalStatus = (typeof PROPOSAL_STATUSES)[number];

export const AiProposalResultView = view('AiProposalResultView', {
  status: shown.whole({ description: 'HTTP status of the response to the change.', example: 200 }),
  data: shown.json({
    nullable: true,
    description: 'Data that the route returned; null after a failure, or if the data was too large.',
  }),
  code: shown.text({ nullable: true, description: 'Error code; null after a success.' }),
  message: shown.text({ nullable: true, description: 'Error message; null after a success.' }),
  errors: shown.object({ nullable: true, description: 'Validation errors by field; null without any.' }),
});

export const AiProposalValueView = view('AiProposalValueView', 'An argument of a proposed change in plain words', {
  field: shown.text({ example: 'admin_notes', description: 'Path of the argument: `name.ar`, `lines.0.quantity`.' }),
  label: shown.text({ example: 'Admin notes', description: 'Name of the field in the language of the request.' }),
  text: shown.text({
    example: '“Call before noon”',
    description:
      'The whole value as text. Texts are in quotation marks, without direction marks and invisible letters; lists are joined.',
  }),
});

export const AiProposalView = view('AiProposalView', 'A change that the assistant proposes', {
  id: shown.id(),
  message_id: shown.id({ description: 'Id of the answer with the proposal.' }),
  tool: shown.text({ example: 'neighborhoods_update', description: 'Name of the operation as a tool.' }),
  title: shown.text({ example: 'Change a neighborhood', description: 'Summary of the operation, in English.' }),
  arguments: shown.object({
    description: 'Arguments of the operation, sent on confirmation.',
    example: { id: 3, is_active: false },
  }),
  sentence: shown.text({
    description:
      'The change in plain words with all its values, in the language of the request. Show it, or `values`, as a whole before the account confirms.',
    example: '“Change a neighborhood” will be done with these values: Record: 3; Active: no.',
  }),
  values: shown.many(AiProposalValueView, {
    description: 'The arguments one by one, as in `sentence`. Nothing else is sent on confirmation.',
  }),
  status: shown.word(PROPOSAL_STATUSES, {
    description:
      'State of the proposal. `pending` can be confirmed until `expires_at`; `failed` was confirmed, but the route refused it.',
  }),
  expires_at: shown.instant({ description: 'End of the time to confirm, in UTC.' }),
  result: shown.one(AiProposalResultView, {
    nullable: true,
    description: 'Response to the confirmed change; null until it has run.',
  }),
  created_at: shown.instant(),
  decided_at: shown.instant({
    nullable: true,
    description: 'Time of the confirmation or refusal, in UTC; null before.',
  }),
});
export type AiProposalView = InstanceType<typeof AiProposalView>;
