/** Whether a variable of the environment is set, and does not say no. */
export function isSet(value: string | undefined): boolean {
  return value !== undefined && !/^(|0|false|no|off)$/i.test(value.trim());
}
