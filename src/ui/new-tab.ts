/** The id of the words that tell screen readers of a link that opens a new tab. */
export const newTabId = 'new-tab';
