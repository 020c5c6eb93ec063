import { cutText } from '@portico/shared/rules/text/cut-text.ts'

/** Search engines cut what is longer. */
const longest = 65

/**
 * 'Safe Lifting | Harbor Academy'; the portal's name once where the title already carries it, and not where both are too long together.
 * A title that is too long by itself ends at a whole word.
 */
export function pageTitle(title: string, portalName: string): string {
  const whole = title.includes(portalName) ? title : `${title} | ${portalName}`
  return whole.length <= longest ? whole : cutText({ text: title, length: longest - 1 })
}
