import { api, type Chat, type Message, type Proposal, type Question, type ToolStep } from './api';
import { AnswerFailed, Interrupted, problemOf } from './failures';

/** A tool that is used for an answer. */
export type Step = Omit<ToolStep, 'status'> & { status: ToolStep['status'] | 'running' | 'proposed' };

/** An answer while it is written: texts and steps in the order in which they came, so that nothing that is shown moves. */
export type Answer = ({ text: string } | { step: Step })[];

const WATCH_MS = 2000;

/** One conversation with its messages and the answer under way. `changed('text')` is called when only text was added. */
export class Conversation {
  chat: Chat | undefined;
  messages: Message[] = [];
  hasEarlier = false;
  answer: Answer | undefined;
  /** Sent and not yet among the messages. */
  question: Question | undefined;
  problem: string | undefined;
  /** For a conversation that is created with its first message. */
  model: string | undefined;
  private readonly left = new AbortController();
  private watching = 0;

  constructor(private readonly changed: (what: 'all' | 'text') => void) {}

  /** Whether an answer is under way in another window. */
  get isAnsweredElsewhere(): boolean {
    return !this.answer && (this.chat?.is_answering ?? false);
  }

  async open(id: number): Promise<void> {
    const { messages, has_more, ...chat } = await api().readChat(id);
    this.chat = chat;
    this.messages = messages;
    this.hasEarlier = has_more;
    if (messages.some(({ client_token: token }) => token === this.question?.client_token)) this.question = undefined;
    this.changed('all');
    if (this.isAnsweredElsewhere) this.watch(id);
  }

  async readEarlier(): Promise<void> {
    if (!this.chat) return;
    const { messages, has_more } = await api().readChat(this.chat.id, this.messages[0]?.id);
    this.messages = [...messages, ...this.messages];
    this.hasEarlier = has_more;
    this.changed('all');
  }

  send = (text: string): Promise<void> => this.ask({ text, client_token: crypto.randomUUID() });

  /** The message whose answer ended too early, to send it again. */
  get unanswered(): Question | undefined {
    if (this.answer || this.isAnsweredElsewhere) return undefined;
    if (this.question) return this.question;
    const [asked, answered] = this.messages.slice(-2);
    const isOver = answered?.status !== 'failed' && answered?.status !== 'interrupted';
    if (isOver || !asked?.client_token) return undefined;
    return { text: asked.text, client_token: asked.client_token };
  }

  async ask(question: Question): Promise<void> {
    if (this.answer) return;
    const resumed = this.unanswered?.client_token === question.client_token ? this.messages.at(-1) : undefined;
    const isStored = resumed?.role === 'assistant';
    this.answer = isStored ? resumed.tools.map(step => ({ step })) : [];
    if (isStored) this.messages = this.messages.slice(0, -1);
    else this.question = question;
    this.problem = undefined;
    this.changed('all');
    try {
      this.chat ??= await api().createChat(this.model);
      await this.follow(this.chat.id, question);
    } catch (failure) {
      if (this.left.signal.aborted) return;
      this.problem = problemOf(failure);
    }
    this.answer = undefined;
    // What was written, the title of a new conversation, and what is missing after a failure.
    if (this.chat) await this.open(this.chat.id).catch(() => undefined);
    this.changed('all');
  }

  private async follow(id: number, question: Question): Promise<void> {
    const answer = this.answer!;
    for await (const { type, data } of api().ask(id, question, this.left.signal)) {
      if (type === 'done') return;
      if (type === 'error') throw new AnswerFailed(data.code, data.message, data.retry_after);
      if (type === 'delta') this.changed(addText(answer, data.text) ? 'text' : 'all');
      if (type === 'tool') addStep(answer, data);
      // It can be confirmed when the answer is complete.
      if (type === 'proposal') addStep(answer, { name: data.tool, title: data.title, status: 'proposed' });
      if (type === 'tool' || type === 'proposal') this.changed('all');
    }
    throw new Interrupted();
  }

  /** What was written is kept; the stream ends with it. */
  async stop(): Promise<void> {
    if (!this.chat) return;
    await api().stopAnswer(this.chat.id);
    if (!this.answer) await this.open(this.chat.id);
  }

  async decide({ id }: Proposal, decision: 'confirm' | 'decline'): Promise<void> {
    if (!this.chat) return;
    try {
      this.take(await api().decide(this.chat.id, id, decision));
    } catch (failure) {
      // It may have been decided in another window, or be too late.
      if (!this.answer) await this.open(this.chat.id).catch(() => undefined);
      throw failure;
    }
  }

  private take(decided: Proposal): void {
    for (const { proposals } of this.messages) {
      const index = proposals.findIndex(({ id }) => id === decided.id);
      if (index >= 0) proposals[index] = decided;
    }
    this.changed('all');
  }

  async choose(model: string): Promise<void> {
    this.model = model;
    if (this.chat) this.chat = await api().chooseModel(this.chat.id, model);
  }

  /** Ends its answer and stops calling. */
  leave(): void {
    clearTimeout(this.watching);
    this.left.abort();
  }

  /** Reads again until the answer of another window has ended. */
  private watch(id: number): void {
    clearTimeout(this.watching);
    this.watching = window.setTimeout(() => {
      if (!this.answer) this.open(id).catch(() => this.watch(id));
    }, WATCH_MS);
  }
}

/** Returns whether it goes on the text before. */
function addText(answer: Answer, text: string): boolean {
  const last = answer.at(-1);
  if (!last || !('text' in last)) {
    answer.push({ text });
    return false;
  }
  last.text += text;
  return true;
}

/** A step that ended takes the place of the running one. */
function addStep(answer: Answer, step: Step): void {
  const running = answer.find(part => 'step' in part && part.step.name === step.name && part.step.status === 'running');
  if (running && 'step' in running) running.step = step;
  else answer.push({ step });
}
