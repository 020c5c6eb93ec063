import { sitePages, type SitePageName } from './site-pages.ts'

/** The parameters of a pattern: `slug` and `related_id` of /courses/learner/:slug/:related_id. */
type ParamOf<Pattern extends string> = Pattern extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | ParamOf<`/${More}`>
    : Rest extends `${infer Name}.${string}`
      ? Name
      : Rest
  : never
type ParamsOf<N extends SitePageName> = ParamOf<(typeof sitePages)[N]['pattern']>
/** What a link to a page needs: a value for each parameter of its address, and a query if there is one. */
type LinkArguments<N extends SitePageName> = [ParamsOf<N>] extends [never]
  ? [params?: Record<string, never>, query?: Query]
  : [params: Readonly<Record<ParamsOf<N>, string | number>>, query?: Query]
type Query = Readonly<Record<string, string>>

/** The address of a page of the site, by its name: `linkTo('course', { slug })`. Values are encoded; the query follows in its order. */
export function linkTo<N extends SitePageName>(name: N, ...[params, query]: LinkArguments<N>): string {
  const values: Readonly<Record<string, string | number>> = params ?? {}
  const path = sitePages[name].pattern.replace(/:(\w+)/g, (_, param: string) => encodeURIComponent(values[param] ?? ''))
  return query ? `${path}?${new URLSearchParams(query).toString()}` : path
}
