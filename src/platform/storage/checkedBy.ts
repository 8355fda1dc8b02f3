import * as v from 'valibot';

/** Makes a `StoredItem`'s check of a schema. */
export const checkedBy =
  <Schema extends v.GenericSchema>(schema: Schema) =>
  (value: unknown): v.InferOutput<Schema> | undefined => {
    const { success, output } = v.safeParse(schema, value);
    return success ? output : undefined;
  };
