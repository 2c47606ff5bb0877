/** What takes no room on a page: blanks, joiners, marks of direction, fillers. */
export const unseen = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]+$/u;
