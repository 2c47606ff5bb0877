/** Whether the exhaustive tests run, which take minutes, and not a part of their cases. */
export const isFullRun = process.env['FULL_RUN'] === 'true';
