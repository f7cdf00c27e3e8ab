import { Injectable } from '@nestjs/common';
import { Webhooks } from '#webhooks/storage/webhooks';
import {
  COURSE_COMPLETED,
  ENROLLMENT_ENDED,
  ENROLLMENT_GRANTED,
  ORDER_PAID,
  ORDER_REFUNDED,
  PAYMENT_DISPUTED,
  STUDENT_REGISTERED,
} from './courses-webhook-types';

/** Raises the webhooks of the service for its domain events. */
@Injectable()
export class CoursesWebhooks {
  constructor(private readonly webhooks: Webhooks) {}

  async seatStarted({ enrollmentId: id }: { enrollmentId: number }): Promise<void> {
    await this.webhooks.raise(ENROLLMENT_GRANTED, { id });
  }

  async seatEnded({ enrollmentId: id }: { enrollmentId: number }): Promise<void> {
    await this.webhooks.raise(ENROLLMENT_ENDED, { id });
  }

  async courseCompleted({ enrollmentIds }: { enrollmentIds: readonly number[] }): Promise<void> {
    for (const id of enrollmentIds) await this.webhooks.raise(COURSE_COMPLETED, { id });
  }

  async orderPaid({ orderId: id }: { orderId: number }): Promise<void> {
    await this.webhooks.raise(ORDER_PAID, { id });
  }

  async orderRefunded({ orderId: id }: { orderId: number }): Promise<void> {
    await this.webhooks.raise(ORDER_REFUNDED, { id });
  }

  async studentRegistered({ studentId: id }: { studentId: number }): Promise<void> {
    await this.webhooks.raise(STUDENT_REGISTERED, { id });
  }

  async paymentDisputed({ disputeId: id }: { disputeId: number }): Promise<void> {
    await this.webhooks.raise(PAYMENT_DISPUTED, { id });
  }
}
