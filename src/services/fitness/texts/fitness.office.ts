import type { Office } from '#kit/service/office';

export const fitnessOffice: Office = {
  groups: {
    today: ['Today', 'اليوم'],
    members: ['Members and coaches', 'الأعضاء والمدربون'],
    catalogue: ['Training and food', 'التدريب والغذاء'],
    community: ['Community', 'المجتمع'],
    rewards: ['Challenges and rewards', 'التحديات والمكافآت'],
    plans: ['Plans and devices', 'الاشتراكات والأجهزة'],
    mine: ['My training', 'تدريبي'],
    company: ['The club', 'النادي'],
    team: ['Team', 'الفريق'],
    programs: ['Assistant and keys', 'المساعد والمفاتيح'],
  },
};
