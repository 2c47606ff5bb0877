/** Signs that take no room on a page, as the parts of a class: joiners, marks of direction, fillers. */
export const unseenSigns = '\\p{Cc}\\p{Cf}\\p{Default_Ignorable_Code_Point}\\u2800';

/** A text of which nothing is seen. */
export const unseen = new RegExp(`^[\\s${unseenSigns}]+$`, 'u');
