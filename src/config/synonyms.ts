/**
 * Other words for keys, types and other names of the schema, as people bring them from elsewhere or
 * from their own language. A name is suggested only where it is allowed and not there yet; the first
 * that is required and missing wins.
 */
const words: Readonly<Record<string, string>> = {
  // The file
  app: 'site website general meta seite',
  owner: 'author person me user inhaber propietario propriétaire',
  api: 'service backend data server',
  titles: 'documentTitle heads',
  animation: 'motion transitions effects animationen',
  navigation: 'nav navbar menu header bar menü menue navigazione navegación',
  theme: 'style styles design colors colours appearance look thema aussehen tema thème gestaltung',
  pages: 'routes screens views site seiten páginas paginas pagine',
  // A page
  path: 'url slug href route address permalink link id pfad ruta chemin percorso',
  link: 'nav menu name label menuLabel menuTitle text enlace lien verweis navName',
  title: `name position role job degree heading headline label titel título titulo titre titolo
    metaTitle seoTitle`,
  sections: `content contents blocks components parts body children items abschnitte bereiche
    secciones contenu sezioni`,
  // Texts
  heading: `title headline header name caption label h1 h2 überschrift titel ueberschrift título
    titre titolo h3 encabezado`,
  paragraphs: `text texts content contents body description copy bio lines absätze items absaetze
    párrafos paragraphes`,
  text: `description desc body content summary copy quote message beschreibung texto texte testo
    descripción`,
  description: 'desc summary about subtitle tagline meta text beschreibung descripción descrizione',
  label: `name text title caption tagline slogan linkText beschriftung etiqueta étiquette
    etichetta`,
  name: 'title author by who person fullName appName siteName nombre nom nome',
  note: 'description desc comment hint text details',
  caption: `description desc title text legend subtitle bildunterschrift untertitel legende
    légende`,
  alt: 'description desc title caption altText alternative text label',
  by: 'author name source who from cite',
  points: 'bullets highlights list achievements tasks details',
  empty: 'placeholder fallback none noItems',
  type: 'kind typ art tipo sort',
  menu: 'menuButton button toggle menü menue menú',
  skip: 'skipLink skipToContent jump',
  // Lists
  items: `list entries elements links skills tools tags technologies jobs experience positions
    cards quotes testimonials facts stats numbers files downloads documents projects values
    children einträge liste elemente elementos éléments`,
  pictures: 'images photos items gallery files media bilder',
  tags: 'technologies tools stack keywords labels tech skills categories',
  details: 'items projects extras more entries',
  sources: 'files src formats videos urls file',
  list: 'items bullets ul points',
  steps: 'ol numbered order',
  // Media and links
  photo: 'image picture img portrait avatar pic foto bild',
  picture: 'image photo img pic thumbnail cover bild foto',
  src: 'url file path image source href picture photo img datei',
  file: 'src url path href document download link datei',
  url: 'href link address to website target site page adresse baseUrl siteUrl canonical domain',
  page: 'url href link path to target seite',
  poster: 'image picture still thumbnail cover preview fallback',
  video: 'film movie background clip media url src',
  sound: 'audio music track song',
  switch: 'toggle darkMode colorScheme colourScheme mode appearance',
  logo: 'brand icon image picture',
  icon: 'symbol image logo',
  // Single values
  period: 'date dates years year when time from duration zeitraum',
  place: 'company organisation organization employer school location where at ort',
  role: 'position title job company profession',
  value: 'number figure amount count fact wert',
  quote: 'text citation blockquote zitat',
  language: 'languageCode lang locale sprache idioma langue lingua',
  separator: 'divider delimiter sep between',
  host: 'url address server base baseUrl domain',
  endpoints: 'paths routes urls',
  production: 'live public published launch prod',
  aside: 'sidebar side column left right',
  hidden: 'hide draft disabled invisible unlisted',
  entrance: 'animation transition effect entrances motion',
  entrances: 'animations animation entrance effects',
  // The theme
  preset: 'name theme base style template',
  accent: 'primary color colour colors colours accentColor primaryColor highlight brand akzent',
  surface: 'background bg backgroundColor base ground hintergrund',
  fonts: 'font typography typefaces fontFamily schrift',
  radius: 'corners borderRadius rounding rounded',
  density: 'spacing space gap padding',
  overlay: 'opacity dim darken shade scrim veil',
  layout: 'structure arrangement composition aufbau',
  typography: 'typo typesetting',
  grade: 'filter tint grading colorGrade duotone',
  rules: 'lines borders dividers linien',
  align: 'alignment textAlign',
  numbering: 'numbers counter counters',
  case: 'textTransform transform caps',
  weight: 'fontWeight bold',
  display: 'heading headings title titles',
  light: 'day bright hell claro clair chiaro',
  dark: 'night dunkel oscuro sombre foncé scuro',
  // Movements
  duration: 'time length speed ms dauer',
  axis: 'direction dir orientation',
  offset: 'distance shift amount from px',
  stagger: 'delay interval gap',
  x: 'horizontal h left right',
  y: 'vertical v up down',
  // Section types
  hero: 'welcome intro banner header landing start home',
  contact: 'contacts contact-form form kontakt reach',
  projects: 'work works portfolio project projekte',
  profile: 'about about-me bio person photo me profil',
  prose: 'text texts paragraph paragraphs content markdown richtext article biography',
  technologies: 'skills tools stack tech technology tags list',
  links: 'link social socials urls buttons',
  timeline: 'experience resume cv history career education jobs lebenslauf',
  cards: 'blog featured posts grid features services tiles card',
  quotes: 'testimonials reviews quote references recommendations zitate',
  facts: 'stats numbers figures statistics counter counters metrics zahlen',
  gallery: 'images photos pictures image slideshow carousel galerie',
  embed: 'video youtube vimeo iframe player',
  download: 'downloads files file documents cv-download',
  // The content
  personalOwn: 'owner personal person me own profile',
  own: 'owner me person personal',
  nameOwn: 'name fullName ownName ownerName',
  profession: 'job title role occupation position beruf',
  contactMe: 'contact contacts links contactLinks kontakt',
};

/** These words in lists, by the name that they are other words for. */
export const synonyms: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(words).map(([name, list]) => [name, list.split(/\s+/)]),
);
