/** Checks whether an environment variable is set to anything but `0`, `false`, `no` or `off`. */
export function isSet(value: string | undefined): boolean {
  return value !== undefined && !/^(|0|false|no|off)$/i.test(value.trim());
}
