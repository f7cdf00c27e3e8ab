import { Injectable } from '@nestjs/common';
import { Accounts } from '#kit/access/accounts';
import { DerivedKeys } from '#kit/config/derived-keys';
import type { Caller } from '#kit/http/caller';
import { Translator } from '#kit/language/language';
import { Log } from '#kit/log/log';
import { describeProblems } from '#kit/refusals/problem-texts';
import { Refusal, SignInRequired, Unexpected } from '#kit/refusals/refusal';
import { InjectDefinition } from '#kit/service/inject-definition';
import { KEY_HEADER } from '#idempotency/request-key';
import { currentTraceparent } from '#kit/tracing/tracing';
import { OwnApi } from '../own-api/own-api';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { idempotencyKey } from './idempotency-key';
import type { CallOptions, Tool, ToolFailure, ToolResult, ToolSelection, ToolsetsOfUser, ToolUser } from './tool';
import { isSelected, mayCall, readsAccount } from './tool-access';
import { toolCatalogue, type ToolEntry } from './tool-catalogue';
import { ToolLists } from './tool-lists';
import { toolRequest, type ToolRequest } from './tool-request';
import { readToolResult } from './tool-result';
import { secretNamesOf, withoutFields, withoutNames, withoutSecretArguments } from './tool-secrets';
import { ToolUnknown } from './tools.refusals';

/** The operations of the API as tools for language models. */
@Injectable()
export class ServiceTools {
  private catalogue: Promise<ReadonlyMap<string, ToolEntry>> | undefined;
  private secretNames: ReadonlySet<string> | undefined;
  private readonly lists = new ToolLists();

  constructor(
    private readonly api: OwnApi,
    private readonly accounts: Accounts,
    private readonly keys: DerivedKeys,
    private readonly translator: Translator,
    private readonly log: Log,
    @InjectDefinition() private readonly definition: ServiceDefinition,
  ) {}

  /**
   * The tools that this user may call now, sorted by toolset and name. Returns the same array for the same rights and selection.
   * @throws SignInRequired if the account was deleted or disabled
   */
  async list(user: ToolUser, selection: ToolSelection = {}): Promise<readonly Tool[]> {
    const [entries, caller] = await Promise.all([this.entries(), this.callerOf(user)]);
    return this.lists.of(entries, caller, selection);
  }

  /** Every tool for a conversation with a model, without tools that need a token or key, and without such arguments. */
  async listForModel(user: ToolUser): Promise<Tool[]> {
    return (await this.list(user, { toolsets: 'all' })).flatMap(tool => withoutSecretArguments(tool) ?? []);
  }

  /** Removes passwords, tokens and keys of all routes from the arguments of a model. */
  async withoutSecrets<Value>(args: Value): Promise<Value> {
    this.secretNames ??= secretNamesOf(await this.api.describe());
    return withoutNames(args, this.secretNames);
  }

  /** The tool, if this user may call it now. @throws SignInRequired, see `list` */
  async get(user: ToolUser, name: string, selection: ToolSelection = {}): Promise<Tool | undefined> {
    return (await this.callable(user, name, selection)).entry?.tool;
  }

  /** Every toolset of the service, by name. */
  async toolsets(): Promise<string[]> {
    return toolsetsIn([...(await this.entries()).values()]);
  }

  /** The toolsets that this user may call something of now, by name. @throws SignInRequired, see `list` */
  async toolsetsOf(user: ToolUser, { readOnly }: { readOnly: boolean }): Promise<ToolsetsOfUser> {
    const [entries, caller] = await Promise.all([this.entries(), this.callerOf(user)]);
    const callable = [...entries.values()].filter(
      entry => mayCall(entry, caller) && isSelected(entry.tool, { readOnly }, 'all'),
    );
    const own = toolsetsIn(callable.filter(({ rule }) => caller && readsAccount(rule, caller)));
    return { own, open: toolsetsIn(callable).filter(name => !own.includes(name)) };
  }

  /** What a tool that changes data is called in Arabic. */
  async arabicTitleOf(name: string): Promise<string | undefined> {
    return (await this.entries()).get(name)?.tool.arabicTitle;
  }

  /** The permissions of the tool, of which a user needs one; empty for an unknown tool. */
  async permissionsOf(name: string): Promise<readonly string[]> {
    const rule = (await this.entries()).get(name)?.rule;
    return rule?.kind === 'audience' ? rule.permissions : [];
  }

  /** Sends the request of a tool through the whole service. @throws ToolUnknown, SignInRequired, AbortError */
  async call(
    user: ToolUser,
    name: string,
    args: Readonly<Record<string, unknown>>,
    { seed, signal, selection = {}, isRepeatable = false, withoutSecrets = false }: CallOptions,
  ): Promise<ToolResult> {
    const { entry, caller } = await this.callable(user, name, selection);
    if (!entry) throw ToolUnknown();
    const owner = caller ? `${caller.audience}:${caller.id}` : user.address;
    const key = idempotencyKey(this.keys.signing('tool calls'), [seed, name, owner, args]);
    let request: ToolRequest;
    try {
      request = toolRequest(entry.tool.path, entry.input, args, key);
      if (isRepeatable) request.headers = { [KEY_HEADER]: key, ...request.headers };
    } catch (error) {
      if (error instanceof Refusal) return this.refused(error, user);
      throw error;
    }
    const sender = caller && readsAccount(entry.rule, caller) ? caller : undefined;
    const result = await this.send(entry, request, user, sender, signal);
    return result.ok && withoutSecrets ? { ...result, data: withoutFields(result.data, entry.output.secrets) } : result;
  }

  private async callable(user: ToolUser, name: string, selection: ToolSelection) {
    const [entries, caller] = await Promise.all([this.entries(), this.callerOf(user)]);
    const entry = entries.get(name);
    const isCallable = entry && mayCall(entry, caller) && isSelected(entry.tool, selection, 'all');
    return { entry: isCallable ? entry : undefined, caller };
  }

  private async send(
    { tool, output }: ToolEntry,
    { url, headers, body }: ToolRequest,
    user: ToolUser,
    caller: Caller | undefined,
    signal: AbortSignal | undefined,
  ): Promise<ToolResult> {
    signal?.throwIfAborted();
    const traceparent = currentTraceparent();
    const sending = {
      method: tool.method,
      url,
      headers: {
        ...headers,
        accept: 'application/json',
        'accept-language': user.language,
        ...(traceparent && { traceparent }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      body,
      address: user.address,
      caller,
      signal,
    };
    const messageOf = (key: string) => this.translator.say(`errors.${key}`, user.language);
    try {
      return readToolResult(await this.api.send(sending), output.isWhole, messageOf);
    } catch (error) {
      signal?.throwIfAborted();
      this.log.error({ err: error, tool: tool.name }, 'the request of a tool ended without a response');
      return { ok: false, status: Unexpected.status, code: Unexpected.key, message: messageOf(Unexpected.key) };
    }
  }

  /** The account of a user; undefined for the public. */
  private async callerOf({ audience, accountId, caller: known }: ToolUser): Promise<Caller | undefined> {
    if (known) return known;
    if (audience === undefined || accountId === undefined) return undefined;
    const caller = await this.accounts.find(audience, accountId);
    if (!caller) throw SignInRequired();
    return caller;
  }

  private refused({ status, key, detail }: Refusal, { language }: ToolUser): ToolFailure {
    const say = (messageKey: string, values?: Record<string, unknown>) =>
      this.translator.say(messageKey, language, values);
    const { errors } = describeProblems(detail.errors ?? {}, detail.params, say, language);
    const [first] = Object.values(errors).flat();
    return {
      ok: false,
      status,
      code: key,
      message: first ?? say(`errors.${key}`),
      ...(first !== undefined && { errors }),
    };
  }

  private async entries(): Promise<ReadonlyMap<string, ToolEntry>> {
    this.catalogue ??= this.read();
    return this.catalogue;
  }

  private async read(): Promise<ReadonlyMap<string, ToolEntry>> {
    try {
      return toolCatalogue(await this.api.describe(), this.definition);
    } catch (error) {
      this.catalogue = undefined;
      throw error;
    }
  }
}

const toolsetsIn = (entries: readonly ToolEntry[]): string[] =>
  [...new Set(entries.map(({ tool }) => tool.toolset))].toSorted();
