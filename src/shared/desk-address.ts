// The names by which the desk and the dev server find each other.
export const deskFolder = '__desk';
export const deskTokenHeader = 'X-Desk-Token';
export const deskTokenName = 'desk-token';
