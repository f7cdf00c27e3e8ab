import type { Office } from '#kit/service/office';

export const reviewsOffice: Office = {
  waits: { '/reviews?status=pending': ['Reviews to publish', 'تقييمات بانتظار النشر'] },
  records: [
    {
      path: '/reviews',
      label: ['Reviews', 'التقييمات'],
      one: ['review', 'تقييم'],
      group: 'students',
      name: 'student.name',
      columns: ['student.name', 'course.title', 'rating', 'comment', 'status'],
    },
  ],
  titles: {
    ReviewsStaff_moderate: ['Publish, hide or remove', 'نشر أو إخفاء أو حذف'],
  },
};
