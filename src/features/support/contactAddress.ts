/** `tel:` and the number's own signs; what else a server wrote there is left out. */
export const telAddress = (telephone: string) => `tel:${telephone.replace(/[^\d+*#]/g, '')}`;

/** `mailto:` with everything escaped that could add a recipient or a text. */
export const mailAddress = (email: string) =>
  `mailto:${email.trim().split('@').map(encodeURIComponent).join('@')}`;
