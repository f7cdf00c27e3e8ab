import type { Office } from '#kit/service/office';

export const guestReviewsOffice: Office = {
  records: [
    {
      path: '/reviews/manage',
      label: ['Reviews', 'التقييمات'],
      one: ['review', 'تقييم'],
      group: 'guests',
      name: 'author',
      columns: ['author', 'stay.title', 'rating', 'comment', 'created_at', 'status'],
    },
  ],
  titles: { ReviewsStaff_setStatus: ['Show or hide', 'إظهار أو إخفاء'] },
};
