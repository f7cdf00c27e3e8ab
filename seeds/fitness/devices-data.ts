import type { DeviceKind } from '#services/fitness/devices/device.entity';
import type { Pair } from './texts';

interface DeviceSeed {
  key: string;
  maker: string;
  kind: DeviceKind;
  figures: readonly string[];
  name: Pair;
  description: Pair;
}

const MOVEMENT = ['steps', 'distance_m', 'active_minutes', 'calories', 'floors', 'resting_heart_rate'];

/** Names of makers are those of the field; none of them is connected to here. */
export const devices: readonly DeviceSeed[] = [
  {
    key: 'apple-watch',
    maker: 'Apple',
    kind: 'watch',
    figures: MOVEMENT,
    name: ['Apple Watch', 'ساعة أبل'],
    description: ['Movement, workouts and heart rate from the wrist.', 'الحركة والتمارين ونبض القلب من المعصم.'],
  },
  {
    key: 'garmin',
    maker: 'Garmin',
    kind: 'watch',
    figures: MOVEMENT,
    name: ['Garmin watch', 'ساعة جارمن'],
    description: ['Runs, rides and floors with a battery for weeks.', 'جري ودراجات وطوابق ببطارية تدوم أسابيع.'],
  },
  {
    key: 'fitbit',
    maker: 'Fitbit',
    kind: 'band',
    figures: MOVEMENT,
    name: ['Fitbit band', 'سوار فيتبت'],
    description: ['Steps and active minutes, light on the arm.', 'خطوات ودقائق نشطة وخفة على الذراع.'],
  },
  {
    key: 'samsung-galaxy-watch',
    maker: 'Samsung',
    kind: 'watch',
    figures: MOVEMENT,
    name: ['Galaxy Watch', 'ساعة جالاكسي'],
    description: ['The day in figures for Android phones.', 'اليوم بالأرقام لهواتف أندرويد.'],
  },
  {
    key: 'oura-ring',
    maker: 'Oura',
    kind: 'ring',
    figures: ['steps', 'active_minutes', 'calories', 'resting_heart_rate'],
    name: ['Oura ring', 'خاتم أورا'],
    description: ['Resting heart rate and movement without a screen.', 'نبض الراحة والحركة بلا شاشة.'],
  },
  {
    key: 'whoop',
    maker: 'Whoop',
    kind: 'band',
    figures: ['calories', 'resting_heart_rate', 'active_minutes'],
    name: ['Whoop strap', 'سوار ووب'],
    description: ['Strain and recovery around the clock.', 'الجهد والاستشفاء على مدار الساعة.'],
  },
  {
    key: 'withings-scale',
    maker: 'Withings',
    kind: 'scale',
    figures: ['resting_heart_rate'],
    name: ['Withings scale', 'ميزان ويذينغز'],
    description: ['Weight and pulse, barefoot in the morning.', 'الوزن والنبض حافيًا في الصباح.'],
  },
  {
    key: 'apple-health',
    maker: 'Apple',
    kind: 'application',
    figures: MOVEMENT,
    name: ['Apple Health', 'تطبيق صحتي من أبل'],
    description: ['Everything the phone collects, through a shortcut.', 'كل ما يجمعه الهاتف عبر اختصار.'],
  },
  {
    key: 'health-connect',
    maker: 'Google',
    kind: 'application',
    figures: MOVEMENT,
    name: ['Health Connect', 'هيلث كونكت'],
    description: ['One door for all health applications on Android.', 'باب واحد لكل تطبيقات الصحة على أندرويد.'],
  },
  {
    key: 'strava',
    maker: 'Strava',
    kind: 'application',
    figures: ['distance_m', 'calories'],
    name: ['Strava', 'سترافا'],
    description: ['Runs and rides, sent on when they are saved.', 'الجري والدراجات تُرسل حال حفظها.'],
  },
];
