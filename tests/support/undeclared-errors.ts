import type { Hono } from 'hono'

const worlds = new WeakMap<Hono, string[]>()

/** Records responses that violate an app's contract; `failOnUndeclared` then fails the test. */
export const recordUndeclared = (app: Hono, met: string[]): void => void worlds.set(app, met)

/** Throws if the app has returned a code that its call's entry does not declare, which would make OpenAPI wrong. */
export function failOnUndeclared(app: Hono): void {
  const met = worlds.get(app)?.splice(0) ?? []
  if (met.length > 0) throw new Error(`not among the errors of its entry: ${met.join('; ')}`)
}
