import type { Office } from '#kit/service/office';

export const publicSettingsOffice: Office = {
  fields: {
    agency_city: ['City of the agency', 'مدينة الوكالة'],
    agency_description_ar: ['Description in Arabic', 'الوصف بالعربية'],
    agency_description_en: ['Description in English', 'الوصف بالإنجليزية'],
    agency_name: ['Name of the agency', 'اسم الوكالة'],
    agency_name_ar: ['Name in Arabic', 'الاسم بالعربية'],
    agency_tagline_ar: ['Line under the name, in Arabic', 'السطر تحت الاسم بالعربية'],
    agency_tagline_en: ['Line under the name, in English', 'السطر تحت الاسم بالإنجليزية'],
    contact_email: ['E-mail address for visitors', 'البريد الإلكتروني للزوار'],
    home_featured_references: ['Homes of the home page', 'عقارات الصفحة الرئيسية'],
    home_staging_property_slug: ['Home with the staged room', 'العقار ذو الغرفة المؤثثة'],
  },
};
