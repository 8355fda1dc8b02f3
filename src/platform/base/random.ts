export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** 32 random hexadecimal digits. `crypto.randomUUID` is missing in old browsers and on pages without TLS. */
export const randomText = (): string => hexOf(crypto.getRandomValues(new Uint8Array(16)));

/** The same in the form of a UUID (version 4), for ids that a lender's server reads. */
export const randomId = (): string =>
  randomText().replace(/(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-8$4-');
