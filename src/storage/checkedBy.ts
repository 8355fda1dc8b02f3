import * as v from 'valibot';

/** A schema as the check of what was kept. */
export const checkedBy =
  <Schema extends v.GenericSchema>(schema: Schema) =>
  (value: unknown): v.InferOutput<Schema> | undefined => {
    const { success, output } = v.safeParse(schema, value);
    return success ? output : undefined;
  };
