/** Whether a text is a web address and nothing else. */
export const isAddressOnly = (text: string): boolean =>
  /^(?:https?:\/\/|www\.)\S+$/i.test(text) || /^[\w.-]+\.(?:com|org|net|io|dev|ai|edu|gov)(?:\/\S*)?$/i.test(text);

const bareAddress = (text: string): string => text.toLowerCase().replace(/^https?:\/\/(?:www\.)?|\/$/g, '');
/** Whether two texts are one web address. */
export const sameAddress = (left: string, right: string): boolean => bareAddress(left) === bareAddress(right);
