import { Injectable } from '@nestjs/common';
import type { Configuration } from '#kit/config/configuration';
import { InjectConfiguration } from '#kit/config/configuration.token';
import { Translator } from '#kit/language/language';
import type { ChatModel, PictureModel } from './chat-model';
import { DemoChat } from './demo/demo-chat';
import { MeasuredChat, MeasuredPictures } from './measured-models';
import { ModelCalls } from './model-calls';
import { Provider } from './provider';
import { ProviderChat } from './provider-chat';
import { ProviderPictures } from './provider-pictures';

export const DEMO_MODEL = 'demo';

export interface ModelInfo {
  name: string;
  provider: 'openai' | 'anthropic' | 'demo';
  isDefault: boolean;
  isAvailable: boolean;
}

/** The language and picture models of the installation. */
@Injectable()
export class AiModels {
  /** Maximum duration of one call to the provider. */
  readonly timeouts = { chatMs: 60_000, picturesMs: 120_000 };
  /** Whether the demo model answers and callers draw demo pictures: without a key, outside production. */
  readonly isDemo: boolean;
  private readonly chats: ReadonlyMap<string, ChatModel>;
  private readonly drawing: PictureModel | undefined;

  constructor(
    @InjectConfiguration() private readonly configuration: Configuration,
    calls: ModelCalls,
    private readonly translator: Translator,
  ) {
    const { ai, production } = configuration;
    this.isDemo = ai.apiKey === undefined && !production;
    const provider = ai.apiKey === undefined ? undefined : new Provider(ai, ai.apiKey);
    this.chats = new Map((provider ? this.chatsOf(provider, calls) : this.demoChats()).map(chat => [chat.name, chat]));
    this.drawing = provider && this.picturesOf(provider, calls);
  }

  /** Models in the order of the configuration; only the demo model where it answers. */
  list(): ModelInfo[] {
    const { models, provider } = this.configuration.ai;
    const names = this.isDemo ? [DEMO_MODEL] : models;
    return names.map((name, index) => ({
      name,
      provider: this.isDemo ? 'demo' : provider,
      isDefault: index === 0,
      isAvailable: this.chats.has(name),
    }));
  }

  /** The model with this name, or the default model; undefined if there is none. */
  chat(name?: string): ChatModel | undefined {
    return name === undefined ? [...this.chats.values()][0] : this.chats.get(name);
  }

  /** The model that draws pictures; undefined without a key or AI_IMAGE_MODEL. */
  pictures(): PictureModel | undefined {
    return this.drawing;
  }

  private chatsOf(provider: Provider, calls: ModelCalls): ChatModel[] {
    const timeout = () => this.timeouts.chatMs;
    return this.configuration.ai.models.map(name => new MeasuredChat(new ProviderChat(name, provider, timeout), calls));
  }

  private demoChats(): ChatModel[] {
    return this.isDemo ? [new DemoChat(DEMO_MODEL, (key, language) => this.translator.say(key, language))] : [];
  }

  private picturesOf(provider: Provider, calls: ModelCalls): PictureModel | undefined {
    const { imageModel } = this.configuration.ai;
    if (imageModel === undefined) return undefined;
    const timeout = () => this.timeouts.picturesMs;
    return new MeasuredPictures(imageModel, new ProviderPictures(imageModel, provider, timeout), calls);
  }
}
