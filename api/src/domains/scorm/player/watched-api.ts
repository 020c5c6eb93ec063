import type { ScormApi } from './scorm-api.ts'

/** A call as content made it, with its answer and the code that content would read. */
export type ApiCall = { name: string; element: string; value: string; answer: string; code: number }

const textOf = (value: unknown) => (value === null || value === undefined ? '' : String(value))

/** The same calls for content, each told once it was answered. */
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
