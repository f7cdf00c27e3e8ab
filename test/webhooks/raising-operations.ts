import type { Payment } from '#money/payments/payment.entity';
import { PaymentHandler } from '#money/payments/payment-handler';
import { OrderTransitions } from '#services/food/orders/order-transitions.service';
import type { TestService } from '../harness/app';
import type { Answer } from '../harness/client';
import { startCourses } from '../courses/courses';
import { makeCourse, makeCourseWithLessons, makeEnrollment } from '../courses/factories';
import { makeEvent } from '../fitness/community.factories';
import { startFitness } from '../fitness/fitness';
import { makeDish, makeKitchen, makeOrderRow } from '../food/factories';
import { startFood } from '../food/food';
import { place } from '../food/placement.actors';
import { leadBody, makeHome, viewingBody } from '../property/factories';
import { startProperty } from '../property/property';
import { allowChanges, book, change, nights } from '../stays/date-changes.actors';
import { makeBooking, makeStay } from '../stays/factories';
import { visitor } from '../stays/payments.actors';
import { bookingBody, startStays } from '../stays/stays';

/** Prepares records and returns the operation, which raises these types. */
type Operation = [types: readonly string[], prepare: () => Promise<() => Promise<unknown>>];

export interface RaisingService {
  service: TestService;
  operations: Record<string, Operation>;
}

let sent = 0;
const fresh = (): string => `raised-${(sent += 1)}`;
const successful = async (answer: Promise<Answer>) => {
  const { status, text } = await answer;
  if (status >= 300) throw new Error(`${status} ${text}`);
};
/** The handlers look only at its reference. */
const PAYMENT = {} as Payment;
const name = { en: 'Name', ar: 'اسم' };

export async function raisingFood(): Promise<RaisingService> {
  const food = await startFood({ TRUST_PROXY: '1' });
  const { service, owner } = food;
  const dish = async (values: object = {}) => `/api/products/${(await makeDish(service.db, values)).id}`;
  const move =
    (before: string, status: string, values: object = {}) =>
    async () => {
      const order = { status: before, paymentStatus: 'paid', kitchenId: food.downtown.id, ...values } as object;
      const { id } = await makeOrderRow(service.db, order);
      return () => successful(owner.patch(`/api/orders/${id}/status`, { status, reason: 'No lamb today' }));
    };
  const code = fresh();
  await makeKitchen(service.db, { code });
  return {
    service,
    operations: {
      'an order': [['food.order.placed'], async () => () => successful(place(food))],
      'an acceptance': [['food.order.accepted'], move('pending', 'confirmed')],
      'a ready order': [['food.order.ready'], move('preparing', 'ready')],
      'a departure': [['food.order.out_for_delivery'], move('ready', 'out_for_delivery', { fulfillment: 'delivery' })],
      'a delivery': [['food.order.delivered'], move('out_for_delivery', 'delivered', { fulfillment: 'delivery' })],
      'a cancellation': [['food.order.cancelled'], move('pending', 'cancelled')],
      'a refund': [
        ['food.order.refunded'],
        async () => {
          const { id } = await makeOrderRow(service.db, { status: 'cancelled', paymentStatus: 'refund_due' });
          return () => service.get(OrderTransitions).markRefunded(id);
        },
      ],
      'a refund of a part': [
        ['food.order.refunded'],
        async () => {
          const { orderNumber } = await makeOrderRow(service.db, { status: 'delivered', paymentStatus: 'paid' });
          const handler = service.get(PaymentHandler);
          return () => service.db.transaction(() => handler.partlyRefunded(orderNumber, PAYMENT, []));
        },
      ],
      'a pause': [
        ['food.kitchen.paused'],
        async () => {
          await owner.delete(`/api/kitchens/${code}/pause`);
          const until = service.clock.now().add({ minutes: 30 }).toString();
          return () => successful(owner.put(`/api/kitchens/${code}/pause`, { until, reason: 'Broken oven' }));
        },
      ],
      'a new dish': [
        ['food.dish.changed'],
        async () => {
          const body = { name: { ...name, en: fresh() }, price: 9.5, category_id: food.category.id };
          return () => successful(owner.post('/api/products', body));
        },
      ],
      'a changed dish': [
        ['food.dish.changed'],
        async () => {
          const path = await dish();
          return () => successful(owner.patch(path, { price: 7.25 }));
        },
      ],
      'an archived dish': [
        ['food.dish.changed'],
        async () => {
          const path = await dish();
          return () => successful(owner.delete(path));
        },
      ],
      'a message': [
        ['food.inquiry.received'],
        async () => {
          const body = { name: 'Sara', email: 'sara@example.com', message: 'Forty people?', client_token: fresh() };
          return () => successful(food.anonymous.post('/api/contact', body));
        },
      ],
    },
  };
}

export async function raisingStays(): Promise<RaisingService> {
  const stays = await startStays({ TRUST_PROXY: '1' });
  const { service, host } = stays;
  await allowChanges(stays);
  const act = (action: string, values: object) => async () => {
    const { reference } = await makeBooking(service.db, values);
    return () => successful(host.patch(`/api/bookings/manage/${reference}`, { action }));
  };
  return {
    service,
    operations: {
      'a booking': [
        ['stays.booking.created'],
        async () => {
          const body = bookingBody({ stay_slug: (await makeStay(service.db)).slug });
          return () => successful(visitor(stays).post('/api/bookings', body));
        },
      ],
      'a confirmation': [['stays.booking.confirmed'], act('confirm', { status: 'pending' })],
      'a cancellation': [['stays.booking.cancelled'], act('cancel', { status: 'confirmed' })],
      'a change of dates': [
        ['stays.booking.changed'],
        async () => {
          const booked = await book(stays);
          return () => successful(change(visitor(stays), booked, nights(50, 53)));
        },
      ],
      'a refund of a part': [
        ['stays.booking.refunded'],
        async () => {
          const { reference } = await makeBooking(service.db, { status: 'confirmed' });
          const handler = service.get(PaymentHandler);
          return () => service.db.transaction(() => handler.partlyRefunded(reference, PAYMENT, []));
        },
      ],
      'a question': [
        ['stays.inquiry.received'],
        async () => {
          const body = { name: 'Sara', email: 'sara@example.com', message: 'Is it heated?', client_token: fresh() };
          return () => successful(visitor(stays).post('/api/inquiries', body));
        },
      ],
    },
  };
}

export async function raisingCourses(): Promise<RaisingService> {
  const courses = await startCourses();
  const { service, owner } = courses;
  return {
    service,
    operations: {
      'a registration': [
        ['courses.student.registered'],
        async () => {
          const person = { first_name: 'Lina', last_name: 'Saleh', email: `${fresh()}@example.com` };
          const body = { ...person, password: 'correct-horse-9' };
          return () => successful(courses.visitor().post('/api/users/auth/register', body));
        },
      ],
      'a granted seat': [
        ['courses.enrollment.granted'],
        async () => {
          const [student, course] = [await courses.student(), await makeCourse(service.db)];
          const body = { user_id: student.id, course_id: course.id };
          return () => successful(owner.post('/api/enrollments', body));
        },
      ],
      'a completed course': [
        ['courses.course.completed'],
        async () => {
          const { course, lessons } = await makeCourseWithLessons(service.db, 1);
          const student = await courses.student();
          await makeEnrollment(service.db, student, course);
          return () => successful(student.post(`/api/users/enrollments/lessons/${lessons[0]!.code}/complete`));
        },
      ],
    },
  };
}

export async function raisingProperty(): Promise<RaisingService> {
  const property = await startProperty();
  const { service, owner } = property;
  const withHome =
    (act: (path: string) => Promise<Answer>, values: object = {}) =>
    async () => {
      const { id } = await makeHome(service.db, values);
      return () => successful(act(`/api/properties/manage/${id}`));
    };
  const home = await makeHome(service.db);
  return {
    service,
    operations: {
      'a published home': [
        ['property.home.published'],
        withHome(path => owner.patch(`${path}/status`, { status: 'published' }), { status: 'draft' }),
      ],
      'a withdrawn home': [
        ['property.home.gone'],
        withHome(path => owner.patch(`${path}/status`, { status: 'draft' })),
      ],
      'a changed home': [['property.home.changed'], withHome(path => owner.put(path, { bathrooms: 3 }))],
      'a deleted home': [['property.home.gone'], withHome(path => owner.delete(path))],
      'an inquiry': [
        ['property.lead.received'],
        async () => () => successful(property.visitor().post('/api/leads', leadBody())),
      ],
      'a viewing': [
        ['property.viewing.requested'],
        async () => {
          const body = viewingBody(home.id, service.clock.now());
          return () => successful(property.visitor().post('/api/viewings', body));
        },
      ],
      'a confirmed viewing': [
        ['property.viewing.moved'],
        async () => {
          const body = viewingBody(home.id, service.clock.now());
          await successful(property.visitor().post('/api/viewings', body));
          const viewing = await service.db.row<{ id: number }>('SELECT max(id) AS id FROM viewing');
          return () => successful(owner.patch(`/api/viewings/${viewing!.id}`, { action: 'confirm' }));
        },
      ],
    },
  };
}

export async function raisingFitness(): Promise<RaisingService> {
  const fitness = await startFitness();
  const { service } = fitness;
  return {
    service,
    operations: {
      'a registration': [
        ['fitness.member.joined'],
        async () => {
          const body = { first_name: 'Mona', last_name: 'Haddad', email: `${fresh()}@club.example` };
          return () => successful(fitness.visitor().post('/api/auth/register', { ...body, password: 'long-enough' }));
        },
      ],
      'a check-in': [
        ['fitness.check_in.filed'],
        async () => {
          const member = await fitness.member();
          return () => successful(member.post('/api/fitness/coaching/check-ins', { energy: 7 }));
        },
      ],
      'a place at an event': [
        ['fitness.event.joined'],
        async () => {
          const startsAt = new Date(service.clock.date().getTime() + 86_400_000);
          const endsAt = new Date(startsAt.getTime() + 3_600_000);
          const { slug } = await makeEvent(service.db, { startsAt, endsAt });
          const member = await fitness.member();
          return () => successful(member.post(`/api/fitness/community/events/${slug}/attend`));
        },
      ],
    },
  };
}
