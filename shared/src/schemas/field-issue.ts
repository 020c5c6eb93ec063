/** The fields of a form, for rules that look at two of them. */
export type Fields = Record<string, unknown>

/** What a rule over a whole form reports for one of its fields. */
export const fieldIssue = (fields: Fields, field: string, message: string) => ({
  message,
  path: [{ type: 'object' as const, origin: 'value' as const, input: fields, key: field, value: fields[field] }] as [
    { type: 'object'; origin: 'value'; input: Fields; key: string; value: unknown },
  ],
})
