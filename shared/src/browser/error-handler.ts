import { failureOf } from '../errors/failure.ts'
import { failureReaction, type Reaction, type ReactionOptions } from '../errors/failure-reaction.ts'

/** What an app can do about a failure; it hands these in once. */
export type Effects = {
  readonly toast: (text: string) => void
  /** `remember`: the session is lost; the path is kept and the hint forgotten (SES-032) */
  readonly go: (to: string, remember: boolean) => void
  readonly page: (page: NonNullable<Reaction['page']>) => void
  readonly report: (error: unknown) => void
  readonly support_phone: () => string | null
}

export type ErrorHandler = {
  /** Does what the rule says about an error, and says what that was. */
  handle: (error: unknown, options?: ReactionOptions) => Reaction
  /** Runs a call; `update` is for the local store and happens only when the call went well (ERR-013). */
  wrap: <T>(
    run: () => Promise<T>,
    options?: ReactionOptions & { update?: (data: T) => void },
  ) => Promise<{ ok: true; data: T } | { ok: false; error: unknown }>
}

/** One handler for errors of calls, for both apps (ERR-006…013). */
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
