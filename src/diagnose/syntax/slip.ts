/** A typical mistake that can be recognised from a single line of YAML. */
export type Slip = {
  /** Matches a line with the mistake; the group `here` is the faulty part. */
  form: RegExp;
  /** The replacement of the match, as for `String.replace`; several if the line allows more than one repair. */
  meant: string | readonly string[];
  message: (groups: Groups) => string;
  expected: string;
  /** Whether the words of the line may be the owner's, so that the repair is not certain. */
  isGuess?: boolean;
  /** Whether the repair is made only if no problem is left. */
  mustSolveAll?: boolean;
};

type Groups = Readonly<Record<string, string>>;

/** The forms of comments in other languages, with or without a sign at their end. */
export const comment = (signs: string) =>
  `(?<here>${signs})\\s*(?<words>.*?)\\s*(?:\\*/|-->|#\\})?\\s*$`;

export const noComment = {
  meant: '$<lead># $<words>',
  message: ({ here }: Groups) =>
    here === '#'
      ? 'a # begins a comment only behind a blank'
      : `${here} begins no comment in YAML: a # does`,
  expected: 'a # and a blank before a comment',
};
