/** The curve of every entrance, as its four Bézier numbers: quick to arrive, soft to settle. */
export const easing = [0.22, 1, 0.36, 1] as const;

/** The opacity a fade starts from: browsers count text at 0 as unpainted until the fade has ended. */
export const faintest = 0.001;
