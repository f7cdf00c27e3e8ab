import type { Office } from '#kit/service/office';

export const cancellationTiersOffice: Office = {
  titles: { CancellationTiers_replace: ['Cancellation terms', 'شروط الإلغاء'] },
};
