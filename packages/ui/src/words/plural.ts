/** A count with its noun: "1 place", "2,500 places". @param many when it is not `one` with an s, such as "companies" */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
