/** Parameters of a pattern: `slug` and `related_id` of /courses/learner/:slug/:related_id. */
type ParamOf<Pattern extends string> = Pattern extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | ParamOf<`/${More}`>
    : Rest extends `${infer Name}.${string}`
      ? Name
      : Rest
  : never
type Query = Readonly<Record<string, string>>
/** Arguments of a link: a value for each parameter of its pattern, and an optional query. */
export type LinkArguments<Pattern extends string> = [ParamOf<Pattern>] extends [never]
  ? [params?: Record<string, never>, query?: Query]
  : [params: Readonly<Record<ParamOf<Pattern>, string | number>>, query?: Query]

/** Builds the path from a pattern and its values. Encodes values; appends the query in its given order. */
export function fillPattern<Pattern extends string>(
  pattern: Pattern,
  ...[params, query]: LinkArguments<Pattern>
): string {
  const values: Readonly<Record<string, string | number>> = params ?? {}
  const path = pattern.replace(/:(\w+)/g, (_, param: string) => encodeURIComponent(values[param] ?? ''))
  return query ? `${path}?${new URLSearchParams(query).toString()}` : path
}
