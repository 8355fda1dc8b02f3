import * as v from 'valibot';
import { nothing, requiredText, text } from '../../api/wire';

/** Answers of the promotion calls as they come over the line (docs/reference/answers.md#promotion-answers). */

export const TemplateSchema = v.object({
  id: requiredText,
  title: text,
  banner: text,
  appTitle: text,
  androidUrl: text,
  iosUrl: text,
});

export const SidSchema = v.object({ sid: requiredText });

export const DoneSchema = nothing;

export type Template = v.InferOutput<typeof TemplateSchema>;
