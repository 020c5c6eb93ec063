/** Form fields, for rules that compare two of them. */
export type Fields = Record<string, unknown>

/** Creates the issue that a whole-form rule reports for one field. */
export const fieldIssue = (fields: Fields, field: string, message: string) => ({
  message,
  path: [{ type: 'object' as const, origin: 'value' as const, input: fields, key: field, value: fields[field] }] as [
    { type: 'object'; origin: 'value'; input: Fields; key: string; value: unknown },
  ],
})
