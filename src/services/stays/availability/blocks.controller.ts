import { Body, Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import { DescribePath, Returns, Creates, Describe, ResponseMessage } from '#kit/http/route-description';
import { IdParam } from '#kit/http/identifiers';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { BlockView } from './block.view';
import { BlockBody, BlockChangeBody } from './blocks.dto';
import { Blocks } from './blocks.service';
import { DatesTaken } from '../nights/night-holds.service';

@ApiTags('Calendar')
@DescribePath({ id: 'Id of the block.' })
@Controller('availability/blocks')
export class BlocksController {
  constructor(private readonly blocks: Blocks) {}

  @Get()
  @Requires('calendar.view')
  @Describe('Lists the blocked nights, earliest first, each with its stay.')
  @Returns('Every block, soonest first', [BlockView])
  all(): Promise<BlockView[]> {
    return this.blocks.list();
  }

  @Post()
  @Requires('calendar.block')
  @ResponseMessage('messages.block_created')
  @Describe(
    'Blocks nights of a stay, from `from` until the morning of `to`. When one of them is taken, 409 `dates_taken` returns the',
    'holder of the nights in `details` (`held_by`, `reference`). Overdue unpaid bookings do not count: they are cancelled.',
  )
  @Creates('Block nights of a stay', BlockView, ValidationFailed, DatesTaken)
  create(@Body() body: BlockBody): Promise<BlockView> {
    return this.blocks.create(body);
  }

  @Put(':id')
  @Requires('calendar.block')
  @ResponseMessage('messages.block_changed')
  @Describe(
    'Moves a block to other nights or another stay, or changes its reason or note; omitted fields stay as they are. When',
    'a new night is taken, nothing changes and the response is 409 `dates_taken`.',
  )
  @Returns('Change a block; omitted fields stay as they are', BlockView, ValidationFailed, NotFound, DatesTaken)
  change(@IdParam() id: number, @Body() body: BlockChangeBody): Promise<BlockView> {
    return this.blocks.update(id, body);
  }

  @Delete(':id')
  @Requires('calendar.block')
  @ResponseMessage('messages.block_deleted')
  @Describe('Removes a block; its nights can be booked again at once.')
  @Returns('Delete a block and release its nights', null, NotFound)
  async remove(@IdParam() id: number): Promise<void> {
    await this.blocks.delete(id);
  }
}
