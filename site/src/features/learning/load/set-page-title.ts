import { pageTitle } from '../../../seo/page-title.ts'

/** 'Outline: Safe Lifting | Harbor Academy', for the tab and the history. */
export function setPageTitle(portal_name: string, course: string, part: string): void {
  document.title = pageTitle(`${part}: ${course}`, portal_name)
}
