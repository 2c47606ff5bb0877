/** The font sizes of running text that most presets have, in px on a phone and on a wide screen. */
export const running = { label: [14, 14], text: [17, 18], lead: [18, 20] };
