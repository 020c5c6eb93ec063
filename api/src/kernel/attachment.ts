/**
 * Builds the Content-Disposition header (RFC 6266) of a file that the browser saves under this name. Names with anything but ASCII
 * letters, digits, dots, hyphens and underscores are sent in the extended form (RFC 8187).
 */
export const attachment = (name: string): string =>
  /^[\w.-]+$/.test(name) ? `attachment; filename="${name}"` : `attachment; filename*=UTF-8''${extendedValue(name)}`

/** encodeURIComponent leaves these four as they are, but RFC 8187 reserves them. */
const extendedValue = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)
