import type { ChatModel, ChatPart, ChatRequest, PictureModel, PictureRequest } from './chat-model';
import type { ModelCalls } from './model-calls';

export class MeasuredChat implements ChatModel {
  readonly name: string;

  constructor(
    private readonly model: ChatModel,
    private readonly calls: ModelCalls,
  ) {
    this.name = model.name;
  }

  async *stream(request: ChatRequest): AsyncIterable<ChatPart> {
    using call = this.calls.begin('chat', this.name);
    try {
      for await (const part of this.model.stream(request)) {
        if (part.kind === 'end') call.done(part.tokens);
        yield part;
      }
    } catch (error) {
      call.failed(error);
      throw error;
    }
  }
}

export class MeasuredPictures implements PictureModel {
  constructor(
    private readonly name: string,
    private readonly model: PictureModel,
    private readonly calls: ModelCalls,
  ) {}

  async draw(request: PictureRequest): Promise<Buffer[]> {
    using call = this.calls.begin('pictures', this.name);
    try {
      const pictures = await this.model.draw(request);
      call.done();
      return pictures;
    } catch (error) {
      call.failed(error);
      throw error;
    }
  }
}
