/** What a browser engine is asked for, whatever protocol it speaks. */
export type Driver = {
  /** Opens an address, and waits until it is loaded. */
  open: (url: string) => Promise<void>;
  /** The value of an expression in the page, which is a string. */
  evaluate: (expression: string) => Promise<string>;
  /** A click of the mouse at a place of the window, in CSS pixels. */
  click: (x: number, y: number) => Promise<void>;
  /** The size of the window in CSS pixels; the page may be given less, for a toolbar. */
  resize: (width: number, height: number) => Promise<void>;
  /** The window as a PNG. */
  screenshot: () => Promise<Buffer>;
  /** Ends the browser, and removes what it has written. */
  close: () => Promise<void>;
};

/** The visitor's settings of the operating system. */
export type Preferences = { prefersReducedMotion: boolean };

/** A click in the format that WebDriver and WebDriver BiDi share. */
export const clickActions = (x: number, y: number) => [
  {
    type: 'pointer',
    id: 'mouse',
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];
