/** What is shown at a till: a picture's address, the text that it stands for, or both. */
export interface Reference {
  readonly text: string;
  readonly picture: string;
}

/** Some servers put the code's text where its picture's address belongs. */
export function toReference(text: string, picture: string): Reference {
  const isAddress = /^(https?:|\/)/i.test(picture);
  return { text: text || (isAddress ? '' : picture), picture: isAddress ? picture : '' };
}

export const hasReference = ({ text, picture }: Reference) => text !== '' || picture !== '';
