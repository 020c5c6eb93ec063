import { withImports } from './script-imports.ts'

/**
 * Preloads all scripts of a page's islands from its head, because browsers discover imports only after loading the importing script. Styles and font
 * come first.
 */
export function preloadScripts(page: string): string {
  const islands = [...page.matchAll(/(?:component|renderer)-url="([^"]+)"/g)].map(([, script = '']) => script)
  if (islands.length === 0) return page
  const links = withImports(islands).map((script) => `<link rel="modulepreload" href="${script}" fetchpriority="low">`)
  return page.replace('</head>', `${links.join('')}</head>`)
}
