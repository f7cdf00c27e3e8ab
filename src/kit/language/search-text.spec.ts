import { fc } from '../../../test/harness/fast-check';
import { trials } from '../../../test/harness/trials';
import { likePattern, searchText } from './search-text';

const someText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...Array.from('أإآٱاىيةهؤوئءکیكًٌٍَُِّْـ٠۹ \u200f\u00a0ÀéİßΣς%_\\')) }),
);

describe('searchText', () => {
  it.each([
    ['  Spicy\t\n Chicken  ', 'spicy chicken'],
    ['Crème BRÛLÉE', 'creme brulee'],
    ['ＦＵＬＬ　ｗｉｄｔｈ', 'full width'],
    ['أحمد إيمان آمال ٱلله', 'احمد ايمان امال الله'],
    ['مستشفى', 'مستشفي'],
    ['شقة', 'شقه'],
    ['لؤلؤ', 'لولو'],
    ['شاطئ', 'شاطي'],
    ['كُشَرِيٌّ', 'كشري'],
    ['كـــبـــاب', 'كباب'],
    ['ﻻ', 'لا'],
    ['کبابی', 'كبابي'],
    ['شقة ١٢ ۳', 'شقه 12 3'],
    ['\u200fبيتزا\u200e', 'بيتزا'],
    ['a\u0000b', 'a b'],
    ['Łódź', 'lodz'],
    ['Hauptstraße STRAẞE', 'hauptstrasse strasse'],
    ['Ærø Œuvre Þór Ðuro Đorđe', 'aero oeuvre thor duro dorde'],
    ['ISPARTA Isparta Iğdır', 'isparta isparta igdir'],
    ['Ħal Għaxaq', 'hal ghaxaq'],
    ["King’s King's King‘s King´s King` King", 'kings kings kings kings king king'],
    ['Qurʾān Hawaiʻi', 'quran hawaii'],
    ['Al-Barsha al\u2011barsha Al – Barsha', 'al barsha al barsha al barsha'],
    ['ラーメン', 'ラーメン'],
    ['-', ''],
    ['ΟΔΟΣ', 'οδοσ'],
    ['कक्षा १२', searchText('कक्षा 12')],
    ['', ''],
  ])('folds %j to %j', (text, folded) => {
    expect(searchText(text)).toBe(folded);
  });

  it('finds a composed and a decomposed spelling alike', () => {
    expect(searchText('أ')).toBe(searchText('\u0627\u0654'));
    expect(searchText('é')).toBe(searchText('e\u0301'));
  });

  it('changes nothing when applied again', () => {
    fc.assert(
      fc.property(someText, text => {
        const folded = searchText(text);
        expect(searchText(folded)).toBe(folded);
      }),
      { numRuns: trials(1000) },
    );
  });

  it('leaves no character that Postgres refuses to store', () => {
    fc.assert(fc.property(someText, text => expect(searchText(text)).not.toContain('\u0000')));
  });
});

describe('likePattern', () => {
  it('takes wildcards literally', () => {
    expect(likePattern('50%_\\')).toBe('%50\\%\\_\\\\%');
    expect(likePattern('plain')).toBe('%plain%');
  });

  it('matches exactly the texts that contain the query', () => {
    const unit = fc.constantFrom('a', 'b', '%', '_', '\\');
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 3 }), fc.string({ unit, maxLength: 12 }), (query, text) => {
        expect(like(likePattern(query)).test(text)).toBe(text.includes(query));
      }),
      { numRuns: trials(1000) },
    );
  });

  function like(pattern: string): RegExp {
    const source = pattern.replace(/\\(.)|(%)|(_)|(.)/gs, (_, escaped, any, one, plain) => {
      if (any) return '[^]*';
      if (one) return '[^]';
      return `\\u${(escaped ?? plain).charCodeAt(0).toString(16).padStart(4, '0')}`;
    });
    return new RegExp(`^${source}$`);
  }
});
