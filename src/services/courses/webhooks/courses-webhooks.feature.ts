import { PaymentDisputed } from '#money/payments/payment.events';
import { on } from '#kit/service/domain-events';
import type { Feature } from '#kit/service/feature';
import { PurchasePaid } from '../checkout/purchase.events';
import { SeatEnded, SeatStarted } from '../enrollments/seat.events';
import { CourseCompleted } from '../progress/completion.events';
import { PurchaseRefunded } from '../refunds/refund.events';
import { StudentRegistered } from '../students/student.events';
import { CoursesWebhooks } from './courses-webhooks.service';

export const coursesWebhooks: Feature = {
  providers: [CoursesWebhooks],
  handlers: [
    on(SeatStarted, CoursesWebhooks, 'seatStarted'),
    on(SeatEnded, CoursesWebhooks, 'seatEnded'),
    on(CourseCompleted, CoursesWebhooks, 'courseCompleted'),
    on(PurchasePaid, CoursesWebhooks, 'orderPaid'),
    on(PurchaseRefunded, CoursesWebhooks, 'orderRefunded'),
    on(StudentRegistered, CoursesWebhooks, 'studentRegistered'),
    on(PaymentDisputed, CoursesWebhooks, 'paymentDisputed'),
  ],
};
