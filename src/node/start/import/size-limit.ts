/** The most that is read of a file or of an answer, in bytes. A small archive may unpack to more than a computer can hold. */
export const maxSize = 20 * 1024 * 1024;

/** Says that something is larger. */
export const tooLarge = (size: number) =>
  `${Math.ceil(size / 1024)} kB: expected at most ${maxSize / 1024} kB.`;
