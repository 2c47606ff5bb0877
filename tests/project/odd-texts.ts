/** Texts of one language, from the shortest to the longest. */
type Texts = { language: string; short: string; title: string; long: string; word: string };

const english =
  'What can be worked out by an engine should be, since that leaves time for what cannot. ';
/** Headings, paragraphs and words of odd lengths. */
export const texts: Record<'en' | 'ar' | 'ja' | 'de', Texts> = {
  en: {
    language: 'en',
    short: 'A',
    title: 'A heading of eighty letters, which some owners write when they have much to say.',
    long: english.repeat(4),
    word: 'Supercalifragilisticexpialidocious',
  },
  ar: {
    language: 'ar',
    short: 'ل',
    title: 'أبني تطبيقات للويب تبقى سريعة وواضحة وسهلة التغيير من قاعدة البيانات إلى الشاشة',
    long: 'ما يمكن أن تحسبه الآلة ينبغي أن تحسبه، فيبقى الوقت لما لا يمكن حسابه. '.repeat(4),
    word: 'المستشفيات',
  },
  ja: {
    language: 'ja',
    short: '文',
    title: '機械で計算できることは機械に計算させ、計算できないことのために時間を残しておく',
    long: '計画してから作り、なぜそうしたのかを書き残しておくことにしている。'.repeat(6),
    word: 'プログラミング',
  },
  de: {
    language: 'de',
    short: 'Ö',
    title: 'Über die Zuständigkeit für Genehmigungen im Verkehr mit ländlichen Grundstücken',
    long: 'Was eine Maschine berechnen kann, soll sie berechnen, denn dann bleibt Zeit. '.repeat(4),
    word: 'Grundstücksverkehrsgenehmigungszuständigkeit',
  },
};
