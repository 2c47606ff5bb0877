/** The languages of the words, in their order in the table. */
const languages: readonly (string | undefined)[] = ['en', 'de', 'es', 'fr', 'pt'];

const table = {
  desk: 'Desk | Werkbank | Mesa | Atelier | Bancada',
  undo: 'Undo | Rückgängig | Deshacer | Annuler | Desfazer',
  redo: 'Redo | Wiederholen | Rehacer | Rétablir | Refazer',
  pages: 'Pages | Seiten | Páginas | Pages | Páginas',
  theme: 'Look | Aussehen | Aspecto | Apparence | Aparência',
  site: 'Site | Website | Sitio | Site | Site',
  close: 'Close | Schließen | Cerrar | Fermer | Fechar',
  edit: 'Edit | Bearbeiten | Editar | Modifier | Editar',
  settings: 'Settings | Einstellungen | Ajustes | Réglages | Ajustes',
  sections: 'Sections | Abschnitte | Secciones | Sections | Seções',
  addSection:
    'Add a section | Abschnitt hinzufügen | Añadir sección | Ajouter une section | Adicionar seção',
  addPage: 'Add a page | Seite hinzufügen | Añadir página | Ajouter une page | Adicionar página',
  add: 'Add | Hinzufügen | Añadir | Ajouter | Adicionar',
  remove: 'Remove | Entfernen | Quitar | Retirer | Remover',
  copy: 'Copy | Kopieren | Duplicar | Dupliquer | Duplicar',
  hide: 'Hide | Ausblenden | Ocultar | Masquer | Ocultar',
  show: 'Show | Einblenden | Mostrar | Afficher | Mostrar',
  up: 'Move up | Nach oben | Subir | Monter | Subir',
  down: 'Move down | Nach unten | Bajar | Descendre | Descer',
  drag: 'Move | Verschieben | Mover | Déplacer | Mover',
  address: 'Address | Adresse | Dirección | Adresse | Endereço',
  title: 'Title | Titel | Título | Titre | Título',
  byDefault: 'As it comes | Wie vorgegeben | Por defecto | Par défaut | Padrão',
  picture: 'Picture | Bild | Imagen | Image | Imagem',
  choose: 'Choose a file | Datei wählen | Elegir archivo | Choisir un fichier | Escolher arquivo',
  upload: 'Upload | Hochladen | Subir archivo | Importer | Enviar',
  noPicture:
    'There is no place for a picture | Hier ist kein Platz für ein Bild | Aquí no cabe una imagen | Pas de place pour une image ici | Aqui não cabe uma imagem',
  words:
    'What does it show? | Was ist zu sehen? | ¿Qué muestra? | Que montre-t-elle ? | O que mostra?',
  save: 'Save | Speichern | Guardar | Enregistrer | Salvar',
  cancel: 'Cancel | Abbrechen | Cancelar | Annuler | Cancelar',
  key: 'Key | Schlüssel | Clave | Clé | Chave',
  contrast: 'Contrast | Kontrast | Contraste | Contraste | Contraste',
  texts:
    'Texts of this page | Texte dieser Seite | Textos de esta página | Textes de la page | Textos da página',
  service:
    'This text comes from {host} | Dieser Text kommt von {host} | Este texto viene de {host} | Ce texte vient de {host} | Este texto vem de {host}',
  offline:
    'The dev server does not answer | Der Server antwortet nicht | El servidor no responde | Le serveur ne répond pas | O servidor não responde',
  enter:
    'Enter writes, Escape takes back | Enter schreibt, Escape verwirft | Intro guarda, Escape descarta | Entrée valide, Échap annule | Enter grava, Esc descarta',
  mend: 'Mend it | Beheben | Corregir | Corriger | Corrigir',
  openLine: 'Open the line | Zeile öffnen | Abrir la línea | Ouvrir la ligne | Abrir a linha',
};

export type Words = Readonly<Record<keyof typeof table, string>>;

/** Returns the words of the desk in a language such as `pt-BR`; in English if there are none. */
export function wordsOf(language: string): Words {
  const index = Math.max(0, languages.indexOf(language.split('-')[0]));
  return mapValues(table, (row) => row.split(' | ')[index] ?? '');
}

function mapValues<K extends string, V, W>(
  record: Record<K, V>,
  map: (value: V) => W,
): Record<K, W> {
  const entries = Object.entries<V>(record).map(([key, value]) => [key, map(value)]);
  return Object.fromEntries(entries);
}
