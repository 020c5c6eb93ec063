import { cutText } from '@portico/shared/rules/text/cut-text.ts'

/** Search engines truncate longer titles. */
const longest = 65

/**
 * Formats 'Safe Lifting | Harbor Academy'. Omits the portal's name if the title already contains it or both together are too long. A title too long
 * by itself is cut at a word and keeps the part after a dash: 'Operator Certification… — Utah'.
 */
export function pageTitle(title: string, portalName: string): string {
  const whole = title.includes(portalName) ? title : `${title} | ${portalName}`
  if (whole.length <= longest) return whole
  if (title.length <= longest) return title
  // Long titles that differ only in their ending, such as a state, must keep it.
  const ending = /.( [—–] .{1,30})$/.exec(title)?.[1] ?? ''
  return cutText({ text: title.slice(0, title.length - ending.length), length: longest - 1 - ending.length }) + ending
}

/** 'Outline: Safe Lifting | Harbor Academy', for the tab and the history. */
export function setPageTitle(portal_name: string, course: string, part: string): void {
  document.title = pageTitle(`${part}: ${course}`, portal_name)
}
