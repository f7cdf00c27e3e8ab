import { Controller, Get, Post } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { Test } from '@nestjs/testing';
import { Public, Requires } from '#kit/access/access-rule';
import { assertClosedByDefault } from './closed-by-default';

class Inherited {
  @Post('open')
  open() {}
}

@Controller('closed')
class Closed {
  @Get()
  @Public()
  list() {}

  @Post()
  @Requires('things.create')
  create() {}

  helper() {}
}

@Controller('forgotten')
class Forgotten extends Inherited {
  @Get()
  @Public()
  list() {}
}

async function check(controllers: (new () => object)[]): Promise<void> {
  const app = await Test.createTestingModule({ imports: [DiscoveryModule], controllers }).compile();
  assertClosedByDefault(app);
}

it('lets an application start whose handlers all declare an access rule', async () => {
  await expect(check([Closed])).resolves.toBeUndefined();
});

it('stops the start for a handler without one, inherited ones included', async () => {
  await expect(check([Closed, Forgotten])).rejects.toThrow('Forgotten.open');
});
