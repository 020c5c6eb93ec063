import type { ScormApi } from './scorm-api.ts'

/** A call as content made it, with its answer and the error code that content would read. */
export type ApiCall = { name: string; element: string; value: string; answer: string; code: number }

const textOf = (value: unknown) => (value === null || value === undefined ? '' : String(value))

/** Wraps the API for content and reports each call after it is answered. */
export function watchedApi(api: ScormApi, onCall: (call: ApiCall) => void): ScormApi {
  const names = Object.keys(api) as (keyof ScormApi)[]
  const entries = names.map((name): [keyof ScormApi, ScormApi[typeof name]] => [
    name,
    (...given) => {
      const answer = api[name](...given)
      const [element = '', value = ''] = given.map(textOf)
      onCall({ name, element, value, answer, code: Number(api.LMSGetLastError()) })
      return answer
    },
  ])
  return Object.fromEntries(entries) as ScormApi
}
