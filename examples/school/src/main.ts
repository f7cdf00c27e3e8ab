import '#kit/style.css';
import './school.css';
import { h } from '#kit/element';
import { startSite } from '#kit/frame';
import { liveState } from '#kit/live';
import { signedIn } from '#kit/sign-in';
import theme from '../theme.json';
import { forgotPasswordPage, resetPasswordPage, verifyEmailPage } from './account/password.pages';
import { registerPage, studentSignIn } from './account/sign-in.page';
import { cataloguePage } from './catalogue/catalogue.page';
import { coursePage } from './catalogue/course.page';
import { checkoutPage } from './checkout/checkout.page';
import { orderPage } from './checkout/order.page';
import { coursePlanPage } from './learning/course-plan.page';
import { lessonPage } from './learning/lesson.page';
import { myCoursesPage } from './learning/my-courses.page';
import { conversationsPage, openConversation } from './messages/conversations.page';
import { conversationPage } from './messages/conversation.page';
import { goLive } from './live';
import { addressOf, notifications } from './notifications/feed';
import { quizPage } from './quiz/quiz.page';
import { session } from './school';
import { refusals, w } from './words';

startSite({
  theme,
  routes: {
    '/': cataloguePage,
    '/courses/:slug': coursePage,
    '/register': registerPage,
    '/forgot-password': forgotPasswordPage,
    '/reset-password': resetPasswordPage,
    '/verify-email': verifyEmailPage,
    ...signedIn(session, studentSignIn, {
      '/sign-in': myCoursesPage,
      '/checkout/:slug': checkoutPage,
      '/orders/:reference': orderPage,
      '/my-courses': myCoursesPage,
      '/learn/:slug': coursePlanPage,
      '/learn/:slug/lessons/:lesson': lessonPage,
      '/learn/:slug/quizzes/:quiz': quizPage,
      '/learn/:slug/ask': openConversation,
      '/messages': conversationsPage,
      '/messages/:id': conversationPage,
    }),
  },
  links: () => [
    { address: '/', label: w('courses') },
    ...(session.token()
      ? [
          { address: '/my-courses', label: w('myCourses') },
          { address: '/messages', label: w('messages') },
        ]
      : []),
  ],
  tools: left => {
    if (!session.token()) return [h('a', { class: 'button quiet', href: '/sign-in' }, w('signIn'))];
    goLive();
    const leave = () => session.end({ onward: '/' });
    return [
      liveState(left),
      ...notifications.bell(left, addressOf),
      h('button', { type: 'button', class: 'quiet', onclick: leave }, w('signOut')),
    ];
  },
  refusals,
});
