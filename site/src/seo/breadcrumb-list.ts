/** One step of a breadcrumb trail. */
export interface Crumb {
  title: string
  path: string
}

/** Breadcrumbs of a page as schema.org BreadcrumbList. `origin` is the portal's canonical origin. */
export function breadcrumbList(crumbs: readonly Crumb[], origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.title,
      item: new URL(crumb.path, origin).href,
    })),
  }
}
