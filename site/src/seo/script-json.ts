/** JSON for a script element: no `<` survives, so a title can never close the element and start its own. */
export function scriptJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
}
