/** JSON for a script element: every `<` is escaped, so a title cannot close the element and start another. */
export function scriptJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
}
