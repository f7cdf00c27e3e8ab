import 'reflect-metadata';
import {
  Body,
  Controller,
  DefaultValuePipe,
  Get,
  Headers,
  Injectable,
  Module,
  ParseIntPipe,
  Post,
  Query,
  ValidationPipe,
} from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Type } from 'class-transformer';
import { IsArray, IsEmail, IsInt, IsNotEmpty, IsObject, IsString, Min, ValidateNested } from 'class-validator';
import { DataSource, In, IsNull } from 'typeorm';
import { Category, Dish, Order, OrderLine } from './entities';

/**
 * A service as the manuals of Nest and TypeORM write one: a module, a validation pipe, repositories, relations, cascades.
 * It stands on the tables of food and knows a list of dishes and how an order is stored, and no rule.
 */

class LineBody {
  @IsInt()
  product_id: number;

  @IsInt()
  @Min(1)
  quantity: number;
}

class OrderBody {
  @IsArray()
  @ValidateNested({ each: true })
  @Type(() => LineBody)
  lines: LineBody[];

  @IsString()
  kitchen_code: string;

  @IsString()
  fulfillment: string;

  @IsObject()
  address: object;

  @IsNotEmpty()
  name: string;

  @IsEmail()
  email: string;

  @IsString()
  phone: string;

  @IsString()
  payment_method: string;
}

@Injectable()
class DishesService {
  constructor(private readonly dataSource: DataSource) {}

  async page(page: number, limit: number) {
    const [items, total] = await this.dataSource.getRepository(Dish).findAndCount({
      where: { isActive: true, archivedAt: IsNull() },
      relations: { category: true },
      order: { updatedAt: 'DESC', id: 'DESC' },
      skip: (page - 1) * limit,
      take: limit,
    });
    return { items, total, page, limit };
  }
}

@Injectable()
class OrdersService {
  constructor(private readonly dataSource: DataSource) {}

  async place(key: string, { lines, kitchen_code, payment_method, ...body }: OrderBody) {
    return this.dataSource.transaction(async manager => {
      const dishes = await manager.findBy(Dish, { id: In(lines.map(line => line.product_id)) });
      const ordered = lines.map((line, position) => {
        const dish = dishes.find(({ id }) => id === line.product_id)!;
        return manager.create(OrderLine, {
          position,
          productId: dish.id,
          name: dish.name,
          quantity: line.quantity,
          unitPriceCents: dish.priceCents,
          lineTotalCents: dish.priceCents * line.quantity,
        });
      });
      const totalCents = ordered.reduce((sum, line) => sum + line.lineTotalCents, 0);
      const order = manager.create(Order, {
        ...body,
        caller: `guest:${body.email}`,
        idempotencyKey: key,
        kitchenCode: kitchen_code,
        paymentMethod: payment_method,
        subtotalCents: totalCents,
        totalCents,
        placedAt: new Date(),
        lines: ordered,
      });
      const { id } = await manager.save(order);
      return { id, totalCents };
    });
  }
}

@Controller()
class ServiceController {
  constructor(
    private readonly dishes: DishesService,
    private readonly orders: OrdersService,
  ) {}

  @Get('health')
  health() {
    return { status: 'ok' };
  }

  @Get('food/api/products')
  async list(@Query('page', new DefaultValuePipe(1), ParseIntPipe) page: number) {
    return this.dishes.page(page, 12);
  }

  @Post('food/api/orders')
  async place(@Headers('Idempotency-Key') key: string, @Body() body: OrderBody) {
    return this.orders.place(key, body);
  }
}

const dataSource = {
  provide: DataSource,
  useFactory: async () =>
    new DataSource({
      type: 'postgres',
      url: process.env.DATABASE_URL,
      schema: 'food',
      entities: [Category, Dish, Order, OrderLine],
      synchronize: false,
      installExtensions: false,
    }).initialize(),
};

@Module({ controllers: [ServiceController], providers: [dataSource, DishesService, OrdersService] })
class ServiceModule {}

async function bootstrap() {
  const app = await NestFactory.create(ServiceModule);
  app.useGlobalPipes(new ValidationPipe({ whitelist: true, transform: true }));
  await app.listen(Number(process.env.PORT), '127.0.0.1');
  process.once('SIGTERM', () => process.exit(0));
}

void bootstrap();
