/** 'Safe Lifting | Harbor Academy'; the portal's name once where the title already carries it. */
export function pageTitle(title: string, portalName: string): string {
  return title.includes(portalName) ? title : `${title} | ${portalName}`
}
