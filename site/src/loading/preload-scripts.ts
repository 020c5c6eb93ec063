import { withImports } from './script-imports.ts'

/** What a page's islands run is asked for in its head, all at once: a browser finds what a script imports only when it has that script. Styles and font come first. */
export function preloadScripts(page: string): string {
  const islands = [...page.matchAll(/(?:component|renderer)-url="([^"]+)"/g)].map(([, script = '']) => script)
  if (islands.length === 0) return page
  const links = withImports(islands).map((script) => `<link rel="modulepreload" href="${script}" fetchpriority="low">`)
  return page.replace('</head>', `${links.join('')}</head>`)
}
