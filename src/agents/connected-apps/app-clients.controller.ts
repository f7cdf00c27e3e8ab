import { Body, Controller, Delete, Get, Post } from '@nestjs/common';
import { Requires } from '#kit/access/access-rule';
import { SignedIn } from '#kit/access/parameters';
import type { Caller } from '#kit/http/caller';
import { IdParam } from '#kit/http/identifiers';
import { Creates, Describe, DescribePath, ResponseMessage, Returns } from '#kit/http/route-description';
import { ApiTags } from '#kit/openapi/api-notes';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { AppClientView, NewAppClientView } from './app-client.view';
import { AppClientBody } from './app-clients.dto';
import { AppClients } from './app-clients.service';

@ApiTags('Connected apps')
@Controller('connected-apps/clients')
export class AppClientsController {
  constructor(private readonly clients: AppClients) {}

  @Get()
  @Requires('settings.edit')
  @Returns('The apps that staff entered, the latest first', [AppClientView])
  @Describe('Lists the apps that accounts can connect because staff entered them, without their secrets.')
  async list(): Promise<AppClientView[]> {
    return this.clients.list();
  }

  @Post()
  @Requires('settings.edit')
  @ResponseMessage('messages.app_client_created')
  @Creates('Enter an app', NewAppClientView, ValidationFailed)
  @Describe(
    'Enters an app that has no address of its own from which it could present itself.',
    'Accounts can connect it while the setting `connected_apps` is on.',
    'The response is the only one that contains the secret.',
  )
  async create(@SignedIn() caller: Caller, @Body() body: AppClientBody): Promise<NewAppClientView> {
    return this.clients.create(caller, body);
  }

  @Delete(':id')
  @Requires('settings.edit')
  @DescribePath({ id: 'Id of the app.' })
  @ResponseMessage('messages.app_client_deleted')
  @Returns('Delete an app that staff entered', null, NotFound)
  @Describe('Deletes the app and ends its connections to all accounts, from the next request on.')
  async remove(@IdParam() id: number): Promise<void> {
    await this.clients.delete(id);
  }
}
