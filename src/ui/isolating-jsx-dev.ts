// Takes the place of React's own `jsxDEV` in development, as isolating-jsx.ts does in the build.
import * as react from 'react/jsx-dev-runtime';
import { withReadableTexts } from './isolating-jsx.ts';

export const { Fragment } = react;

type Made = Parameters<typeof react.jsxDEV>;

export const jsxDEV = (type: Made[0], props: Record<string, unknown>, ...rest: Rest<Made>) =>
  react.jsxDEV(type, withReadableTexts(type, props, rest[0]), ...rest);

type Rest<All> = All extends [unknown, unknown, ...infer More] ? More : never;
