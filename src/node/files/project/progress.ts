/** The time in ms after which, and between which, a long work says how far it is. */
const pause = 5_000;

/**
 * Waits for several works, and says again and again how many are done. Nothing is said if they are done soon.
 * @param noun what each of them makes, as in `pictures`
 */
export async function countDone<T>(
  noun: string,
  works: readonly Promise<T>[],
  say: (line: string) => void,
): Promise<T[]> {
  let done = 0;
  const timer = setInterval(() => say(`${noun}: ${done} of ${works.length} are ready`), pause);
  const counted = works.map(async (work) => {
    const made = await work;
    done += 1;
    return made;
  });
  try {
    return await Promise.all(counted);
  } finally {
    clearInterval(timer);
  }
}
