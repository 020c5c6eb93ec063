import { fillPattern, type LinkArguments } from './fill-pattern.ts'
import { sitePages, type SitePageName } from './site-pages.ts'

type PatternOf<N extends SitePageName> = (typeof sitePages)[N]['pattern']

/** Path of a page of the site, by name: `linkTo('course', { slug })`. */
export function linkTo<N extends SitePageName>(name: N, ...values: LinkArguments<PatternOf<N>>): string {
  const pattern: PatternOf<N> = sitePages[name].pattern
  return fillPattern(pattern, ...values)
}
