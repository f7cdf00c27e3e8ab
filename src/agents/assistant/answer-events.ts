/** Events of a running answer; its end is not among them. */
export type AnswerEvent =
  | { type: 'delta'; data: { text: string } }
  | { type: 'tool'; data: { name: string; title: string; status: 'running' | 'done' | 'failed' } }
  | { type: 'proposal'; data: object };

export type EmitAnswerEvent = (event: AnswerEvent) => void;
