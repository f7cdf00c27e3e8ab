import type { ExerciseSeed } from './exercise-seed';

export const chestExercises: readonly ExerciseSeed[] = [
  {
    slug: 'push-up',
    muscle: 'chest',
    equipment: 'none',
    difficulty: 'beginner',
    secondary: ['triceps', 'shoulders', 'core'],
    name: ['Push-up', 'تمرين الضغط'],
    description: [
      'The classic press with your own weight, for the chest, the arms and a firm middle.',
      'الضغط الكلاسيكي بوزن الجسم للصدر والذراعين وثبات الجذع.',
    ],
    instructions: [
      [
        'Set your hands a little wider than the shoulders and stretch into one straight line.',
        'ضع يديك أوسع قليلًا من الكتفين وامدد جسمك في خط مستقيم.',
      ],
      ['Lower until the chest is a fist above the floor.', 'انزل حتى يصبح صدرك على بعد قبضة من الأرض.'],
      ['Press the floor away until the elbows are straight.', 'ادفع الأرض بعيدًا حتى يستقيم المرفقان.'],
    ],
    cues: [
      ['Keep the elbows at half a right angle to the body.', 'اجعل المرفقين بزاوية نصف قائمة مع الجسم.'],
      ['Hips and shoulders rise together.', 'يرتفع الحوض والكتفان معًا.'],
    ],
  },
  {
    slug: 'incline-push-up',
    muscle: 'chest',
    equipment: 'bench',
    difficulty: 'beginner',
    secondary: ['triceps', 'shoulders'],
    name: ['Incline push-up', 'ضغط مائل على المقعد'],
    description: [
      'A push-up with the hands raised: less weight, the same movement.',
      'ضغط مع رفع اليدين: حمل أقل والحركة نفسها.',
    ],
    instructions: [
      [
        'Place both hands on the edge of a bench and walk the feet back.',
        'ضع يديك على حافة المقعد وتراجع بقدميك إلى الخلف.',
      ],
      ['Bend the arms until the chest touches the edge.', 'اثنِ ذراعيك حتى يلامس الصدر الحافة.'],
      ['Push up without letting the hips sag.', 'ادفع إلى الأعلى دون أن يهبط الحوض.'],
    ],
    cues: [
      ['The higher the edge, the lighter it is.', 'كلما ارتفعت الحافة خفّ التمرين.'],
      ['Look at a point in front of the hands.', 'انظر إلى نقطة أمام يديك.'],
    ],
  },
  {
    slug: 'barbell-bench-press',
    muscle: 'chest',
    equipment: 'barbell',
    difficulty: 'intermediate',
    secondary: ['triceps', 'shoulders'],
    name: ['Barbell bench press', 'ضغط البار على المقعد'],
    description: [
      'The measure of pressing strength, lying on a flat bench.',
      'معيار قوة الدفع، مستلقيًا على مقعد مستوٍ.',
    ],
    instructions: [
      [
        'Lie with the eyes under the bar, shoulder blades drawn together, feet flat.',
        'استلقِ وعيناك تحت البار، ولوحا الكتف متقاربان، والقدمان ثابتتان.',
      ],
      ['Bring the bar down to the lower chest under control.', 'أنزل البار بتحكم إلى أسفل الصدر.'],
      ['Drive it up and slightly back over the shoulders.', 'ادفعه إلى الأعلى وقليلًا إلى الخلف فوق الكتفين.'],
    ],
    cues: [
      ['Wrists stay straight above the elbows.', 'يبقى الرسغان مستقيمين فوق المرفقين.'],
      ['Use a partner or safety bars for heavy sets.', 'استعن بزميل أو بقضبان أمان في المجموعات الثقيلة.'],
    ],
  },
  {
    slug: 'incline-dumbbell-press',
    muscle: 'chest',
    equipment: 'dumbbell',
    difficulty: 'intermediate',
    secondary: ['shoulders', 'triceps'],
    name: ['Incline dumbbell press', 'ضغط الدمبل المائل'],
    description: ['Presses from a raised bench, which reach the upper chest.', 'دفع من مقعد مرفوع يصل إلى أعلى الصدر.'],
    instructions: [
      [
        'Set the bench to about thirty degrees and rest the dumbbells on the thighs.',
        'اضبط المقعد على نحو ثلاثين درجة وأسند الدمبل إلى الفخذين.',
      ],
      [
        'Kick them up to the shoulders and press them together above the collarbones.',
        'ارفعهما إلى الكتفين وادفعهما فوق عظمتي الترقوة.',
      ],
      ['Lower slowly until the upper arms are level.', 'أنزلهما ببطء حتى يستوي العضدان.'],
    ],
    cues: [
      ['A steeper bench turns it into a shoulder press.', 'المقعد الأشد ميلًا يحوّله إلى ضغط كتف.'],
      ['The dumbbells do not need to touch at the top.', 'لا حاجة إلى تلامس الدمبل في الأعلى.'],
    ],
  },
  {
    slug: 'cable-fly',
    muscle: 'chest',
    equipment: 'cable',
    difficulty: 'intermediate',
    secondary: ['shoulders'],
    name: ['Cable fly', 'تفتيح بالكابل'],
    description: [
      'A wide arc that keeps the chest under tension from start to finish.',
      'قوس واسع يبقي الصدر مشدودًا من البداية إلى النهاية.',
    ],
    instructions: [
      [
        'Stand between the pulleys with one foot in front and the handles at chest height.',
        'قف بين البكرتين وقدم إلى الأمام والمقابض بارتفاع الصدر.',
      ],
      ['With soft elbows sweep the hands together as if hugging a tree.', 'بمرفقين مرنين اجمع يديك كأنك تعانق شجرة.'],
      ['Open slowly until you feel a stretch across the chest.', 'افتح ببطء حتى تشعر بتمدد عبر الصدر.'],
    ],
    cues: [
      ['The angle of the elbows does not change.', 'لا تتغير زاوية المرفقين.'],
      ['Choose a weight that lets you pause in the middle.', 'اختر وزنًا يسمح لك بالتوقف في المنتصف.'],
    ],
  },
  {
    slug: 'machine-chest-press',
    muscle: 'chest',
    equipment: 'machine',
    difficulty: 'beginner',
    secondary: ['triceps'],
    name: ['Machine chest press', 'جهاز ضغط الصدر'],
    description: [
      'A guided press for learning the movement or for the last set of the day.',
      'دفع موجَّه لتعلّم الحركة أو لآخر مجموعة في اليوم.',
    ],
    instructions: [
      [
        'Adjust the seat so that the handles are level with the middle of the chest.',
        'اضبط المقعد حتى تكون المقابض بمستوى منتصف الصدر.',
      ],
      ['Press forward until the arms are nearly straight.', 'ادفع إلى الأمام حتى تكاد الذراعان تستقيمان.'],
      ['Let the handles return without dropping the weight stack.', 'دع المقابض تعود دون إسقاط الأثقال.'],
    ],
    cues: [
      ['The back of the head stays on the pad.', 'يبقى مؤخر الرأس على المسند.'],
      ['Breathe out while you press.', 'ازفر أثناء الدفع.'],
    ],
  },
  {
    slug: 'chest-dip',
    muscle: 'chest',
    equipment: 'none',
    difficulty: 'advanced',
    secondary: ['triceps', 'shoulders'],
    name: ['Chest dip', 'متوازي للصدر'],
    description: [
      'Dips on parallel bars, leaning forward so that the chest does the work.',
      'نزول على المتوازيين مع الميل إلى الأمام ليعمل الصدر.',
    ],
    instructions: [
      [
        'Support yourself on straight arms and lean the trunk forward.',
        'ارتكز على ذراعين مستقيمتين ومِل بجذعك إلى الأمام.',
      ],
      ['Bend the elbows until the shoulders are just below them.', 'اثنِ المرفقين حتى يهبط الكتفان تحتهما قليلًا.'],
      ['Push back up without swinging the legs.', 'ادفع إلى الأعلى دون أرجحة الساقين.'],
    ],
    cues: [
      ['Stop where the shoulders stay comfortable.', 'توقف حيث يظل الكتفان مرتاحين.'],
      ['Cross the ankles to keep still.', 'شبّك الكاحلين لتثبيت الجسم.'],
    ],
  },
];
