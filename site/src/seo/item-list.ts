import { absoluteUrl } from './absolute-url.ts'

/** A list page as schema.org ItemList; search engines require at least three entries, so shorter lists have none. */
export function itemList(pagePaths: readonly string[], origin: string) {
  if (pagePaths.length < 3) return null
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: pagePaths.map((path, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: absoluteUrl(path, origin),
    })),
  }
}
