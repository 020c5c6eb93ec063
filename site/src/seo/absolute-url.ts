/** Absolute URL of a portal path, with the origin from the portal's row, never from the request (architecture, "Trust"). */
export function absoluteUrl(path: string, portalUrl: string): string {
  return new URL(path, portalUrl).href
}
