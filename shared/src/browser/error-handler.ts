import { failureOf } from '../errors/failures/failure.ts'
import { failureReaction, type Reaction, type ReactionOptions } from '../errors/failures/failure-reaction.ts'

/** Ways an app can respond to a failure; each app passes them in once. */
export type Effects = {
  readonly toast: (text: string) => void
  /** `remember`: the session is lost; saves the path and removes the hint (SES-032) */
  readonly go: (to: string, remember: boolean) => void
  readonly page: (page: NonNullable<Reaction['page']>) => void
  readonly report: (error: unknown) => void
  readonly support_phone: () => string | null
}

export type ErrorHandler = {
  /** Applies the rule for an error and returns the reaction. */
  handle: (error: unknown, options?: ReactionOptions) => Reaction
  /** Runs a call; `update` changes the local store and runs only after success (ERR-013). */
  wrap: <T>(
    run: () => Promise<T>,
    options?: ReactionOptions & { update?: (data: T) => void },
  ) => Promise<{ ok: true; data: T } | { ok: false; error: unknown }>
}

/** Creates the error handler for calls that both apps use (ERR-006…013). */
export function createErrorHandler(effects: Effects): ErrorHandler {
  const handle: ErrorHandler['handle'] = (error, options = {}) => {
    const reaction = failureReaction(failureOf(error), { ...options, support_phone: effects.support_phone() })
    if (reaction.report) effects.report(error)
    if (reaction.toast !== null) effects.toast(reaction.toast)
    if (reaction.go) effects.go(reaction.go.to, reaction.go.remember)
    if (reaction.page) effects.page(reaction.page)
    return reaction
  }
  return {
    handle,
    async wrap(run, { update, ...options } = {}) {
      let data
      try {
        data = await run()
      } catch (error) {
        handle(error, options)
        return { ok: false, error }
      }
      update?.(data)
      return { ok: true, data }
    },
  }
}
