import { cutText } from '@portico/shared/rules/text/cut-text.ts'

/** Search engines cut what is longer. */
const longest = 65

/**
 * 'Safe Lifting | Harbor Academy'; the portal's name once where the title already carries it, and not where both are too long together.
 * A title that is too long by itself ends at a whole word, and keeps what stands behind a dash: 'Operator Certification… — Utah'.
 */
export function pageTitle(title: string, portalName: string): string {
  const whole = title.includes(portalName) ? title : `${title} | ${portalName}`
  if (whole.length <= longest) return whole
  if (title.length <= longest) return title
  // A long name that several share is told apart by its ending, such as a state.
  const ending = /.( [—–] .{1,30})$/.exec(title)?.[1] ?? ''
  return cutText({ text: title.slice(0, title.length - ending.length), length: longest - 1 - ending.length }) + ending
}
