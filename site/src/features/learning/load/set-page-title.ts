import { pageTitle } from '../../../seo/page-title.ts'

/** 'Outline: Safe Lifting | Harbor Academy': what the tab and the history say. */
export function setPageTitle(portal_name: string, course: string, part: string): void {
  document.title = pageTitle(`${part}: ${course}`, portal_name)
}
