export type LaunchSource = { bases?: readonly (string | undefined)[]; href: string; parameters?: string }
export type LaunchUrl = {
  /** Candidate paths in the package, in lookup order: zip entries are not URL-encoded, but hrefs mostly are. */
  paths: string[]
  /** '' or '?…', and '' or '#…', including the parameters. */
  query: string
  fragment: string
}

const PACKAGE_ROOT = 'http://package.invalid/'

function withParameters(query: string, fragment: string, parameters: string): { query: string; fragment: string } {
  const bare = parameters.trim().replace(/^[?&]+/, '')
  if (bare === '') return { query, fragment }
  if (bare.startsWith('#')) return { query, fragment: fragment || bare }
  return { query: query === '' || query === '?' ? `?${bare}` : `${query}&${bare}`, fragment }
}

function decoded(path: string): string {
  return path.replace(/(?:%[\da-f]{2})+/gi, (run) => {
    try {
      return decodeURIComponent(run)
    } catch {
      return run
    }
  })
}

/**
 * Resolves an item's launch URL: the xml:base of manifest, resources and resource, each relative to the one before, then the href, then the item's
 * parameters. Null if the result is outside the package. Source: SCORM 1.2 CAM §2.2 (xml:base) and §2.3.2.5.2 (parameters).
 */
export function launchUrl({ bases = [], href, parameters = '' }: LaunchSource): LaunchUrl | null {
  const steps = [...bases.filter((base): base is string => Boolean(base)), href.trim()].map((step) =>
    step.replaceAll('\\', '/'),
  )
  const last = steps.at(-1)
  if (!last) return null
  // The URL parser drops '..' at the root; counting the depth distinguishes 'a/../b' from '../b'.
  let depth = 0
  for (const step of steps) {
    if (/^(?:[a-z][a-z\d+.-]*:|\/)/i.test(step)) return null
    for (const part of (step.split(/[?#]/, 1)[0] ?? '').split('/').slice(0, -1)) {
      depth += part === '..' ? -1 : part === '.' || part === '' ? 0 : 1
      if (depth < 0) return null
    }
  }
  const url = steps.reduce((base, step) => new URL(step, base), new URL(PACKAGE_ROOT))
  const path = url.pathname.slice(1)
  if (url.origin !== new URL(PACKAGE_ROOT).origin || path === '') return null
  const { query, fragment } = withParameters(url.search, url.hash, parameters)
  const literal = decoded(path)
  return { paths: literal === path ? [path] : [literal, path], query, fragment }
}
