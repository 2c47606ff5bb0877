import { theme } from '../../site.config.yaml';

/** How the theme arranges the parts of a page, and sets words. */
export const { layout, typography } = theme;
