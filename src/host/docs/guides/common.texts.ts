import { MAX_FOUND_WIDE, MAX_TOTAL } from '#kit/database/list';
import type { Bilingual } from '#kit/language/language';

/** Texts of the guides for all services; names in braces are placeholders. */
export const COMMON = {
  journeys: {
    en: 'Tasks as sequences of calls. They work as they stand with the demo data, any number of times: paste the first block into a terminal, then the steps of a journey in order.',
    ar: 'مهام على شكل طلبات متتابعة. تعمل كما هي مع بيانات العرض، وأي عدد من المرات: الصق الكتلة الأولى في الطرفية، ثم خطوات الرحلة بالترتيب.',
  },
  bearer: {
    en: 'Send the token as `Authorization: Bearer …`. It is good for {lifetime}, and no longer after a change of the password.',
    ar: 'أرسل الرمز في الترويسة `Authorization: Bearer …`. وهو صالح مدة {lifetime}، وينتهي بتغيير كلمة المرور.',
  },
  unauthorized: {
    en: '401 `token_expired`: the time of the token is over, or its key was replaced; sign in again. 401 `wrong_audience`: the token is valid, for another kind of account, so keep it. 401 `sign_in_required`: there is no token, or it is not good here. 403: signed in, without the permission.',
    ar: 'الرمز 401 مع `token_expired`: انتهت مدة الرمز أو استُبدل مفتاحه، فسجّل الدخول من جديد. و401 مع `wrong_audience`: الرمز صالح لنوع آخر من الحسابات فاحتفظ به. و401 مع `sign_in_required`: لا رمز أو لا يصلح هنا. و403: الدخول مسجّل بلا صلاحية.',
  },
  ownAccounts: {
    en: 'Each service has accounts of its own; a token of one opens no other.',
    ar: 'لكل خدمة حساباتها؛ ورمز إحداها لا يفتح غيرها.',
  },
  acceptLanguage: {
    en: 'Send `Accept-Language: en` or `ar`; the first language of the header counts. Sentences come in it.',
    ar: 'أرسل `Accept-Language: en` أو `ar`؛ وتُعتمد أول لغة في الترويسة، وبها تأتي الجمل.',
  },
  bilingualTexts: {
    en: 'Texts of records are `{en, ar}`, both always there: choose when you draw, and no request is needed to change the language. Settings end in `_en` and `_ar` instead. Set `dir="rtl"` for Arabic.',
    ar: 'نصوص السجلات `{en, ar}` وكلاهما موجود دائمًا: اختر عند العرض، ولا حاجة إلى طلب لتغيير اللغة. أما الإعدادات فتنتهي بـ `_en` و`_ar`. واضبط `dir="rtl"` للعربية.',
  },
  amounts: {
    en: 'Amounts are numbers with two decimals; they are computed in whole cents here. Let a quote add up: a sum made in the browser with decimals may be a cent away. Further decimals of an amount are refused; those of a measurement, such as a weight or a place on the map, are rounded half up.',
    ar: 'المبالغ أعداد بمنزلتين عشريتين؛ وتُحسب هنا بالسنت الصحيح. دع الخدمة تجمع: فالجمع العشري في المتصفح قد يخطئ بسنت. تُرفض المنازل الزائدة في المبالغ، وتُقرَّب في القياسات كالوزن والموقع على الخريطة.',
  },
  currencyFormat: {
    en: "Show them with `new Intl.NumberFormat(language, {style: 'currency', currency})`.",
    ar: "اعرضها عبر `new Intl.NumberFormat(language, {style: 'currency', currency})`.",
  },
  moments: {
    en: 'Moments are ISO 8601 in UTC, `2026-05-09T12:30:00.000Z`. Show them in the time zone of the place that is meant.',
    ar: 'الأوقات بصيغة ISO 8601 وبتوقيت UTC، مثل `2026-05-09T12:30:00.000Z`. اعرضها بتوقيت المكان المقصود.',
  },
  plainDays: {
    en: "Calendar days are plain, `2027-01-05`, with no zone. **Do not write** `new Date('2027-01-05')`: it is the evening of the 4th in Los Angeles. Take the text apart, or use `Temporal.PlainDate.from`.",
    ar: "الأيام مجردة بلا منطقة زمنية، مثل `2027-01-05`. **لا تكتب** `new Date('2027-01-05')`: فهو مساء اليوم الرابع في لوس أنجلوس. قسّم النص، أو استعمل `Temporal.PlainDate.from`.",
  },
  branchOnCode: {
    en: 'Branch on `code`, which is in no language. The list is open: keep a branch for one you do not know. Each operation lists its own.',
    ar: 'ابنِ قراراتك على `code` فهو بلا لغة. والقائمة مفتوحة: أبقِ فرعًا لما لا تعرفه. وكل عملية تذكر رموزها.',
  },
  fieldErrors: {
    en: '`errors` has sentences by field, nested fields by dotted path; `codes` has the same problems to branch on, with their values: `required`, `too_short {min}`, `too_long {max}`, `out_of_range {min, max}`, `one_of {values}` …',
    ar: 'في `errors` جمل لكل حقل، والحقول المتداخلة بمسار منقّط؛ وفي `codes` المشاكل نفسها رموزًا مع قيمها: `required` و`too_short {min}` و`too_long {max}` و`out_of_range {min, max}` و`one_of {values}` …',
  },
  unknownParameters: {
    en: 'A query parameter that an operation does not have is 400 with `unknown_parameter {nearest, known}` in `codes`: a misspelt filter never answers everything. Every `GET` ignores what campaigns and browsers add (`utm_…`, `gclid`, `fbclid`, `msclkid`, `_`) and what sites send with every read (`page`, `limit`, `page_size`, `page_count`, `lang`), and addresses to which others add parameters ignore all others: their descriptions say so.',
    ar: 'معامل الاستعلام الذي لا تعرفه العملية يُرفض بـ 400 مع `unknown_parameter {nearest, known}` في `codes`، فلا يعيد مرشّح مكتوب خطأً كل شيء. وتتجاهل كل عمليات `GET` ما تضيفه الحملات والمتصفحات (`utm_…` و`gclid` و`fbclid` و`msclkid` و`_`) وما ترسله المواقع مع كل قراءة (`page` و`limit` و`page_size` و`page_count` و`lang`)، وتتجاهل العناوين التي يضيف إليها غيرنا معاملات كلَّ ما سواها، ويذكر وصفها ذلك.',
  },
  requestId: {
    en: '`X-Request-Id` of a response identifies the request in the log.',
    ar: 'تدل `X-Request-Id` في الإجابة على الطلب في السجل.',
  },
  pages: {
    en: `\`page\` counts from 1. More rows than the most are cut to the most, and what is no number is as if left out. Every list accepts \`page_size\` as another name of its page size. A total is exact up to ${MAX_TOTAL.toLocaleString('en')} rows, and at least up to ${MAX_FOUND_WIDE.toLocaleString('en')} where words filter (of homes, also bathrooms or amenities); a larger one means that there are more, and grows as further pages are read. Beyond that bound, counts by status are lower bounds.`,
    ar: `يبدأ \`page\` من 1. وما زاد على الحد الأقصى يُخفض إليه، وما ليس عددًا كأنه لم يُرسل. وتقبل كل قائمة \`page_size\` اسمًا آخر لحجم صفحتها. والمجموع دقيق حتى ${MAX_TOTAL} صف، وحتى ${MAX_FOUND_WIDE} على الأقل عند التصفية بكلمات (وفي العقارات أيضًا بعدد الحمامات أو بالمرافق)؛ وما زاد على ذلك يعني أن هناك صفوفًا أخرى، ويكبر مع قراءة الصفحات التالية. وعندئذ تكون الأعداد حسب الحالة حدًا أدنى.`,
  },
  etags: {
    en: 'Public lists have an `ETag`: ask again with `If-None-Match`, as browsers do by themselves, and 304 costs nothing.',
    ar: 'للقوائم العامة `ETag`: اسأل ثانية مع `If-None-Match` كما تفعل المتصفحات، و304 لا تكلّف شيئًا.',
  },
  shapes: { en: 'Shapes of the lists:', ar: 'أشكال القوائم:' },
  pictureAddress: {
    en: "An address that begins with `/` lies at the origin of this API (`PUBLIC_URL`): `new URL(url, '{origin}').href`. With a bucket addresses are whole, and the same line leaves them as they are.",
    ar: "العنوان الذي يبدأ بـ `/` يقع على نطاق هذه الواجهة (`PUBLIC_URL`): `new URL(url, '{origin}').href`. ومع حاوية التخزين تأتي العناوين كاملة، والسطر نفسه يتركها كما هي.",
  },
  pictureVersions: {
    en: 'Pictures have `width`, `height` and `versions`, from narrow to wide, WebP and JPEG: write `srcset` from them, and the page does not jump. Pictures of other sites have no versions.',
    ar: 'للصور `width` و`height` و`versions` من الضيق إلى الواسع، بصيغتي WebP وJPEG: اكتب منها `srcset` فلا تقفز الصفحة. وصور المواقع الأخرى بلا نسخ.',
  },
  uploads: {
    en: 'Uploads (`POST /api/helpers/upload`) say in the form field `for` what they are for, and are made in these widths, none wider than the picture:',
    ar: 'تذكر الملفات المرفوعة (`POST /api/helpers/upload`) غرضها في الحقل `for`، وتُصنع بهذه العروض، ولا تتسع عن الصورة:',
  },
  bucketOnly: {
    en: 'Without a bucket (`S3_BUCKET`) uploads are refused here; `MEDIA_DISK_UPLOADS=true` stores them in the folder `MEDIA_ROOT` instead.',
    ar: 'تُرفض الملفات هنا ما لم تُضبط حاوية تخزين (`S3_BUCKET`)؛ ومع `MEDIA_DISK_UPLOADS=true` تُحفظ في المجلد `MEDIA_ROOT`.',
  },
  requestKeys: {
    en: 'Every `POST` takes the header `Idempotency-Key`, of 1 to {keyLength} visible ASCII characters without blanks. Create a UUID for each press of a button and send it with every attempt: the request is done once. For {keyHours} hours the same account (or address of a visitor), key and body get the first successful response again, with `Idempotent-Replayed: true`.',
    ar: 'كل `POST` يأخذ الترويسة `Idempotency-Key`، وهي من 1 إلى {keyLength} من الحروف اللاتينية والأرقام والعلامات بلا مسافات. أنشئ UUID لكل ضغطة زر وأرسله مع كل محاولة، فيُنفَّذ الطلب مرة واحدة. وطوال {keyHours} ساعة يعيد الحساب نفسه (أو عنوان الزائر) والمفتاح نفسه والمحتوى نفسه أول استجابة ناجحة مع `Idempotent-Replayed: true`.',
  },
  keyRefusals: {
    en: 'Another body, path or query with a used key is 409 `idempotency_mismatch`. While the first request runs, the next one is 409 `idempotency_in_progress`: send it again after `Retry-After`. 409 `idempotency_response_lost` says that the first request took effect, but its response is gone: look before you send it with a new key. Uploads are compared by their fields and the content of the file.',
    ar: 'إرسال محتوى أو عنوان أو استعلام آخر بمفتاح مستعمل يعيد 409 `idempotency_mismatch`. وما دام الطلب الأول قيد التنفيذ يعيد التالي 409 `idempotency_in_progress`: أعد إرساله بعد `Retry-After`. أما 409 `idempotency_response_lost` فتعني أن الطلب الأول نُفّذ وضاعت استجابته: تحقق قبل إرساله بمفتاح جديد. وتُقارن الملفات المرفوعة بحقولها ومحتوى الملف.',
  },
  repeatable: {
    en: 'These have a key or token of their own, whose response does not expire:',
    ar: 'لهذه مفتاح أو رمز خاص بها لا تنتهي صلاحية استجابته:',
  },
  refusedKey: {
    en: 'A refusal uses no key or token up: mend the request and send it with the same.',
    ar: 'الرفض لا يستهلك مفتاحًا ولا رمزًا: أصلح الطلب وأعده بهما.',
  },
  socket: {
    en: 'Socket.IO, path `/socket.io/`, with the token of the account. `asyncapi.json` describes every event and who receives it.',
    ar: 'عبر Socket.IO على المسار `/socket.io/` برمز الحساب. ويصف `asyncapi.json` كل حدث ومن يسمعه.',
  },
  missed: {
    en: 'Nothing is kept for a page that is away: when it connects again, it reads what it missed: notifications, and lists that take `since`.',
    ar: 'لا يُحفظ شيء لصفحة غائبة: فإذا اتصلت من جديد قرأت ما فاتها: الإشعارات، والقوائم التي تأخذ `since`.',
  },
  tooMany: {
    en: 'Beyond a limit the response is 429 with `Retry-After` in seconds. Unless noted otherwise, requests count by the address of the visitor.',
    ar: 'بعد تجاوز الحد تكون الإجابة 429 مع `Retry-After` بالثواني. وما لم يُذكر غير ذلك يُحسب بعنوان الزائر.',
  },
  forwarding: {
    en: '**A shop that is rendered on a server** calls from one address for all its visitors, who then share every limit: let it send `X-Forwarded-For`, and name it in `TRUST_PROXY`. Otherwise the wrong passwords of one visitor lock out all.',
    ar: '**المتجر الذي يُعرض من خادم** يطلب من عنوان واحد لكل زواره فيتقاسمون كل الحدود: دعه يرسل `X-Forwarded-For` واذكره في `TRUST_PROXY`. وإلا منعت كلمات مرور خاطئة من زائر واحد الجميع من الدخول.',
  },
  guesses: {
    en: 'After {guesses} wrong passwords for one account from other addresses within {guessWindow} it can be signed in to only from where somebody has done so before.',
    ar: 'بعد {guesses} كلمة مرور خاطئة لحساب واحد من عناوين أخرى خلال {guessWindow} لا يُقبل الدخول إليه إلا من حيث سبق الدخول.',
  },
  bodies: {
    en: 'A body may have {publicKb} KB where anyone may call, {mostMb} MB where a token is needed, and {mostValues} values.',
    ar: 'يتسع متن الطلب لـ {publicKb} كيلوبايت حيث يُسمح للجميع، ولـ {mostMb} ميغابايت حيث يلزم رمز، ولـ {mostValues} قيمة.',
  },
  origins: { en: 'Pages of these origins may call: {origins}.', ar: 'يُسمح لصفحات هذه النطاقات بالطلب: {origins}.' },
  noOrigins: {
    en: 'No page of another origin may call at present.',
    ar: 'لا يُسمح الآن لصفحة من نطاق آخر بالطلب.',
  },
  corsDefault: {
    en: 'Where `CORS_ORIGIN` is not set, every port of `http://localhost` and `http://127.0.0.1` may call, and in production no origin may. Name your sites, comma separated: `CORS_ORIGIN=https://shop.example,https://admin.example`. A browser reports a refusal in its console only; the log of the process names each refused origin once.',
    ar: 'إذا لم يُضبط `CORS_ORIGIN` سُمح لكل منافذ `http://localhost` و`http://127.0.0.1` بالطلب، ولا يُسمح لأي نطاق في الإنتاج. اذكر مواقعك مفصولة بفواصل: `CORS_ORIGIN=https://shop.example,https://admin.example`. لا يعرض المتصفح المنع إلا في وحدة التحكم، ويذكر سجل العملية كل نطاق ممنوع مرة واحدة.',
  },
  exposed: { en: 'Pages may read {headers}.', ar: 'يمكن للصفحات قراءة {headers}.' },
  sitePages: {
    en: 'Mails and processors lead to pages of the site at `{siteUrl}` (`{siteVariable}`):',
    ar: 'تقود الرسائل ومعالجات الدفع إلى صفحات من الموقع على `{siteUrl}` (`{siteVariable}`):',
  },
  noSitePages: {
    en: 'Nothing of this service leads to a page of the site.',
    ar: 'لا شيء في هذه الخدمة يقود إلى صفحة من الموقع.',
  },
} satisfies Record<string, Bilingual>;

export const HEADINGS = {
  journeys: { en: 'Journeys', ar: 'رحلات' },
  'sign-in': { en: 'Sign-in and tokens', ar: 'تسجيل الدخول ورموزه' },
  languages: { en: 'Languages', ar: 'اللغات' },
  money: { en: 'Money', ar: 'المال' },
  days: { en: 'Days and time zones', ar: 'الأيام والمناطق الزمنية' },
  errors: { en: 'Errors', ar: 'الأخطاء' },
  paging: { en: 'Lists and their pages', ar: 'القوائم وصفحاتها' },
  changes: { en: 'Changing records', ar: 'تعديل السجلات' },
  pictures: { en: 'Pictures', ar: 'الصور' },
  idempotency: { en: 'Sending a request again', ar: 'إعادة إرسال الطلب' },
  payments: { en: 'Payments', ar: 'المدفوعات' },
  live: { en: 'Live updates', ar: 'التحديثات المباشرة' },
  limits: { en: 'Limits', ar: 'الحدود' },
  cors: { en: 'Other origins (CORS)', ar: 'النطاقات الأخرى (CORS)' },
  'site-routes': { en: 'Pages your site needs', ar: 'صفحات يحتاج إليها موقعك' },
} satisfies Record<string, Bilingual>;

export const FRAME = {
  title: { en: 'Guides', ar: 'الأدلة' },
  start: { en: 'Start', ar: 'البداية' },
  operations: { en: 'All operations', ar: 'كل العمليات' },
  otherLanguage: { en: 'العربية', ar: 'English' },
  call: { en: 'Call', ar: 'الطلب' },
  purpose: { en: 'What it does', ar: 'ما يفعله' },
  token: { en: 'Token', ar: 'الرمز' },
  names: { en: 'Name', ar: 'الاسم' },
  sent: { en: 'To be sent', ar: 'الإرسال' },
  required: { en: 'required', ar: 'مطلوب' },
  optional: { en: 'may be left out', ar: 'اختياري' },
  size: { en: 'Left out', ar: 'عند تركه' },
  most: { en: 'At most', ar: 'الأقصى' },
  fields: { en: 'Fields', ar: 'الحقول' },
  lists: { en: 'Lists', ar: 'القوائم' },
  widths: { en: 'Widths', ar: 'العروض' },
  limit: { en: 'Limit', ar: 'الحد' },
  address: { en: 'Page', ar: 'الصفحة' },
  from: { en: 'What leads there', ar: 'ما يقود إليها' },
} satisfies Record<string, Bilingual>;
