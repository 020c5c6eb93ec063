/** A path of a portal with the portal's own origin, from its row and never from the request (architecture, "Trust"). */
export function absoluteUrl(path: string, portalUrl: string): string {
  return new URL(path, portalUrl).href
}
