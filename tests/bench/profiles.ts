/** A device and its network. */
export type Profile = {
  viewport: { width: number; height: number };
  pixelRatio: number;
  touch: boolean;
  /** How many times slower than this machine. */
  processor: number;
  /** One round trip, in ms. */
  latency: number;
  /** Bytes per second. */
  down: number;
  up: number;
};

export const profiles = {
  mobile: {
    viewport: { width: 412, height: 823 },
    pixelRatio: 1.75,
    touch: true,
    processor: 4,
    latency: 150,
    down: 200_000,
    up: 93_750,
  },
  desktop: {
    viewport: { width: 1350, height: 940 },
    pixelRatio: 1,
    touch: false,
    processor: 1,
    latency: 40,
    down: 1_250_000,
    up: 1_250_000,
  },
} as const satisfies Record<string, Profile>;

export type ProfileName = keyof typeof profiles;
