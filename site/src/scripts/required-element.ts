/** The element that the page must have; throws when it is missing, because that is a programming error. */
export function requiredElement<E extends Element>(
  selector: string,
  kind: new () => E,
  within: ParentNode = document,
): E {
  const found = within.querySelector(selector)
  if (found instanceof kind) return found
  throw new Error(`The page lacks ${selector}`)
}
