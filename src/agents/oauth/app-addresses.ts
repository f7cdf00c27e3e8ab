import { Inject, Injectable } from '@nestjs/common';
import type { Configuration } from '#kit/config/configuration';
import { InjectConfiguration } from '#kit/config/configuration.token';
import { InjectDefinition } from '#kit/service/inject-definition';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { APP_ADDRESSES, type AppAddress } from './app-address';
import { comparable, wellKnownAddress } from './resource-value';

/** Addresses that apps use after a sign-in. All come from the configuration, never from the header `Host`. */
@Injectable()
export class AppAddresses {
  constructor(
    @Inject(APP_ADDRESSES) readonly all: readonly AppAddress[],
    @InjectDefinition() private readonly definition: ServiceDefinition,
    @InjectConfiguration() private readonly configuration: Configuration,
  ) {}

  /** @param word such as `staff` */
  find(word: string): AppAddress | undefined {
    return this.all.find(address => address.word === word);
  }

  issuerOf({ word }: AppAddress): string {
    return `${this.base}/oauth/${word}`;
  }

  /** The address that people type into an assistant. */
  resourceOf({ word }: AppAddress): string {
    return `${this.base}/mcp/${word}`;
  }

  /** The published spelling of the resource that a client means; undefined for another one. */
  resourceMeant(address: AppAddress, value: string): string | undefined {
    const meant = comparable(value);
    return this.resourcesOf(address).find(resource => meant !== undefined && comparable(resource) === meant);
  }

  /**
   * The resource of a request by path, or of one to a configured host name of the service; undefined for other hosts.
   * @param host the header `Host` of a request without the name of the service in its path
   */
  resourceAt(address: AppAddress, host?: string): string | undefined {
    if (host === undefined) return this.resourceOf(address);
    const name = host.toLowerCase().replace(/:\d+$/, '');
    return this.hosts.includes(name) ? this.resourceOfHost(address, name) : undefined;
  }

  /** Where a client that is not signed in finds the authorization server of a resource. */
  resourceMetadataUrl(address: AppAddress, resource = this.resourceOf(address)): string {
    return wellKnownAddress('oauth-protected-resource', resource);
  }

  /** All published spellings: by path, and by configured host names. */
  resourcesOf(address: AppAddress): string[] {
    return [this.resourceOf(address), ...this.hosts.map(host => this.resourceOfHost(address, host))];
  }

  private resourceOfHost({ word }: AppAddress, host: string): string {
    const { protocol, port } = new URL(this.configuration.publicUrl);
    return `${protocol}//${host}${port && `:${port}`}/mcp/${word}`;
  }

  private get hosts(): readonly string[] {
    return this.configuration.services[this.definition.name]?.hosts ?? [];
  }

  private get base(): string {
    return `${this.configuration.publicUrl}/${this.definition.name}`;
  }
}
