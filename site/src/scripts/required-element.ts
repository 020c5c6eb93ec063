/** Returns a required element; throws if it is missing, which is a programming error. */
export function requiredElement<E extends Element>(
  selector: string,
  kind: new () => E,
  within: ParentNode = document,
): E {
  const found = within.querySelector(selector)
  if (found instanceof kind) return found
  throw new Error(`The page lacks ${selector}`)
}
