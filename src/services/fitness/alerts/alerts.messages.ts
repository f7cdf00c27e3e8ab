import { messagePairs } from '#kit/language/messages';

export const alertMessages = messagePairs({
  'notifications.workout_planned.title': ['Workout today', 'تمرين اليوم'],
  'notifications.workout_planned.body': ['Planned for today: {{workout}}.', 'المخطط لليوم: {{workout}}.'],
  'notifications.week_summary.title': ['Your week', 'أسبوعك'],
  'notifications.week_summary.body': [
    'Last week: workouts {{workouts}}, active minutes {{active_minutes}}, steps {{steps}}.',
    'الأسبوع الماضي: التمارين {{workouts}}، الدقائق النشطة {{active_minutes}}، الخطوات {{steps}}.',
  ],
  'mail.week_summary.subject': ['Your week at {{club}}', 'أسبوعك في {{club}}'],
  'mail.week_summary.text': [
    'This is what you did from {{week}} to {{until}}.',
    'هذا ما أنجزته من {{week}} إلى {{until}}.',
  ],
  'mail.week_summary.workouts': ['Workouts', 'التمارين'],
  'mail.week_summary.workout_minutes': ['Minutes of workouts', 'دقائق التمارين'],
  'mail.week_summary.active_minutes': ['Active minutes', 'الدقائق النشطة'],
  'mail.week_summary.steps': ['Steps', 'الخطوات'],
  'mail.week_summary.calories_kcal': ['Calories burned (kcal)', 'السعرات المحروقة (كيلو كالوري)'],
  'mail.week_summary.switch_off': [
    'You can switch off this mail in the alerts of your settings.',
    'يمكنك إيقاف هذه الرسالة من التنبيهات في إعداداتك.',
  ],
});
