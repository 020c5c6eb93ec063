/**
 * Builds the Content-Disposition header (RFC 6266) of a file that the browser saves under this name. Names with anything but ASCII
 * letters, digits, dots, hyphens and underscores are sent in the extended form.
 */
export const attachment = (name: string): string =>
  /^[\w.-]+$/.test(name) ? `attachment; filename="${name}"` : `attachment; filename*=UTF-8''${encodeURIComponent(name)}`
