/** The one element that the page is sure to have; its absence is a mistake of ours, so it is loud. */
export function requiredElement<E extends Element>(
  selector: string,
  kind: new () => E,
  within: ParentNode = document,
): E {
  const found = within.querySelector(selector)
  if (found instanceof kind) return found
  throw new Error(`The page lacks ${selector}`)
}
