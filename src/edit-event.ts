/** The dev server sends this event after an edit. Each open page then asks for its own data again. */
export const editEvent = 'vitrine:edit';

/** The event by which a page tells the dev server that it shows edits from now on. */
export const listeningEvent = 'vitrine:listening';
