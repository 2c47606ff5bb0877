import { theme, wide } from '../../../ui/theme.css.ts';
import { landscapePhone } from '../name-size.css.ts';
import type { Arrangement } from './arrangement.ts';
import { besideName } from './arrangement.ts';

/** The name is large in the lower corner, and the links are beside the profession and the label. */
export const corner: Arrangement = {
  texts: {
    alignContent: 'end',
    '@media': {
      [wide]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gap: `min(${theme.space.xl}, 7svh) ${theme.space.xxl}`,
      },
      [landscapePhone]: besideName.texts,
    },
  },
  navigation: {
    '@media': {
      [wide]: { gridColumn: 2, alignSelf: 'end' },
      [landscapePhone]: besideName.navigation,
    },
  },
  links: { '@media': { [wide]: { minWidth: '18rem' }, [landscapePhone]: besideName.links } },
};
