/** What is shown at a till: a picture's address, the text that it stands for, or both. */
export interface Reference {
  readonly text: string;
  readonly picture: string;
}

/** A picture's address that is none is no picture, and no text to pay by either. */
export const toReference = (text: string, picture: string): Reference => ({
  text,
  picture: /^(https?:|\/)/i.test(picture) ? picture : '',
});

export const hasReference = ({ text, picture }: Reference) => text !== '' || picture !== '';
