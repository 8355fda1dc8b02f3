import * as v from 'valibot';
import { text } from './fields';

/** Reads the contacts of customer service. */
export const getWhatsappRequest = () =>
  v.object({
    /** Always 30. */
    overall: v.picklist([30]),
  });

/** Contacts of customer service; an empty one is not shown. */
export const getWhatsappAnswer = v.object({
  /** Number of the chat. */
  phone: text,
  /** Telephone number. */
  va: text,
  /** E-mail address. */
  email: text,
});
