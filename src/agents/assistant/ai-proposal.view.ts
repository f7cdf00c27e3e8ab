import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';

export const PROPOSAL_STATUSES = ['pending', 'running', 'done', 'failed', 'declined', 'expired'] as const;
export type ProposalStatus = (typeof PROPOSAL_STATUSES)[number];

export const AiProposalResultView = view('AiProposalResultView', {
  status: shown.whole({ description: 'HTTP status of the change.', example: 200 }),
  data: shown.json({
    nullable: true,
    description: 'What the route returned; null after a failure, or if it was too large.',
  }),
  code: shown.text({ nullable: true, description: 'What failed, in no language; null if it was done.' }),
  message: shown.text({ nullable: true, description: 'The sentence of the failure; null if it was done.' }),
  errors: shown.object({ nullable: true, description: 'Problems by field; null without any.' }),
});

export const AiProposalValueView = view('AiProposalValueView', 'An argument of a proposed change in plain words', {
  field: shown.text({ example: 'admin_notes', description: 'Path of the argument: `name.ar`, `lines.0.quantity`.' }),
  label: shown.text({ example: 'Admin notes', description: 'Name of the field in the language of the request.' }),
  text: shown.text({
    example: '“Call before noon”',
    description:
      'The whole value. Texts are in quotation marks, without direction marks and invisible letters; lists are joined.',
  }),
});

export const AiProposalView = view('AiProposalView', 'A change that the assistant proposes', {
  id: shown.id(),
  message_id: shown.id({ description: 'Id of the answer it belongs to.' }),
  tool: shown.text({ example: 'neighborhoods_update', description: 'Name of the operation as a tool.' }),
  title: shown.text({ example: 'Change a neighborhood', description: 'Summary of the operation, in English.' }),
  arguments: shown.object({ description: 'What is sent when it is confirmed.', example: { id: 3, is_active: false } }),
  sentence: shown.text({
    description:
      'The change in plain words with all its values, in the language of the request. Show it, or `values`, as a whole before the account confirms.',
    example: '“Change a neighborhood” will be done with these values: Record: 3; Active: no.',
  }),
  values: shown.many(AiProposalValueView, {
    description: 'The arguments one by one, as `sentence` has them. Nothing else is sent when it is confirmed.',
  }),
  status: shown.word(PROPOSAL_STATUSES, {
    description: '`pending` can be confirmed until `expires_at`; `failed` was confirmed and refused.',
  }),
  expires_at: shown.instant({ description: 'Until when it can be confirmed.' }),
  result: shown.one(AiProposalResultView, { nullable: true, description: 'Null until it was run.' }),
  created_at: shown.instant(),
  decided_at: shown.instant({ nullable: true, description: 'When it was confirmed or declined; null before.' }),
});
export type AiProposalView = InstanceType<typeof AiProposalView>;
