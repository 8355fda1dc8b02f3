import * as v from 'valibot';
import { nothing, requiredText, text } from '../../platform/api/wire';

/** Schemas of the promotion calls' answers (docs/reference/answers.md#promotion-answers). */

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
