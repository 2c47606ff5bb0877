const month = '\\d{4}(?:-(?:0[1-9]|1[0-2]))?';

/** Matches a period between two months or years, such as `2021-09/2024-05`, or one up to today, such as `2021/..`. */
export const periodPattern = new RegExp(`^(${month})/(${month}|\\.\\.)$`);
